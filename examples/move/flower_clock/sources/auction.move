// #region structs
/// A Dutch auction of flowers: the price of a lot falls from second to second until
/// somebody takes it, or until its floor.
module flower_clock::auction;

use std::string::String;
use sui::balance::{Self, Balance};
use sui::clock::Clock;
use sui::coin::Coin;
use sui::event;
use sui::sui::SUI;

const FEE_PERCENT: u64 = 5;

#[error]
const EFloorAboveStart: vector<u8> = b"The floor is above the start price";
#[error]
const EOtherHall: vector<u8> = b"Lot, card and capability belong to one hall";
#[error]
const ECardExpired: vector<u8> = b"The buyer's card has expired";
#[error]
const ETooLittle: vector<u8> = b"The payment is below the current price";
#[error]
const ENotGrower: vector<u8> = b"Only the grower takes a lot back";
#[error]
const EStillFalling: vector<u8> = b"The price has not reached the floor yet";

/// Shared.
public struct Hall has key { id: UID, fees: Balance<SUI> }

public struct HallCap has key, store { id: UID, hall: ID }

/// The right to buy in a hall up to and including an epoch.
public struct BuyerCard has key { id: UID, hall: ID, last_epoch: u64 }

/// Shared while it is for sale, and deleted when it is sold or taken back.
public struct Lot has key {
    id: UID,
    hall: ID,
    grower: address,
    crate: Crate,
    start_ms: u64,
    start_price: u64,
    floor_price: u64,
    drop_per_second: u64,
}

/// What is bought.
public struct Crate has key, store { id: UID, flowers: String, stems: u64 }

public struct Sold has copy, drop {
    lot: ID,
    grower: address,
    buyer: address,
    flowers: String,
    stems: u64,
    price: u64,
    sold_ms: u64,
}
// #endregion structs

// #region admit
fun init(ctx: &mut TxContext) {
    let hall = Hall { id: object::new(ctx), fees: balance::zero() };
    let cap = HallCap { id: object::new(ctx), hall: object::id(&hall) };
    transfer::share_object(hall);
    transfer::transfer(cap, ctx.sender());
}

/// Gives `buyer` a card for this epoch and the `epochs` after it.
public fun admit(cap: &HallCap, buyer: address, epochs: u64, ctx: &mut TxContext) {
    let last_epoch = ctx.epoch() + epochs;
    transfer::transfer(
        BuyerCard { id: object::new(ctx), hall: cap.hall, last_epoch },
        buyer,
    );
}

public fun collect(self: &mut Hall, cap: &HallCap, ctx: &mut TxContext): Coin<SUI> {
    assert!(cap.hall == object::id(self), EOtherHall);
    self.fees.withdraw_all().into_coin(ctx)
}
// #endregion admit

// #region consign
/// Offers flowers of the sender. The clock starts to run at once.
public fun consign(
    self: &Hall,
    flowers: String,
    stems: u64,
    start_price: u64,
    floor_price: u64,
    drop_per_second: u64,
    clock: &Clock,
    ctx: &mut TxContext,
) {
    assert!(floor_price <= start_price, EFloorAboveStart);
    transfer::share_object(Lot {
        id: object::new(ctx),
        hall: object::id(self),
        grower: ctx.sender(),
        crate: Crate { id: object::new(ctx), flowers, stems },
        start_ms: clock.timestamp_ms(),
        start_price,
        floor_price,
        drop_per_second,
    });
}

public fun price(lot: &Lot, clock: &Clock): u64 {
    let seconds = (clock.timestamp_ms() - lot.start_ms) / 1_000;
    let drop = (seconds as u128) * (lot.drop_per_second as u128);
    let room = lot.start_price - lot.floor_price;
    if (drop >= room as u128) lot.floor_price else lot.start_price - (drop as u64)
}
// #endregion consign

// #region buy
/// Buys at the current price. Returns the flowers and the change: by the time that the
/// transaction runs, the price may be lower than the buyer saw.
public fun buy(
    self: &mut Hall,
    lot: Lot,
    card: &BuyerCard,
    mut payment: Coin<SUI>,
    clock: &Clock,
    ctx: &mut TxContext,
): (Crate, Coin<SUI>) {
    let hall = object::id(self);
    assert!(lot.hall == hall && card.hall == hall, EOtherHall);
    assert!(ctx.epoch() <= card.last_epoch, ECardExpired);
    let price = lot.price(clock);
    assert!(payment.value() >= price, ETooLittle);

    let Lot { id, grower, crate, .. } = lot;
    event::emit(Sold {
        lot: id.to_inner(),
        grower,
        buyer: ctx.sender(),
        flowers: crate.flowers,
        stems: crate.stems,
        price,
        sold_ms: clock.timestamp_ms(),
    });
    id.delete();

    let mut proceeds = payment.split(price, ctx);
    let fee = ((price as u128) * (FEE_PERCENT as u128) / 100) as u64;
    self.fees.join(proceeds.split(fee, ctx).into_balance());
    transfer::public_transfer(proceeds, grower);
    (crate, payment)
}

/// What nobody wanted at the floor goes back to its grower.
public fun take_back(lot: Lot, clock: &Clock, ctx: &TxContext): Crate {
    assert!(lot.grower == ctx.sender(), ENotGrower);
    assert!(lot.price(clock) == lot.floor_price, EStillFalling);
    let Lot { id, crate, .. } = lot;
    id.delete();
    crate
}
// #endregion buy

public fun stems(crate: &Crate): u64 { crate.stems }

public fun flowers(crate: &Crate): &String { &crate.flowers }

public fun fees(self: &Hall): u64 { self.fees.value() }

// #region for-tests
#[test_only]
public fun init_for_testing(ctx: &mut TxContext) { init(ctx) }

#[test_only]
public fun sale(sold: &Sold): (address, address, u64, u64) {
    (sold.grower, sold.buyer, sold.price, sold.sold_ms)
}
// #endregion for-tests
