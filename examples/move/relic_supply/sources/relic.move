// #region fixed
/// RELIC: ten thousand units, all made at publication, never more and never fewer.
module relic_supply::relic;

use sui::coin_registry;

const SUPPLY: u64 = 10_000;

public struct RELIC has drop {}

fun init(witness: RELIC, ctx: &mut TxContext) {
    let (mut currency, mut treasury) = coin_registry::new_currency_with_otw(
        witness,
        0,
        b"RELIC".to_string(),
        b"Relic".to_string(),
        b"One of ten thousand.".to_string(),
        b"https://relic.example/icon.svg".to_string(),
        ctx,
    );
    let everything = treasury.mint(SUPPLY, ctx);
    // Takes the treasury away: it ends up inside the currency, out of everybody's reach.
    currency.make_supply_fixed_init(treasury);
    currency.finalize_and_delete_metadata_cap(ctx);

    transfer::public_transfer(everything, ctx.sender());
}
// #endregion fixed

#[test_only]
public fun new_for_testing(
    ctx: &mut TxContext,
): (sui::coin_registry::CurrencyInitializer<RELIC>, sui::coin::TreasuryCap<RELIC>) {
    coin_registry::new_currency_with_otw(
        RELIC {},
        0,
        b"RELIC".to_string(),
        b"Relic".to_string(),
        b"".to_string(),
        b"".to_string(),
        ctx,
    )
}

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) {
    init(RELIC {}, ctx);
}
