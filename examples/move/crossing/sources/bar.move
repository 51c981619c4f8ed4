// #region module
/// A bar that is paid in any coin: the payment is an argument.
module crossing::bar;

use sui::balance::{Self, Balance};
use sui::coin::Coin;

#[error]
const EWrongAmount: vector<u8> = b"The payment is not the price of a drink";

public struct Bar<phantom T> has key { id: UID, till: Balance<T>, price: u64 }

public struct Drink has key, store { id: UID }

public fun open<T>(price: u64, ctx: &mut TxContext) {
    transfer::share_object(Bar<T> { id: object::new(ctx), till: balance::zero(), price });
}

public fun buy<T>(bar: &mut Bar<T>, payment: Coin<T>, ctx: &mut TxContext): Drink {
    assert!(payment.value() == bar.price, EWrongAmount);
    bar.till.join(payment.into_balance());
    Drink { id: object::new(ctx) }
}
// #endregion module

public fun takings<T>(bar: &Bar<T>): u64 { bar.till.value() }
