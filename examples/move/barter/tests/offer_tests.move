// #region setup
#[test_only]
module barter::offer_tests;

use barter::case::{Self, Case};
use barter::collectibles::{Self, Guitar, Record};
use barter::offer::{Self, Offer};
use std::unit_test::{assert_eq, destroy};
use sui::clock::{Self, Clock};
use sui::test_scenario::{Self as scenario, Scenario};

const MAKER: address = @0x4A;
const TAKER: address = @0x7A;
const STRANGER: address = @0x57;

/// TAKER has a guitar in a case; MAKER offers a record for that case until second 10.
fun with_offer(): (Scenario, Clock) {
    let mut test = scenario::begin(TAKER);
    let clock = clock::create_for_testing(test.ctx());
    let guitar = case::seal(collectibles::guitar(test.ctx()), test.ctx());
    let wanted = object::id(&guitar);
    transfer::public_transfer(guitar, TAKER);

    test.next_tx(MAKER);
    let record = collectibles::record(test.ctx());
    offer::make(record, wanted, 10_000, test.ctx());
    (test, clock)
}
// #endregion setup

// #region swap
#[test]
fun both_sides_change_hands() {
    let (mut test, clock) = with_offer();
    test.next_tx(TAKER);
    let offer = test.take_shared<Offer<Record>>();
    let case = test.take_from_sender<Case<Guitar>>();
    assert_eq!(offer.wanted(), object::id(&case));

    let record = offer.take(case, &clock);
    transfer::public_transfer(record, TAKER);

    test.next_tx(MAKER);
    assert_eq!(test.take_from_sender<Guitar>().strings_and_destroy(), 6);
    assert!(scenario::has_most_recent_for_address<Record>(TAKER));
    assert!(!scenario::has_most_recent_shared<Offer<Record>>());
    destroy(clock);
    test.end();
}

use fun strings_and_destroy as Guitar.strings_and_destroy;

fun strings_and_destroy(guitar: Guitar): u8 {
    let strings = guitar.strings();
    destroy(guitar);
    strings
}
// #endregion swap

// #region tamper
#[test, expected_failure(abort_code = offer::EOtherCase)]
fun a_guitar_without_strings_is_not_what_was_wanted() {
    let (mut test, clock) = with_offer();
    test.next_tx(TAKER);
    let offer = test.take_shared<Offer<Record>>();

    // To change the guitar, its owner has to open the case. The new case has a new ID.
    let mut guitar = test.take_from_sender<Case<Guitar>>().open();
    guitar.strip();
    let case = case::seal(guitar, test.ctx());

    destroy(offer.take(case, &clock));
    abort
}
// #endregion tamper

#[test]
fun the_maker_withdraws() {
    let (mut test, clock) = with_offer();
    test.next_tx(MAKER);
    let record = test.take_shared<Offer<Record>>().withdraw(test.ctx());

    let effects = test.next_tx(TAKER);
    assert_eq!(effects.num_user_events(), 1);
    assert!(!scenario::has_most_recent_shared<Offer<Record>>());
    destroy(record);
    destroy(clock);
    test.end();
}

#[test, expected_failure(abort_code = offer::ENotMaker)]
fun a_stranger_cannot_withdraw() {
    let (mut test, _clock) = with_offer();
    test.next_tx(STRANGER);
    destroy(test.take_shared<Offer<Record>>().withdraw(test.ctx()));
    abort
}

// #region expired
#[test, expected_failure(abort_code = offer::EExpired)]
fun an_expired_offer_cannot_be_taken() {
    let (mut test, mut clock) = with_offer();
    clock.set_for_testing(10_000);
    test.next_tx(TAKER);
    let offer = test.take_shared<Offer<Record>>();
    let case = test.take_from_sender<Case<Guitar>>();
    destroy(offer.take(case, &clock));
    abort
}
// #endregion expired

#[test]
fun a_case_shows_its_content() {
    let mut ctx = tx_context::dummy();
    let case = case::seal(collectibles::guitar(&mut ctx), &mut ctx);
    assert_eq!(case.item().strings(), 6);
    destroy(case.open());
}
