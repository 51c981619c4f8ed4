// #region season-coin
/// A currency that is created long after publication, when the organizer decides to.
module harbor_coin::regatta;

use sui::coin_registry::{Self, CoinRegistry};

/// The type of the currency. No value of it ever exists.
public struct REGATTA has key {
    id: UID,
}

/// The right to start the currency.
public struct OrganizerCap has key, store {
    id: UID,
}

fun init(ctx: &mut TxContext) {
    transfer::transfer(OrganizerCap { id: object::new(ctx) }, ctx.sender());
}

/// Creates the currency once and gives its capabilities to the sender.
#[allow(lint(self_transfer))]
public fun open_season(
    _: &OrganizerCap,
    registry: &mut CoinRegistry,
    ctx: &mut TxContext,
) {
    let (currency, treasury) = coin_registry::new_currency<REGATTA>(
        registry,
        0,
        b"REGATTA".to_string(),
        b"Regatta Token".to_string(),
        b"One entry to the summer regatta.".to_string(),
        b"https://harbor.example/regatta.svg".to_string(),
        ctx,
    );
    transfer::public_transfer(currency.finalize(ctx), ctx.sender());
    transfer::public_transfer(treasury, ctx.sender());
}
// #endregion season-coin

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) {
    init(ctx);
}
