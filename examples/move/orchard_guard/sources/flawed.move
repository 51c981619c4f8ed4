/// A lending press with three mistakes, for tests that exploit them. Do not copy.
module orchard_guard::flawed;

use sui::balance::{Self, Balance};
use sui::coin::Coin;

const EWrongAmount: u64 = 0;

public struct Press<phantom T> has key {
    id: UID,
    funds: Balance<T>,
}

// #region structs
/// Says nothing about which press.
public struct KeeperCap has key, store {
    id: UID,
}

/// Says nothing about which coin, or which press.
public struct Loan {
    amount: u64,
}
// #endregion structs

public fun open<T>(ctx: &mut TxContext): KeeperCap {
    transfer::share_object(Press<T> { id: object::new(ctx), funds: balance::zero() });
    KeeperCap { id: object::new(ctx) }
}

public fun deposit<T>(self: &mut Press<T>, coin: Coin<T>) {
    self.funds.join(coin.into_balance());
}

// #region close
/// Anybody can open a press and has a cap then.
public fun empty<T>(self: &mut Press<T>, _: &KeeperCap, ctx: &mut TxContext): Coin<T> {
    self.funds.withdraw_all().into_coin(ctx)
}
// #endregion close

public fun borrow<T>(
    self: &mut Press<T>,
    amount: u64,
    ctx: &mut TxContext,
): (Coin<T>, Loan) {
    (self.funds.split(amount).into_coin(ctx), Loan { amount })
}

// #region repay
/// Nothing makes `T` the type that was borrowed.
public fun repay<T>(self: &mut Press<T>, loan: Loan, coin: Coin<T>) {
    let Loan { amount } = loan;
    assert!(coin.value() == amount, EWrongAmount);
    self.funds.join(coin.into_balance());
}
// #endregion repay

public fun value<T>(self: &Press<T>): u64 {
    self.funds.value()
}
