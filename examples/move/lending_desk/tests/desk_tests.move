// #region setup
#[test_only]
module lending_desk::desk_tests;

use lending_desk::desk::{Self, Ballast, Consent, Lease};
use lending_desk::telescope::{Self, Telescope};
use std::unit_test::{assert_eq, destroy};
use sui::clock::{Self, Clock};
use sui::coin;
use sui::kiosk::{Self, Kiosk, KioskOwnerCap};
use sui::sui::SUI;
use sui::test_scenario::{Self as scenario, Scenario};
use sui::transfer_policy;

const CREATOR: address = @0xC12EA7;
const OWNER: address = @0x0FF1CE;
const BORROWER: address = @0xB0;
const HOUR_MS: u64 = 3_600_000;

/// A kiosk of `OWNER` with a desk and one telescope at 5 MIST an hour, for up to 10
/// hours.
fun open_desk(locked: bool, by_value: bool): (Scenario, ID) {
    let mut test = scenario::begin(CREATOR);
    desk::init_for_testing(test.ctx());
    let publisher = telescope::publisher_for_testing(test.ctx());
    desk::give_consent<Telescope>(&publisher, 1_000, test.ctx());
    let (policy, policy_cap) = transfer_policy::new<Telescope>(&publisher, test.ctx());
    destroy(publisher);

    test.next_tx(OWNER);
    let ballast = test.take_shared<Ballast>();
    let consent = test.take_shared<Consent<Telescope>>();
    let (mut kiosk, cap) = kiosk::new(test.ctx());
    let item = telescope::build(test.ctx());
    let id = object::id(&item);
    if (locked) kiosk.lock(&cap, &policy, item) else kiosk.place(&cap, item);

    desk::install(&mut kiosk, &cap, &ballast, test.ctx());
    desk::offer(&mut kiosk, &cap, &consent, id, 5, 10, by_value, test.ctx());
    assert!(!kiosk.has_item(id));

    destroy(policy);
    destroy(policy_cap);
    transfer::public_share_object(kiosk);
    transfer::public_transfer(cap, OWNER);
    scenario::return_shared(ballast);
    scenario::return_shared(consent);
    test.next_tx(BORROWER);
    (test, id)
}

/// Lets `BORROWER` hire the telescope at the time of `clock`.
fun hire(test: &mut Scenario, id: ID, hours: u64, paid: u64, clock: &Clock) {
    let mut kiosk = test.take_shared<Kiosk>();
    let mut consent = test.take_shared<Consent<Telescope>>();
    let payment = coin::mint_for_testing<SUI>(paid, test.ctx());
    desk::hire(&mut kiosk, &mut consent, id, hours, payment, BORROWER, clock, test.ctx());
    scenario::return_shared(kiosk);
    scenario::return_shared(consent);
    test.next_tx(BORROWER);
}
// #endregion setup

// #region test-hire
#[test]
fun a_borrower_looks_and_works_while_the_lease_runs() {
    let (mut test, id) = open_desk(true, true);
    let mut clock = clock::create_for_testing(test.ctx());
    hire(&mut test, id, 4, 20, &clock);

    let mut kiosk = test.take_shared<Kiosk>();
    let lease = test.take_from_sender<Lease>();
    clock.increment_for_testing(4 * HOUR_MS - 1);

    // Without a promise: a reference that no one can change.
    assert_eq!(desk::view<Telescope>(&kiosk, &lease, &clock).sightings(), 0);

    // With a promise: the telescope itself, and a slip that must be paid back with it.
    let (mut telescope, slip) = desk::check_out<Telescope>(&mut kiosk, &lease, &clock);
    telescope.observe();
    desk::check_in(&mut kiosk, telescope, slip);
    assert_eq!(desk::view<Telescope>(&kiosk, &lease, &clock).sightings(), 1);

    test.return_to_sender(lease);
    scenario::return_shared(kiosk);
    clock.destroy_for_testing();
    test.end();
}
// #endregion test-hire

// #region test-return
#[test]
fun a_locked_item_comes_back_locked_and_the_desk_pays_out() {
    let (mut test, id) = open_desk(true, false);
    let mut clock = clock::create_for_testing(test.ctx());
    hire(&mut test, id, 4, 20, &clock);
    clock.increment_for_testing(4 * HOUR_MS);

    test.next_tx(OWNER);
    let mut kiosk = test.take_shared<Kiosk>();
    let cap = test.take_from_sender<KioskOwnerCap>();
    let consent = test.take_shared<Consent<Telescope>>();
    let ballast = test.take_shared<Ballast>();
    assert_eq!(consent.fees(), 2);

    desk::take_back(&mut kiosk, &cap, &consent, id, &clock);
    assert!(kiosk.is_locked(id));
    let earned = desk::uninstall(&mut kiosk, &cap, &ballast, test.ctx());
    assert_eq!(earned.burn_for_testing(), 18);
    assert_eq!(kiosk.item_count(), 1);

    scenario::return_shared(kiosk);
    scenario::return_shared(consent);
    scenario::return_shared(ballast);
    test.return_to_sender(cap);
    clock.destroy_for_testing();
    test.end();
}
// #endregion test-return

#[test]
fun a_placed_item_comes_back_placed() {
    let (mut test, id) = open_desk(false, false);
    let clock = clock::create_for_testing(test.ctx());

    test.next_tx(OWNER);
    let mut kiosk = test.take_shared<Kiosk>();
    let cap = test.take_from_sender<KioskOwnerCap>();
    let consent = test.take_shared<Consent<Telescope>>();
    desk::take_back(&mut kiosk, &cap, &consent, id, &clock);
    let item: Telescope = kiosk.take(&cap, id);
    destroy(item);

    scenario::return_shared(kiosk);
    scenario::return_shared(consent);
    test.return_to_sender(cap);
    clock.destroy_for_testing();
    test.end();
}

#[test]
fun an_early_end_frees_the_item_for_the_next_borrower() {
    let (mut test, id) = open_desk(false, false);
    let clock = clock::create_for_testing(test.ctx());
    hire(&mut test, id, 4, 20, &clock);

    let mut kiosk = test.take_shared<Kiosk>();
    let lease = test.take_from_sender<Lease>();
    desk::end_lease(&mut kiosk, lease);
    scenario::return_shared(kiosk);
    test.next_tx(BORROWER);

    hire(&mut test, id, 1, 5, &clock);
    let lease = test.take_from_sender<Lease>();
    assert_eq!(lease.until_ms(), HOUR_MS);
    test.return_to_sender(lease);
    clock.destroy_for_testing();
    test.end();
}

// #region test-failures
#[test, expected_failure(abort_code = desk::ENoLease)]
fun a_lease_that_has_ended_opens_nothing() {
    let (mut test, id) = open_desk(false, true);
    let mut clock = clock::create_for_testing(test.ctx());
    hire(&mut test, id, 1, 5, &clock);

    let kiosk = test.take_shared<Kiosk>();
    let lease = test.take_from_sender<Lease>();
    clock.increment_for_testing(HOUR_MS);
    desk::view<Telescope>(&kiosk, &lease, &clock);
    abort
}

#[test, expected_failure(abort_code = desk::EHired)]
fun the_owner_waits_for_the_end_of_the_lease() {
    let (mut test, id) = open_desk(false, true);
    let clock = clock::create_for_testing(test.ctx());
    hire(&mut test, id, 1, 5, &clock);

    test.next_tx(OWNER);
    let mut kiosk = test.take_shared<Kiosk>();
    let cap = test.take_from_sender<KioskOwnerCap>();
    let consent = test.take_shared<Consent<Telescope>>();
    desk::take_back(&mut kiosk, &cap, &consent, id, &clock);
    abort
}

#[test, expected_failure(abort_code = kiosk::ENotEmpty)]
fun a_kiosk_with_a_desk_cannot_be_closed() {
    let (mut test, _) = open_desk(false, false);
    test.next_tx(OWNER);
    let kiosk = test.take_shared<Kiosk>();
    let cap = test.take_from_sender<KioskOwnerCap>();
    let _coin = kiosk.close_and_withdraw(cap, test.ctx());
    abort
}

#[test, expected_failure(abort_code = desk::EReadOnly)]
fun a_read_only_offer_stays_on_the_desk() {
    let (mut test, id) = open_desk(false, false);
    let clock = clock::create_for_testing(test.ctx());
    hire(&mut test, id, 1, 5, &clock);

    let mut kiosk = test.take_shared<Kiosk>();
    let lease = test.take_from_sender<Lease>();
    let (_telescope, _slip) = desk::check_out<Telescope>(&mut kiosk, &lease, &clock);
    abort
}
// #endregion test-failures

#[test, expected_failure(abort_code = desk::EWrongSlip)]
fun another_item_does_not_pay_back_the_slip() {
    let (mut test, id) = open_desk(false, true);
    let clock = clock::create_for_testing(test.ctx());
    hire(&mut test, id, 1, 5, &clock);

    let mut kiosk = test.take_shared<Kiosk>();
    let lease = test.take_from_sender<Lease>();
    let (_telescope, slip) = desk::check_out<Telescope>(&mut kiosk, &lease, &clock);
    desk::check_in(&mut kiosk, telescope::build(test.ctx()), slip);
    abort
}

#[test, expected_failure(abort_code = desk::EItemInHand)]
fun an_item_in_hand_is_not_handed_out_twice() {
    let (mut test, id) = open_desk(false, true);
    let clock = clock::create_for_testing(test.ctx());
    hire(&mut test, id, 1, 5, &clock);

    let mut kiosk = test.take_shared<Kiosk>();
    let lease = test.take_from_sender<Lease>();
    let (_first, _slip) = desk::check_out<Telescope>(&mut kiosk, &lease, &clock);
    let (_second, _slip) = desk::check_out<Telescope>(&mut kiosk, &lease, &clock);
    abort
}

#[test, expected_failure(abort_code = desk::EWrongPayment)]
fun a_wrong_payment_aborts() {
    let (mut test, id) = open_desk(false, false);
    let clock = clock::create_for_testing(test.ctx());
    hire(&mut test, id, 2, 9, &clock);
    abort
}

#[test, expected_failure(abort_code = desk::EHired)]
fun a_hired_item_is_not_hired_again() {
    let (mut test, id) = open_desk(false, false);
    let clock = clock::create_for_testing(test.ctx());
    hire(&mut test, id, 2, 10, &clock);
    hire(&mut test, id, 2, 10, &clock);
    abort
}
