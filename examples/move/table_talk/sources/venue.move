// #region structs
/// A place that sells something, and the receipts that prove it.
module table_talk::venue;

use std::string::String;
use sui::balance::{Self, Balance};
use sui::clock::Clock;
use sui::coin::Coin;
use sui::event;
use sui::sui::SUI;
use table_talk::moderation::Board;

#[error]
const EWrongAmount: vector<u8> = b"The payment is not the price";
#[error]
const EPriceTooLow: vector<u8> = b"The price is less than 0.01 SUI";
#[error]
const EOtherVenue: vector<u8> = b"This belongs to another venue";

/// Share of each sale that goes to the platform, in hundredths of a percent.
const FEE_BPS: u64 = 500;
/// In MIST. A free purchase would make free receipts.
const MIN_PRICE: u64 = 10_000_000;

/// Shared: customers pay into it, reviews change its stars.
public struct Venue has key {
    id: UID,
    name: String,
    price: u64,
    treasury: address,
    takings: Balance<SUI>,
    reviews: u64,
    stars: u64,
}

public struct VenueCap has key, store {
    id: UID,
    venue: ID,
}

/// Proof of purchase. Without `store`, it stays with the buyer: no market for receipts.
public struct Receipt has key {
    id: UID,
    venue: ID,
    bought_at_ms: u64,
    reviewed: bool,
}
// #endregion structs

public struct VenueOpened has copy, drop {
    venue: ID,
    name: String,
    price: u64,
}

// #region open
public fun open(name: String, price: u64, board: &Board, ctx: &mut TxContext): VenueCap {
    assert!(price >= MIN_PRICE, EPriceTooLow);
    let venue = Venue {
        id: object::new(ctx),
        name,
        price,
        treasury: board.treasury(),
        takings: balance::zero(),
        reviews: 0,
        stars: 0,
    };
    let cap = VenueCap { id: object::new(ctx), venue: object::id(&venue) };
    event::emit(VenueOpened { venue: cap.venue, name, price });
    transfer::share_object(venue);
    cap
}
// #endregion open

// #region buy
/// Pays the venue, less the fee, and sends the buyer a receipt.
public fun buy(
    venue: &mut Venue,
    payment: Coin<SUI>,
    clock: &Clock,
    ctx: &mut TxContext,
) {
    assert!(payment.value() == venue.price, EWrongAmount);
    let mut paid = payment.into_balance();
    let fee = paid.value() * FEE_BPS / 10_000;
    transfer::public_transfer(paid.split(fee).into_coin(ctx), venue.treasury);
    venue.takings.join(paid);

    let receipt = Receipt {
        id: object::new(ctx),
        venue: object::id(venue),
        bought_at_ms: clock.timestamp_ms(),
        reviewed: false,
    };
    transfer::transfer(receipt, ctx.sender());
}
// #endregion buy

// #region collect
public fun collect(venue: &mut Venue, cap: &VenueCap, ctx: &mut TxContext): Coin<SUI> {
    assert!(cap.venue == object::id(venue), EOtherVenue);
    venue.takings.withdraw_all().into_coin(ctx)
}
// #endregion collect

// #region score
/// Mean of the visible reviews in hundredths of a star; none before the first review.
public fun average_hundredths(venue: &Venue): Option<u64> {
    if (venue.reviews == 0) option::none()
    else option::some(venue.stars * 100 / venue.reviews)
}

public(package) fun count_in(venue: &mut Venue, stars: u8) {
    venue.reviews = venue.reviews + 1;
    venue.stars = venue.stars + (stars as u64);
}

public(package) fun count_out(venue: &mut Venue, stars: u8) {
    venue.reviews = venue.reviews - 1;
    venue.stars = venue.stars - (stars as u64);
}
// #endregion score

public(package) fun mark_reviewed(receipt: &mut Receipt) { receipt.reviewed = true }

public fun receipt_venue(receipt: &Receipt): ID { receipt.venue }

public fun bought_at_ms(receipt: &Receipt): u64 { receipt.bought_at_ms }

public fun is_reviewed(receipt: &Receipt): bool { receipt.reviewed }

public use fun receipt_venue as Receipt.venue;
