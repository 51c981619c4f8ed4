// #region header
/// Tickets for an open-air cinema. A ticket stays with its buyer: it can be used once at
/// the gate, or given back to the cinema for the price, and nothing else.
module moon_cinema::show;

use std::string::String;
use sui::balance::{Self, Balance};
use sui::clock::Clock;
use sui::coin::Coin;
use sui::event;
use sui::table::{Self, Table};

#[error]
const EOtherShow: vector<u8> = b"The ticket or the key is of another show";
#[error]
const EPrice: vector<u8> = b"Pay the exact price";
#[error]
const ESoldOut: vector<u8> = b"All seats are taken";
#[error]
const ELimit: vector<u8> = b"This address has as many tickets as one may have";
#[error]
const ETooLate: vector<u8> = b"Not possible at this time anymore";
#[error]
const ETooEarly: vector<u8> = b"Not possible at this time yet";
#[error]
const EUsed: vector<u8> = b"The ticket was used at the gate";
#[error]
const ECalledOff: vector<u8> = b"The show was called off";
// #endregion header

// #region structs
/// Shared. `C` is the coin that tickets are paid in.
public struct Show<phantom C> has key {
    id: UID,
    film: String,
    price: u64,
    seats: u64,
    per_guest: u64,
    doors_ms: u64,
    starts_ms: u64,
    /// Until when guests may change their minds.
    refund_until_ms: u64,
    called_off: bool,
    /// The highest seat sold so far, and lower ones that came back.
    highest: u64,
    returned: vector<u64>,
    tickets_of: Table<address, u64>,
    /// What guests have paid. The cinema gets it when the show begins.
    till: Balance<C>,
}

/// The organizer's.
public struct Key has key, store { id: UID, show: ID }

/// No `store`: only this module could transfer it, and it has no function for that.
public struct Ticket has key {
    id: UID,
    show: ID,
    seat: u64,
    paid: u64,
    /// The number that the gate showed, once the guest is in.
    entered: Option<u64>,
}

public struct Entered has copy, drop { show: ID, ticket: ID, seat: u64, nonce: u64 }
// #endregion structs

// #region open
public fun open<C>(
    film: String,
    price: u64,
    seats: u64,
    per_guest: u64,
    doors_ms: u64,
    starts_ms: u64,
    refund_until_ms: u64,
    ctx: &mut TxContext,
): (Show<C>, Key) {
    assert!(doors_ms < starts_ms && refund_until_ms < starts_ms, ETooLate);
    let show = Show {
        id: object::new(ctx),
        film,
        price,
        seats,
        per_guest,
        doors_ms,
        starts_ms,
        refund_until_ms,
        called_off: false,
        highest: 0,
        returned: vector[],
        tickets_of: table::new(ctx),
        till: balance::zero(),
    };
    let key = Key { id: object::new(ctx), show: object::id(&show) };
    (show, key)
}

public fun share<C>(show: Show<C>) { transfer::share_object(show) }
// #endregion open

// #region buy
/// Sells the sender a ticket, which goes to the sender and to nobody else.
public fun buy<C>(
    self: &mut Show<C>,
    payment: Coin<C>,
    clock: &Clock,
    ctx: &mut TxContext,
) {
    assert!(!self.called_off, ECalledOff);
    assert!(clock.timestamp_ms() < self.starts_ms, ETooLate);
    assert!(payment.value() == self.price, EPrice);
    let guest = ctx.sender();
    self.count(guest);
    let seat = self.next_seat();
    self.till.join(payment.into_balance());
    transfer::transfer(
        Ticket {
            id: object::new(ctx),
            show: object::id(self),
            seat,
            paid: self.price,
            entered: option::none(),
        },
        guest,
    );
}

/// One more ticket for `guest`, if there may be one.
fun count<C>(self: &mut Show<C>, guest: address) {
    if (!self.tickets_of.contains(guest)) self.tickets_of.add(guest, 0);
    let tickets = &mut self.tickets_of[guest];
    assert!(*tickets < self.per_guest, ELimit);
    *tickets = *tickets + 1;
}

/// A seat that came back, or else the next one.
fun next_seat<C>(self: &mut Show<C>): u64 {
    if (!self.returned.is_empty()) return self.returned.pop_back();
    assert!(self.highest < self.seats, ESoldOut);
    self.highest = self.highest + 1;
    self.highest
}
// #endregion buy

// #region give-back
/// Returns the price in time, or whenever the show was called off. The seat is free
/// again.
public fun give_back<C>(
    self: &mut Show<C>,
    ticket: Ticket,
    clock: &Clock,
    ctx: &mut TxContext,
): Coin<C> {
    let Ticket { id, show, seat, paid, entered } = ticket;
    assert!(show == object::id(self), EOtherShow);
    assert!(entered.is_none() || self.called_off, EUsed);
    let in_time = clock.timestamp_ms() < self.refund_until_ms;
    assert!(in_time || self.called_off, ETooLate);
    id.delete();
    self.returned.push_back(seat);
    let tickets = &mut self.tickets_of[ctx.sender()];
    *tickets = *tickets - 1;
    self.till.split(paid).into_coin(ctx)
}
// #endregion give-back

// #region enter
/// Uses the ticket. `nonce` is the number that the gate shows to this guest.
public fun enter<C>(self: &Show<C>, ticket: &mut Ticket, nonce: u64, clock: &Clock) {
    assert!(ticket.show == object::id(self), EOtherShow);
    assert!(!self.called_off, ECalledOff);
    assert!(clock.timestamp_ms() >= self.doors_ms, ETooEarly);
    assert!(ticket.entered.is_none(), EUsed);
    ticket.entered.fill(nonce);
    event::emit(Entered {
        show: ticket.show,
        ticket: object::id(ticket),
        seat: ticket.seat,
        nonce,
    });
}
// #endregion enter

// #region organizer
/// From here on, everyone gets the price back, without a time limit. Only before the
/// film begins, so that nobody who has seen it does.
public fun call_off<C>(self: &mut Show<C>, key: &Key, clock: &Clock) {
    assert!(key.show == object::id(self), EOtherShow);
    assert!(clock.timestamp_ms() < self.starts_ms, ETooLate);
    self.called_off = true;
}

/// The takings, once refunds are impossible.
public fun collect<C>(
    self: &mut Show<C>,
    key: &Key,
    clock: &Clock,
    ctx: &mut TxContext,
): Coin<C> {
    assert!(key.show == object::id(self), EOtherShow);
    assert!(!self.called_off, ECalledOff);
    assert!(clock.timestamp_ms() >= self.starts_ms, ETooEarly);
    self.till.withdraw_all().into_coin(ctx)
}
// #endregion organizer

public fun price<C>(self: &Show<C>): u64 { self.price }

public fun seat(ticket: &Ticket): u64 { ticket.seat }

public fun takings<C>(self: &Show<C>): u64 { self.till.value() }
