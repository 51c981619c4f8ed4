// #region header
/// Sells tickets through the Payment Kit. Price, coin, receiver and registry are those of
/// the hall, never those that a buyer names, so a ticket is proof of exactly one full
/// payment.
module ticket_hall::hall;

use payment_kit::payment_kit::{Self, PaymentReceipt, PaymentRegistry};
use std::ascii::String;
use sui::clock::Clock;
use sui::coin::Coin;

#[error]
const EWrongRegistry: vector<u8> = b"The hall keeps its payments in another registry";
#[error]
const ENoPrice: vector<u8> = b"A ticket needs a price above zero";
// #endregion header

// #region structs
/// `T` is the only coin that the hall takes.
public struct Hall<phantom T> has key {
    id: UID,
    registry: ID,
    price: u64,
    receiver: address,
}

public struct Ticket has key, store {
    id: UID,
    order: String,
    receipt: PaymentReceipt,
}
// #endregion structs

// #region sell
/// Opens a hall whose payments go to `receiver`, which is the sender's to choose.
public fun open<T>(
    registry: ID,
    price: u64,
    receiver: address,
    ctx: &mut TxContext,
): Hall<T> {
    assert!(price > 0, ENoPrice);
    Hall { id: object::new(ctx), registry, price, receiver }
}

public fun share<T>(hall: Hall<T>) { transfer::share_object(hall) }

/// Pays `order` and returns its ticket. The same order cannot be paid again while its
/// record lives.
public fun sell<T>(
    hall: &Hall<T>,
    registry: &mut PaymentRegistry,
    order: String,
    coin: Coin<T>,
    clock: &Clock,
    ctx: &mut TxContext,
): Ticket {
    assert!(object::id(registry) == hall.registry, EWrongRegistry);
    let receipt = payment_kit::process_registry_payment(
        registry,
        order,
        hall.price,
        coin,
        option::some(hall.receiver),
        clock,
        ctx,
    );
    Ticket { id: object::new(ctx), order, receipt }
}
// #endregion sell

public fun price<T>(hall: &Hall<T>): u64 { hall.price }

public fun order(ticket: &Ticket): String { ticket.order }
