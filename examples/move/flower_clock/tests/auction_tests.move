// #region cast
#[test_only]
module flower_clock::auction_tests;

use flower_clock::auction::{Self, BuyerCard, Crate, Hall, HallCap, Lot, Sold};
use std::unit_test::{assert_eq, destroy};
use sui::clock::{Self, Clock};
use sui::coin::{Self, Coin};
use sui::event;
use sui::sui::SUI;
use sui::test_scenario::{Self as scenario, Scenario, TransactionEffects};

const MASTER: address = @0xA0;
const GROWER: address = @0xB1;
const BUYER: address = @0xC2;
const RIVAL: address = @0xD3;

const OPENING_MS: u64 = 1_795_240_800_000;
/// Tulips start at 10 SUI and lose 0.1 SUI a second, down to 4.
const START: u64 = 10_000_000_000;
const FLOOR: u64 = 4_000_000_000;
const DROP: u64 = 100_000_000;
// #endregion cast

// #region stage
/// A hall, a shared clock, a buyer with a card for two more epochs, and a lot of tulips.
fun stage(): Scenario {
    let mut test = scenario::begin(MASTER);
    auction::init_for_testing(test.ctx());
    let mut clock = clock::create_for_testing(test.ctx());
    clock.set_for_testing(OPENING_MS);
    clock.share_for_testing();

    test.next_tx(MASTER);
    let cap = test.take_from_sender<HallCap>();
    cap.admit(BUYER, 2, test.ctx());
    cap.admit(RIVAL, 2, test.ctx());
    test.return_to_sender(cap);

    consign(&mut test, b"tulips");
    test
}

fun consign(test: &mut Scenario, flowers: vector<u8>) {
    test.next_tx(GROWER);
    let (hall, clock) = (test.take_shared<Hall>(), test.take_shared<Clock>());
    hall.consign(flowers.to_string(), 80, START, FLOOR, DROP, &clock, test.ctx());
    scenario::return_shared(hall);
    scenario::return_shared(clock);
}

/// Lets `seconds` pass in a transaction of its own.
fun wait(test: &mut Scenario, seconds: u64) {
    test.next_tx(@0x0);
    test.with_shared!<Clock>(|clock, _| clock.increment_for_testing(seconds * 1_000));
}
// #endregion stage

// #region act
/// `buyer` takes the newest lot for at most `limit`, keeps crate and change, and the
/// transaction ends. Returns its effects.
fun buy(test: &mut Scenario, buyer: address, limit: u64): TransactionEffects {
    test.next_tx(buyer);
    let (mut hall, clock) = (test.take_shared<Hall>(), test.take_shared<Clock>());
    let lot = test.take_shared<Lot>();
    let card = test.take_from_sender<BuyerCard>();
    let payment = coin::mint_for_testing<SUI>(limit, test.ctx());
    let (crate, change) = hall.buy(lot, &card, payment, &clock, test.ctx());
    transfer::public_transfer(crate, buyer);
    transfer::public_transfer(change, buyer);
    test.return_to_sender(card);
    scenario::return_shared(hall);
    scenario::return_shared(clock);
    test.next_tx(buyer)
}
// #endregion act

// #region senders
#[test]
fun a_lot_passes_from_the_grower_to_the_buyer() {
    let mut test = stage();
    wait(&mut test, 25);
    buy(&mut test, BUYER, START);

    // 10 SUI less 25 seconds at 0.1 SUI.
    let price = 7_500_000_000;
    let crate = test.take_from_address<Crate>(BUYER);
    let change = test.take_from_address<Coin<SUI>>(BUYER);
    let proceeds = test.take_from_address<Coin<SUI>>(GROWER);
    assert_eq!(crate.stems(), 80);
    assert_eq!(change.value(), START - price);
    assert_eq!(proceeds.value(), price / 100 * 95);
    assert!(!scenario::has_most_recent_shared<Lot>());

    destroy(crate);
    destroy(change);
    destroy(proceeds);
    test.end();
}
// #endregion senders

// #region master
#[test]
fun the_master_collects_the_fees_of_all_sales() {
    let mut test = stage();
    buy(&mut test, BUYER, START);
    consign(&mut test, b"roses");
    buy(&mut test, RIVAL, START);

    test.next_tx(MASTER);
    let (mut hall, cap) = (test.take_shared<Hall>(), test.take_from_sender<HallCap>());
    let fees = hall.collect(&cap, test.ctx());
    assert_eq!(fees.value(), 2 * START / 20);
    assert_eq!(hall.fees(), 0);
    destroy(fees);
    test.return_to_sender(cap);
    scenario::return_shared(hall);
    test.end();
}
// #endregion master

// #region by-id
/// `take_shared` gives the newest lot. Name the ID where there are several.
#[test]
fun lots_are_told_apart_by_their_ids() {
    let mut test = stage();
    test.next_tx(GROWER);
    let tulips = scenario::most_recent_id_shared<Lot>().destroy_some();
    consign(&mut test, b"roses");
    wait(&mut test, 60);

    test.next_tx(GROWER);
    let clock = test.take_shared<Clock>();
    let lot = test.take_shared_by_id<Lot>(tulips);
    let crate = lot.take_back(&clock, test.ctx());
    assert_eq!(*crate.flowers(), b"tulips".to_string());
    destroy(crate);
    scenario::return_shared(clock);
    test.end();
}
// #endregion by-id

// #region clock
#[test]
fun the_price_falls_with_whole_seconds_and_stops_at_the_floor() {
    let mut test = stage();
    test.next_tx(BUYER);
    let (mut clock, lot) = (test.take_shared<Clock>(), test.take_shared<Lot>());
    assert_eq!(lot.price(&clock), START);
    clock.increment_for_testing(999);
    assert_eq!(lot.price(&clock), START);
    clock.increment_for_testing(1);
    assert_eq!(lot.price(&clock), START - DROP);
    clock.increment_for_testing(59_000);
    assert_eq!(lot.price(&clock), FLOOR);
    clock.increment_for_testing(86_400_000);
    assert_eq!(lot.price(&clock), FLOOR);
    scenario::return_shared(clock);
    scenario::return_shared(lot);
    test.end();
}
// #endregion clock

// #region epochs
#[test]
fun a_card_holds_in_its_last_epoch() {
    let mut test = stage();
    test.next_epoch(MASTER);
    test.later_epoch(86_400_000, MASTER);
    assert_eq!(test.ctx().epoch(), 2);
    assert_eq!(test.ctx().epoch_timestamp_ms(), 86_400_000);
    buy(&mut test, BUYER, START);
    test.end();
}

#[test, expected_failure(abort_code = auction::ECardExpired)]
fun a_card_expires_with_its_last_epoch() {
    let mut test = stage();
    3u64.do!(|_| {
        test.next_epoch(MASTER);
    });
    buy(&mut test, BUYER, START);
    abort
}
// #endregion epochs

// #region failures
#[test, expected_failure(abort_code = auction::ETooLittle)]
fun a_price_below_the_clock_is_refused() {
    let mut test = stage();
    wait(&mut test, 10);
    buy(&mut test, BUYER, START - 10 * DROP - 1);
    abort
}

#[test, expected_failure(abort_code = auction::ENotGrower)]
fun nobody_else_takes_a_lot_back() {
    let mut test = stage();
    wait(&mut test, 60);
    test.next_tx(RIVAL);
    let (clock, lot) = (test.take_shared<Clock>(), test.take_shared<Lot>());
    destroy(lot.take_back(&clock, test.ctx()));
    abort
}

#[test, expected_failure(abort_code = auction::EStillFalling)]
fun the_grower_waits_for_the_floor() {
    let mut test = stage();
    wait(&mut test, 59);
    test.next_tx(GROWER);
    let (clock, lot) = (test.take_shared<Clock>(), test.take_shared<Lot>());
    destroy(lot.take_back(&clock, test.ctx()));
    abort
}

/// The lot is gone with the first sale, so the second finds nothing to take.
#[test, expected_failure(abort_code = scenario::EEmptyInventory)]
fun a_lot_is_sold_once() {
    let mut test = stage();
    buy(&mut test, BUYER, START);
    buy(&mut test, RIVAL, START);
    abort
}
// #endregion failures

// #region effects
#[test]
fun a_sale_leaves_exactly_these_effects() {
    let mut test = stage();
    test.next_tx(BUYER);
    let lot = scenario::most_recent_id_shared<Lot>().destroy_some();
    let effects = buy(&mut test, BUYER, START + 1);

    // Crate and change to the buyer, proceeds to the grower. The card was taken and given
    // back, which counts as a transfer.
    let owners = effects.transferred_to_account();
    assert_eq!(owners.length(), 4);
    let crate = test.ids_for_sender<Crate>()[0];
    assert_eq!(owners[&crate], BUYER);
    let proceeds = scenario::ids_for_address<Coin<SUI>>(GROWER)[0];
    assert_eq!(owners[&proceeds], GROWER);

    // Hall and clock were given back, too.
    assert_eq!(effects.shared().length(), 2);
    assert!(effects.deleted().contains(&lot));
    assert_eq!(effects.num_user_events(), 1);
    test.end();
}
// #endregion effects

// #region events
/// Events belong to the transaction that is under way: read them before `next_tx`.
#[test]
fun a_sale_is_reported_once_with_its_price() {
    let mut test = stage();
    wait(&mut test, 12);
    test.next_tx(BUYER);
    let (mut hall, clock) = (test.take_shared<Hall>(), test.take_shared<Clock>());
    let (lot, card) = (test.take_shared<Lot>(), test.take_from_sender<BuyerCard>());
    let payment = coin::mint_for_testing<SUI>(START, test.ctx());
    let (crate, change) = hall.buy(lot, &card, payment, &clock, test.ctx());

    let sales = event::events_by_type<Sold>();
    assert_eq!(sales.length(), 1);
    let (grower, buyer, price, sold_ms) = sales[0].sale();
    assert_eq!(grower, GROWER);
    assert_eq!(buyer, BUYER);
    assert_eq!(price, START - 12 * DROP);
    assert_eq!(sold_ms, OPENING_MS + 12_000);

    destroy(crate);
    destroy(change);
    test.return_to_sender(card);
    scenario::return_shared(hall);
    scenario::return_shared(clock);
    test.end();
}
// #endregion events
