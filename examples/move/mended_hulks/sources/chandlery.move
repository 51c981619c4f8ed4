// #region structs
/// The shop of exercise 1 without its hole.
module mended_hulks::chandlery;

use std::type_name::{Self, TypeName};
use sui::bag::{Self, Bag};
use sui::balance::{Self, Balance};
use sui::coin::Coin;
use sui::vec_map::{Self, VecMap};

#[error]
const EOtherShop: vector<u8> = b"Capability or quote is of another shop";
#[error]
const ENotAccepted: vector<u8> = b"The shop does not take this currency";
#[error]
const EOtherCurrency: vector<u8> = b"The quote is for another currency";
#[error]
const EWrongAmount: vector<u8> = b"Pay exactly the price";

/// Shared. The till has a balance for each currency.
public struct Shop has key {
    id: UID,
    prices: VecMap<TypeName, u64>,
    till: Bag,
}

public struct ShopCap has key, store { id: UID, shop: ID }

/// What a lantern costs in one currency.
public struct Quote has drop { shop: ID, currency: TypeName, price: u64 }

public struct Lantern has key, store { id: UID }
// #endregion structs

// #region keep
public fun open(ctx: &mut TxContext): ShopCap {
    let id = object::new(ctx);
    let cap = ShopCap { id: object::new(ctx), shop: id.to_inner() };
    transfer::share_object(Shop { id, prices: vec_map::empty(), till: bag::new(ctx) });
    cap
}

/// Accepts a currency from now on.
public fun accept<T>(self: &mut Shop, cap: &ShopCap, price: u64) {
    assert!(cap.shop == object::id(self), EOtherShop);
    let currency = type_name::with_defining_ids<T>();
    self.prices.insert(currency, price);
    self.till.add(currency, balance::zero<T>());
}

public fun empty<T>(self: &mut Shop, cap: &ShopCap, ctx: &mut TxContext): Coin<T> {
    assert!(cap.shop == object::id(self), EOtherShop);
    let till: &mut Balance<T> = &mut self.till[type_name::with_defining_ids<T>()];
    till.withdraw_all().into_coin(ctx)
}
// #endregion keep

// #region buy
public fun quote<T>(self: &Shop): Quote {
    let currency = type_name::with_defining_ids<T>();
    assert!(self.prices.contains(&currency), ENotAccepted);
    Quote { shop: object::id(self), currency, price: self.prices[&currency] }
}

public fun buy<T>(
    self: &mut Shop,
    quote: Quote,
    payment: Coin<T>,
    ctx: &mut TxContext,
): Lantern {
    assert!(quote.shop == object::id(self), EOtherShop);
    assert!(quote.currency == type_name::with_defining_ids<T>(), EOtherCurrency);
    assert!(payment.value() == quote.price, EWrongAmount);
    self.bank(payment);
    Lantern { id: object::new(ctx) }
}

fun bank<T>(self: &mut Shop, payment: Coin<T>) {
    let till: &mut Balance<T> = &mut self.till[type_name::with_defining_ids<T>()];
    till.join(payment.into_balance());
}
// #endregion buy
