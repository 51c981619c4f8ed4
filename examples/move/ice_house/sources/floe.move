/// FLOE, a regulated currency whose deny cap is used for freezes only.
module ice_house::floe;

use ice_house::freezer;
use sui::coin_registry;

public struct FLOE has drop {}

fun init(witness: FLOE, ctx: &mut TxContext) {
    let (mut currency, treasury) = coin_registry::new_currency_with_otw(
        witness,
        6,
        b"FLOE".to_string(),
        b"Floe".to_string(),
        b"A coin of the ice house.".to_string(),
        b"https://ice.example/icon.svg".to_string(),
        ctx,
    );
    let deny_cap = currency.make_regulated(false, ctx);
    let metadata_cap = currency.finalize(ctx);
    let (freeze_cap, review_cap) = freezer::open(deny_cap, ctx);

    // In practice these go to four different addresses.
    transfer::public_transfer(freeze_cap, ctx.sender());
    transfer::public_transfer(review_cap, ctx.sender());
    transfer::public_transfer(treasury, ctx.sender());
    transfer::public_transfer(metadata_cap, ctx.sender());
}

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) {
    init(FLOE {}, ctx);
}
