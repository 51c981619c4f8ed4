// #region setup
#[test_only]
module canal_lock::lock_tests;

use canal_lock::lock::{Self, AdminCap, KeeperCap, Lock};
use std::unit_test::{assert_eq, destroy};
use sui::coin;
use sui::event;
use sui::sui::SUI;
use sui::test_scenario::{Self as scenario, Scenario};

const ADMIN: address = @0xAD;
const KEEPER: address = @0x4E;
const SUCCESSOR: address = @0x5C;
const TOLL: u64 = 20_000_000;

/// A lock with one keeper. Returns the ID of the keeper's capability.
fun with_keeper(): (Scenario, ID) {
    let mut test = scenario::begin(ADMIN);
    lock::open(TOLL, ADMIN, test.ctx());
    test.next_tx(ADMIN);
    let (mut lock, cap) = (test.take_shared<Lock>(), test.take_from_sender<AdminCap>());
    let keeper_cap = lock.appoint(&cap, KEEPER, test.ctx());
    test.return_to_sender(cap);
    scenario::return_shared(lock);
    (test, keeper_cap)
}

/// The keeper opens or shuts the gates.
fun work_gates(test: &mut Scenario, open: bool) {
    test.next_tx(KEEPER);
    let (mut lock, cap) = (test.take_shared<Lock>(), test.take_from_sender<KeeperCap>());
    lock.set_gates(&cap, open);
    test.return_to_sender(cap);
    scenario::return_shared(lock);
}
// #endregion setup

// #region day
#[test]
fun a_keeper_opens_the_gates_and_the_admin_takes_the_tolls() {
    let (mut test, _) = with_keeper();
    work_gates(&mut test, true);

    test.next_tx(@0xB0A7);
    let mut lock = test.take_shared<Lock>();
    lock.pass(coin::mint_for_testing<SUI>(TOLL, test.ctx()));
    scenario::return_shared(lock);

    test.next_tx(ADMIN);
    let (mut lock, cap) = (test.take_shared<Lock>(), test.take_from_sender<AdminCap>());
    let tolls = lock.collect(&cap, test.ctx());
    assert_eq!(tolls.value(), TOLL);
    destroy(tolls);
    test.return_to_sender(cap);
    scenario::return_shared(lock);
    test.end();
}
// #endregion day

// #region dismissed
#[test, expected_failure(abort_code = lock::ENotKeeper)]
fun a_dismissed_keeper_keeps_an_object_without_power() {
    let (mut test, keeper_cap) = with_keeper();
    test.next_tx(ADMIN);
    let (mut lock, cap) = (test.take_shared<Lock>(), test.take_from_sender<AdminCap>());
    lock.dismiss(&cap, keeper_cap);
    assert!(!lock.is_keeper(keeper_cap));
    test.return_to_sender(cap);
    scenario::return_shared(lock);

    work_gates(&mut test, true);
    abort
}
// #endregion dismissed

#[test]
fun all_keepers_can_be_dismissed_at_once() {
    let (mut test, first) = with_keeper();
    test.next_tx(ADMIN);
    let (mut lock, cap) = (test.take_shared<Lock>(), test.take_from_sender<AdminCap>());
    let second = lock.appoint(&cap, KEEPER, test.ctx());
    lock.dismiss_all(&cap);
    assert!(!lock.is_keeper(first) && !lock.is_keeper(second));
    assert_eq!(event::events_by_type<lock::KeeperDismissed>().length(), 2);
    test.return_to_sender(cap);
    scenario::return_shared(lock);
    test.end();
}

#[test]
fun a_keeper_who_resigns_leaves_nothing_behind() {
    let (mut test, keeper_cap) = with_keeper();
    test.next_tx(KEEPER);
    let (mut lock, cap) = (test.take_shared<Lock>(), test.take_from_sender<KeeperCap>());
    lock.resign(cap);
    assert!(!lock.is_keeper(keeper_cap));
    scenario::return_shared(lock);

    let effects = test.next_tx(KEEPER);
    assert_eq!(effects.deleted(), vector[keeper_cap]);
    assert!(!test.has_most_recent_for_sender<KeeperCap>());
    test.end();
}

// #region other-lock
/// Anybody can open a lock and rules it. That must not open this one.
#[test, expected_failure(abort_code = lock::ENotAdmin)]
fun the_admin_of_another_lock_has_no_say() {
    let (mut test, keeper_cap) = with_keeper();
    test.next_tx(KEEPER);
    let mut lock = test.take_shared<Lock>();
    lock::open(0, KEEPER, test.ctx());

    test.next_tx(KEEPER);
    let own_cap = test.take_from_sender<AdminCap>();
    lock.dismiss(&own_cap, keeper_cap);
    abort
}
// #endregion other-lock

// #region hand-over
#[test]
fun a_successor_accepts_and_the_earlier_capability_is_worthless() {
    let (mut test, _) = with_keeper();
    test.next_tx(ADMIN);
    let (mut lock, cap) = (test.take_shared<Lock>(), test.take_from_sender<AdminCap>());
    lock.nominate(&cap, @0xBAD);
    lock.nominate(&cap, SUCCESSOR);

    test.next_tx(SUCCESSOR);
    lock.accept(test.ctx());
    test.next_tx(SUCCESSOR);
    let new_cap = test.take_from_sender<AdminCap>();
    assert_eq!(lock.admin(), object::id(&new_cap));
    lock.set_toll(&new_cap, 2 * TOLL);
    assert_eq!(lock.toll(), 2 * TOLL);

    lock.discard(cap);
    test.return_to_sender(new_cap);
    scenario::return_shared(lock);
    test.end();
}

#[test, expected_failure(abort_code = lock::ENotAdmin)]
fun the_earlier_administrator_is_refused() {
    let (mut test, _) = with_keeper();
    test.next_tx(ADMIN);
    let (mut lock, cap) = (test.take_shared<Lock>(), test.take_from_sender<AdminCap>());
    lock.nominate(&cap, SUCCESSOR);
    test.next_tx(SUCCESSOR);
    lock.accept(test.ctx());

    test.next_tx(ADMIN);
    destroy(lock.collect(&cap, test.ctx()));
    abort
}
// #endregion hand-over

#[test, expected_failure(abort_code = lock::ENotSuccessor)]
fun a_nomination_can_be_withdrawn() {
    let (mut test, _) = with_keeper();
    test.next_tx(ADMIN);
    let (mut lock, cap) = (test.take_shared<Lock>(), test.take_from_sender<AdminCap>());
    lock.nominate(&cap, SUCCESSOR);
    lock.withdraw_nomination(&cap);
    test.next_tx(SUCCESSOR);
    lock.accept(test.ctx());
    abort
}

#[test, expected_failure(abort_code = lock::ENotAdmin)]
fun the_capability_that_counts_is_not_discarded() {
    let (mut test, _) = with_keeper();
    test.next_tx(ADMIN);
    let (lock, cap) = (test.take_shared<Lock>(), test.take_from_sender<AdminCap>());
    lock.discard(cap);
    abort
}

#[test, expected_failure(abort_code = lock::EGatesShut)]
fun nobody_passes_shut_gates() {
    let (mut test, _) = with_keeper();
    test.next_tx(@0xB0A7);
    let mut lock = test.take_shared<Lock>();
    lock.pass(coin::mint_for_testing<SUI>(TOLL, test.ctx()));
    abort
}
