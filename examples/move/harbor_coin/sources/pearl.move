// #region header
/// PEARL, the money of a harbor town. Holders of the `TreasuryCap` mint and burn it.
module harbor_coin::pearl;

use sui::coin::TreasuryCap;
use sui::coin_registry::{Self, CurrencyInitializer};

/// One PEARL is a million units.
const DECIMALS: u8 = 6;
// #endregion header

// #region witness
/// The one-time witness: the type of the currency, and the proof that it is made only
/// once.
public struct PEARL has drop {}
// #endregion witness

// #region init
fun init(witness: PEARL, ctx: &mut TxContext) {
    let (currency, treasury) = new_currency(witness, ctx);
    let metadata_cap = currency.finalize(ctx);

    transfer::public_transfer(treasury, ctx.sender());
    transfer::public_transfer(metadata_cap, ctx.sender());
}

fun new_currency(
    witness: PEARL,
    ctx: &mut TxContext,
): (CurrencyInitializer<PEARL>, TreasuryCap<PEARL>) {
    coin_registry::new_currency_with_otw(
        witness,
        DECIMALS,
        b"PEARL".to_string(),
        b"Harbor Pearl".to_string(),
        b"Pays for berths, fish and rope in the harbor.".to_string(),
        b"https://harbor.example/pearl.svg".to_string(),
        ctx,
    )
}
// #endregion init

// #region pay-crew
/// Mints `wage` units for each address.
public fun pay_crew(
    treasury: &mut TreasuryCap<PEARL>,
    crew: vector<address>,
    wage: u64,
    ctx: &mut TxContext,
) {
    crew.do!(|sailor| transfer::public_transfer(treasury.mint(wage, ctx), sailor));
}
// #endregion pay-crew

// #region testing
#[test_only]
public fun init_for_testing(ctx: &mut TxContext) {
    init(PEARL {}, ctx);
}

#[test_only]
public fun new_currency_for_testing(
    ctx: &mut TxContext,
): (CurrencyInitializer<PEARL>, TreasuryCap<PEARL>) {
    new_currency(PEARL {}, ctx)
}
// #endregion testing
