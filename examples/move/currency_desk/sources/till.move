// #region till
/// A till for any currency: it takes exact payments, gives change, and pays out.
module currency_desk::till;

use sui::balance::{Self, Balance};
use sui::coin::Coin;

#[error]
const ETooLittle: vector<u8> = b"The coin is worth less than the price";

/// Money inside an object is a `Balance`, which needs no object of its own.
public struct Till<phantom T> has key, store {
    id: UID,
    money: Balance<T>,
}

public fun new<T>(ctx: &mut TxContext): Till<T> {
    Till { id: object::new(ctx), money: balance::zero() }
}

/// Takes the price out of a coin and leaves the change in it.
public fun charge<T>(till: &mut Till<T>, purse: &mut Coin<T>, price: u64) {
    assert!(purse.value() >= price, ETooLittle);
    till.money.join(purse.balance_mut().split(price));
}

/// Takes a whole coin. One that is empty is taken as well.
public fun deposit<T>(till: &mut Till<T>, coin: Coin<T>) {
    till.money.join(coin.into_balance());
}

/// Pays out as a coin, with which the caller does what they like.
public fun withdraw<T>(till: &mut Till<T>, amount: u64, ctx: &mut TxContext): Coin<T> {
    till.money.split(amount).into_coin(ctx)
}

/// Pays out to an address balance, which makes no object.
public fun refund<T>(till: &mut Till<T>, amount: u64, customer: address) {
    till.money.split(amount).send_funds(customer);
}

/// A balance has no `drop`: what is left has to go somewhere.
public fun close<T>(till: Till<T>, ctx: &mut TxContext): Coin<T> {
    let Till { id, money } = till;
    id.delete();
    money.into_coin(ctx)
}
// #endregion till
