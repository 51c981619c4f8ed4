// #region burn-only
/// CANDLE: a supply that starts at one million and only ever shrinks.
module relic_supply::candle;

use sui::coin::Coin;
use sui::coin_registry::{Self, Currency};
use sui::event;

const SUPPLY: u64 = 1_000_000_000_000;

public struct CANDLE has drop {}

/// Emitted for each candle that burns down. The framework emits nothing.
public struct Lit has copy, drop {
    amount: u64,
    left: u64,
}

fun init(witness: CANDLE, ctx: &mut TxContext) {
    let (mut currency, mut treasury) = coin_registry::new_currency_with_otw(
        witness,
        6,
        b"CANDLE".to_string(),
        b"Candle".to_string(),
        b"Fewer every day.".to_string(),
        b"https://candle.example/icon.svg".to_string(),
        ctx,
    );
    let everything = treasury.mint(SUPPLY, ctx);
    currency.make_supply_burn_only_init(treasury);
    let metadata_cap = currency.finalize(ctx);

    transfer::public_transfer(everything, ctx.sender());
    transfer::public_transfer(metadata_cap, ctx.sender());
}

/// Burns a coin and tells the world. `coin_registry::burn` alone does the same in
/// silence.
public fun light(currency: &mut Currency<CANDLE>, coin: Coin<CANDLE>) {
    let amount = coin.value();
    currency.burn(coin);
    event::emit(Lit { amount, left: currency.total_supply().destroy_some() });
}
// #endregion burn-only

#[test_only]
public fun new_for_testing(
    ctx: &mut TxContext,
): (sui::coin_registry::CurrencyInitializer<CANDLE>, sui::coin::TreasuryCap<CANDLE>) {
    coin_registry::new_currency_with_otw(
        CANDLE {},
        6,
        b"CANDLE".to_string(),
        b"Candle".to_string(),
        b"".to_string(),
        b"".to_string(),
        ctx,
    )
}
