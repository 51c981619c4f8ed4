#[test_only]
module claims_desk::desk_tests;

use claims_desk::desk::{
    Self,
    Desk,
    Held,
    HoldLifted,
    LimitChanged,
    OfficerCap,
    Paid,
    Refused,
};
use claims_desk::journal::Entry;
use std::unit_test::{assert_eq, destroy};
use sui::clock::{Self, Clock};
use sui::coin;
use sui::event;
use sui::sui::SUI;
use sui::test_scenario::{Self as scenario, Scenario};

const OFFICER: address = @0x0FF1;
const ADA: address = @0xADA;
const BO: address = @0xB0;

// #region world
/// A desk with a fund of 100, which pays 40 for a claim at most.
public struct World {
    test: Scenario,
    clock: Clock,
    desk: Desk<SUI>,
    cap: OfficerCap,
}

fun begin(): World {
    let mut test = scenario::begin(OFFICER);
    let fund = coin::mint_for_testing<SUI>(100, test.ctx());
    let cap = desk::open(fund, 40, test.ctx());
    test.next_tx(OFFICER);
    World {
        clock: clock::create_for_testing(test.ctx()),
        desk: test.take_shared(),
        cap,
        test,
    }
}

fun pay(world: &mut World, claim: u64, account: address, amount: u64): bool {
    world.desk.pay(&world.cap, claim, account, amount, &world.clock)
}

fun hold(world: &mut World, account: address) {
    world.desk.hold(&world.cap, account, 17, &world.clock);
}

fun lift_hold(world: &mut World, account: address) {
    world.desk.lift_hold(&world.cap, account, 18, &world.clock);
}

fun pay_with(world: &mut World, cap: &OfficerCap) {
    world.desk.pay(cap, 1, ADA, 10, &world.clock);
}

fun set_limit(world: &mut World, to: u64) {
    world.desk.set_limit(&world.cap, to, &world.clock);
}

/// Why the only refusal of this transaction was one.
fun why(): u8 {
    let refused = event::events_by_type<Entry<Refused>>();
    assert_eq!(refused.length(), 1);
    refused[0].record().why()
}
// #endregion world

// #region refusals
#[test]
fun a_refusal_is_recorded_and_moves_nothing() {
    let mut world = begin();
    world.hold(ADA);
    assert!(!world.pay(1, ADA, 10));
    assert_eq!(world.desk.fund(), 100);
    assert_eq!(why(), 1);
    destroy(world);
}

#[test]
fun the_limit_itself_is_paid() {
    let mut world = begin();
    assert!(world.pay(1, ADA, 40));
    assert!(!world.pay(2, ADA, 41));
    assert_eq!(why(), 2);
    assert_eq!(world.desk.fund(), 60);
    destroy(world);
}

#[test]
fun a_claim_is_paid_once() {
    let mut world = begin();
    assert!(world.pay(1, ADA, 10));
    assert!(!world.pay(1, ADA, 10));
    assert_eq!(why(), 3);
    assert_eq!(world.desk.fund(), 90);
    destroy(world);
}
// #endregion refusals

#[test]
fun the_fund_pays_what_it_has() {
    let mut world = begin();
    assert!(world.pay(1, ADA, 40));
    assert!(world.pay(2, BO, 40));
    assert!(!world.pay(3, BO, 21));
    assert_eq!(why(), 4);
    assert!(world.pay(4, BO, 20));
    destroy(world);
}

#[test]
fun a_refused_claim_is_paid_later() {
    let mut world = begin();
    world.hold(ADA);
    assert!(!world.pay(1, ADA, 10));
    world.lift_hold(ADA);
    assert!(world.pay(1, ADA, 10));
    destroy(world);
}

// #region numbers
#[test]
fun records_are_numbered_whatever_their_kind() {
    let mut world = begin();
    world.hold(ADA);
    world.pay(1, ADA, 10);
    world.set_limit(50);
    world.lift_hold(ADA);
    world.pay(1, ADA, 10);

    assert_eq!(event::events_by_type<Entry<Held>>()[0].number(), 1);
    assert_eq!(event::events_by_type<Entry<Refused>>()[0].number(), 2);
    assert_eq!(event::events_by_type<Entry<LimitChanged>>()[0].number(), 3);
    assert_eq!(event::events_by_type<Entry<HoldLifted>>()[0].number(), 4);
    assert_eq!(event::events_by_type<Entry<Paid>>()[0].number(), 5);
    assert_eq!(world.desk.last_record(), 5);
    destroy(world);
}

#[test]
fun lifting_names_the_hold_that_it_ends() {
    let mut world = begin();
    world.hold(ADA);
    world.hold(BO);
    world.lift_hold(BO);
    let lifted = event::events_by_type<Entry<HoldLifted>>();
    assert_eq!(lifted[0].undoes(), option::some(2));
    destroy(world);
}
// #endregion numbers

#[test, expected_failure(abort_code = desk::EAlreadyOnHold)]
fun nobody_is_held_twice() {
    let mut world = begin();
    world.hold(ADA);
    world.hold(ADA);
    abort
}

#[test, expected_failure(abort_code = desk::ENotOnHold)]
fun nothing_is_lifted_twice() {
    let mut world = begin();
    world.hold(ADA);
    world.lift_hold(ADA);
    world.lift_hold(ADA);
    abort
}

#[test, expected_failure(abort_code = desk::EOtherDesk)]
fun the_cap_of_another_desk_decides_nothing() {
    let mut world = begin();
    let fund = coin::mint_for_testing<SUI>(1, world.test.ctx());
    let foreign = desk::open(fund, 40, world.test.ctx());
    world.pay_with(&foreign);
    destroy(foreign);
    abort
}
