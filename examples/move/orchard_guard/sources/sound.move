/// The same press: caps and loans name what they are for.
module orchard_guard::sound;

use sui::balance::{Self, Balance};
use sui::coin::Coin;

const EWrongPress: u64 = 0;
const EWrongAmount: u64 = 1;

public struct Press<phantom T> has key {
    id: UID,
    funds: Balance<T>,
}

// #region structs
public struct KeeperCap has key, store {
    id: UID,
    press: ID,
}

public struct Loan<phantom T> {
    press: ID,
    amount: u64,
}
// #endregion structs

public fun open<T>(ctx: &mut TxContext): KeeperCap {
    let press = Press<T> { id: object::new(ctx), funds: balance::zero() };
    let cap = KeeperCap { id: object::new(ctx), press: object::id(&press) };
    transfer::share_object(press);
    cap
}

public fun deposit<T>(self: &mut Press<T>, coin: Coin<T>) {
    self.funds.join(coin.into_balance());
}

// #region empty
public fun empty<T>(self: &mut Press<T>, cap: &KeeperCap, ctx: &mut TxContext): Coin<T> {
    assert!(cap.press == object::id(self), EWrongPress);
    self.funds.withdraw_all().into_coin(ctx)
}
// #endregion empty

// #region loan
public fun borrow<T>(
    self: &mut Press<T>,
    amount: u64,
    ctx: &mut TxContext,
): (Coin<T>, Loan<T>) {
    let loan = Loan { press: object::id(self), amount };
    (self.funds.split(amount).into_coin(ctx), loan)
}

public fun repay<T>(self: &mut Press<T>, loan: Loan<T>, coin: Coin<T>) {
    let Loan { press, amount } = loan;
    assert!(press == object::id(self), EWrongPress);
    assert!(coin.value() == amount, EWrongAmount);
    self.funds.join(coin.into_balance());
}
// #endregion loan

public fun value<T>(self: &Press<T>): u64 {
    self.funds.value()
}
