// #region module
/// Money that a module guards until a date. No seeds, no signature of the module: the
/// balance is inside, and `take` is the only way out.
module crossing::savings;

use sui::balance::Balance;
use sui::clock::Clock;
use sui::coin::Coin;

#[error]
const ETooEarly: vector<u8> = b"The savings are still locked";
#[error]
const ENotSaver: vector<u8> = b"These savings belong to somebody else";

public struct Savings<phantom T> has key {
    id: UID,
    saver: address,
    until_ms: u64,
    money: Balance<T>,
}

public fun lock<T>(coin: Coin<T>, until_ms: u64, ctx: &mut TxContext) {
    let (saver, money) = (ctx.sender(), coin.into_balance());
    transfer::share_object(Savings { id: object::new(ctx), saver, until_ms, money });
}

/// Returns the money and deletes the object, which pays back its storage.
public fun take<T>(savings: Savings<T>, clock: &Clock, ctx: &mut TxContext): Coin<T> {
    let Savings { id, saver, until_ms, money } = savings;
    assert!(ctx.sender() == saver, ENotSaver);
    assert!(clock.timestamp_ms() >= until_ms, ETooEarly);
    id.delete();
    money.into_coin(ctx)
}
// #endregion module
