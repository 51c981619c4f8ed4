/// QUAY, a regulated currency: its issuer can shut addresses out and pause it for
/// everyone.
module quay_dollar::quay;

use quay_dollar::compliance;
use sui::coin_registry;

public struct QUAY has drop {}

// #region init
fun init(witness: QUAY, ctx: &mut TxContext) {
    let (mut currency, treasury) = coin_registry::new_currency_with_otw(
        witness,
        6,
        b"QUAY".to_string(),
        b"Quay Dollar".to_string(),
        b"A dollar for the port authority, redeemable at its counter.".to_string(),
        b"https://quay.example/icon.svg".to_string(),
        ctx,
    );
    // Before `finalize`, and for good: `true` lets the cap pause the whole currency.
    let deny_cap = currency.make_regulated(true, ctx);
    let metadata_cap = currency.finalize(ctx);

    let director = compliance::open(deny_cap, ctx);

    transfer::public_transfer(director, ctx.sender());
    transfer::public_transfer(treasury, ctx.sender());
    transfer::public_transfer(metadata_cap, ctx.sender());
}
// #endregion init

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) {
    init(QUAY {}, ctx);
}
