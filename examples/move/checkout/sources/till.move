// #region header
/// A till that takes payment in every dollar coin its owner accepts. What comes in goes
/// to the address balance of the merchant; the till keeps a receipt book, never money.
module checkout::till;

use std::type_name::{Self, TypeName};
use sui::coin::Coin;
use sui::coin_registry::Currency;
use sui::event;
use sui::table::{Self, Table};
use sui::vec_set::{Self, VecSet};

/// Prices are in cents. Six decimals make a cent 10,000 units.
const DECIMALS: u8 = 6;
const UNITS_PER_CENT: u64 = 10_000;

#[error]
const EOtherTill: vector<u8> = b"The key belongs to another till";
#[error]
const EWrongDecimals: vector<u8> = b"The till takes coins of six decimals only";
#[error]
const ENotAccepted: vector<u8> = b"The till does not accept this coin";
#[error]
const EWrongAmount: vector<u8> = b"The coin is not the exact amount of the invoice";
#[error]
const EAlreadyPaid: vector<u8> = b"This order has been paid";
// #endregion header

// #region structs
public struct Till has key {
    id: UID,
    merchant: address,
    accepted: VecSet<TypeName>,
    paid: Table<u64, address>,
}

public struct TillKey has key, store {
    id: UID,
    till: ID,
}

/// One per paid order.
public struct Paid has copy, drop {
    till: ID,
    order: u64,
    cents: u64,
    coin: TypeName,
    payer: address,
}
// #endregion structs

// #region owner
/// Shares a till for `merchant` and returns its key.
public fun open(merchant: address, ctx: &mut TxContext): TillKey {
    let till = Till {
        id: object::new(ctx),
        merchant,
        accepted: vec_set::empty(),
        paid: table::new(ctx),
    };
    let key = TillKey { id: object::new(ctx), till: object::id(&till) };
    transfer::share_object(till);
    key
}

/// Accepts coins of type `T`. Its `Currency` in the registry proves the decimals.
public fun accept<T>(till: &mut Till, key: &TillKey, currency: &Currency<T>) {
    assert!(key.till == object::id(till), EOtherTill);
    assert!(currency.decimals() == DECIMALS, EWrongDecimals);
    till.accepted.insert(type_name::with_original_ids<T>());
}

/// Accepts coins of type `T` no longer.
public fun refuse<T>(till: &mut Till, key: &TillKey) {
    assert!(key.till == object::id(till), EOtherTill);
    till.accepted.remove(&type_name::with_original_ids<T>());
}
// #endregion owner

// #region pay
/// Pays an order in any accepted coin.
public fun pay<T>(
    till: &mut Till,
    order: u64,
    cents: u64,
    payment: Coin<T>,
    ctx: &TxContext,
) {
    let coin = type_name::with_original_ids<T>();
    assert!(till.accepted.contains(&coin), ENotAccepted);
    assert!(payment.value() == cents * UNITS_PER_CENT, EWrongAmount);
    assert!(!till.paid.contains(order), EAlreadyPaid);

    till.paid.add(order, ctx.sender());
    payment.send_funds(till.merchant);
    event::emit(Paid { till: object::id(till), order, cents, coin, payer: ctx.sender() });
}
// #endregion pay

public fun is_paid(till: &Till, order: u64): bool { till.paid.contains(order) }
