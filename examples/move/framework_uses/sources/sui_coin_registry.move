module framework_uses::sui_coin_registry;

use sui::coin::TreasuryCap;
use sui::coin_registry::{Self, MetadataCap};

public struct SUI_COIN_REGISTRY() has drop;

// #region use
fun init(otw: SUI_COIN_REGISTRY, ctx: &mut TxContext) {
    let (currency, treasury_cap) = coin_registry::new_currency_with_otw(
        otw,
        6, // decimals
        b"POINT".to_string(),
        b"Harbor point".to_string(),
        b"Pays for mooring.".to_string(),
        b"https://example.com/point.svg".to_string(),
        ctx,
    );
    hand_out(treasury_cap, currency.finalize(ctx), ctx)
}
// #endregion use

#[allow(lint(self_transfer))]
fun hand_out(
    treasury_cap: TreasuryCap<SUI_COIN_REGISTRY>,
    metadata_cap: MetadataCap<SUI_COIN_REGISTRY>,
    ctx: &TxContext,
) {
    transfer::public_transfer(treasury_cap, ctx.sender());
    transfer::public_transfer(metadata_cap, ctx.sender());
}

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) { init(SUI_COIN_REGISTRY(), ctx) }
