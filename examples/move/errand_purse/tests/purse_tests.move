#[test_only]
module errand_purse::purse_tests;

use errand_purse::purse::{Self, OwnerCap, Paid, Purse, SpenderCap};
use std::unit_test::{assert_eq, destroy};
use sui::clock::{Self, Clock};
use sui::coin;
use sui::event;
use sui::sui::SUI;
use sui::test_scenario::{Self as scenario, Scenario};

const OWNER: address = @0x0123;
const PROGRAM: address = @0xA6E7;
const NEW_PROGRAM: address = @0xA6E8;
const SHOP: address = @0x5409;
const THIEF: address = @0xBAD;
const HOUR_MS: u64 = 3_600_000;

// #region world
/// A purse with 100 in it: 10 at once, 25 an hour, for ten hours. One shop is listed.
public struct World {
    test: Scenario,
    clock: Clock,
    purse: Purse<SUI>,
    owner: OwnerCap,
    spender: SpenderCap,
}

fun begin(): World {
    let mut test = scenario::begin(OWNER);
    let money = coin::mint_for_testing<SUI>(100, test.ctx());
    let limits = purse::limits(10, 25, HOUR_MS, 10 * HOUR_MS);
    let owner = purse::open(money, limits, PROGRAM, test.ctx());
    test.next_tx(PROGRAM);
    let mut purse = test.take_shared<Purse<SUI>>();
    purse.list_payee(&owner, SHOP);
    World {
        clock: clock::create_for_testing(test.ctx()),
        spender: test.take_from_sender(),
        purse,
        owner,
        test,
    }
}

fun pay(world: &mut World, payee: address, amount: u64) {
    world.purse.pay(&world.spender, payee, amount, 41, &world.clock);
}

fun stop(world: &mut World) { world.purse.stop(&world.owner) }

fun resume(world: &mut World) { world.purse.resume(&world.owner) }

fun take_all_back(world: &mut World): u64 {
    let all = world.purse.take_back(&world.owner, 100, world.test.ctx());
    let amount = all.value();
    destroy(all);
    amount
}

fun replace_spender(world: &mut World) {
    world.purse.replace_spender(&world.owner, NEW_PROGRAM, world.test.ctx());
}

fun pay_with(world: &mut World, cap: &SpenderCap) {
    world.purse.pay(cap, SHOP, 10, 42, &world.clock);
}

fun unlist(world: &mut World, payee: address) {
    world.purse.unlist_payee(&world.owner, payee);
}

fun limit_window_to(world: &mut World, in_window: u64) {
    let limits = purse::limits(10, in_window, HOUR_MS, 10 * HOUR_MS);
    world.purse.set_limits(&world.owner, limits);
}

fun end(world: World) {
    destroy(world);
}
// #endregion world

#[test]
fun pays_a_listed_shop_and_says_so() {
    let mut world = begin();
    world.pay(SHOP, 10);
    assert_eq!(world.purse.money(), 90);
    assert_eq!(event::events_by_type<Paid>().length(), 1);
    world.end();
}

// #region windows
#[test]
fun the_window_takes_exactly_its_limit() {
    let mut world = begin();
    world.pay(SHOP, 10);
    world.pay(SHOP, 10);
    world.pay(SHOP, 5);
    assert_eq!(world.purse.money(), 75);
    world.end();
}

#[test, expected_failure(abort_code = purse::ETooMuchInWindow)]
fun one_unit_more_is_refused_in_the_last_millisecond() {
    let mut world = begin();
    world.pay(SHOP, 10);
    world.pay(SHOP, 10);
    world.clock.set_for_testing(HOUR_MS - 1);
    world.pay(SHOP, 6);
    world.end();
}

#[test]
fun the_next_window_begins_empty() {
    let mut world = begin();
    world.pay(SHOP, 10);
    world.pay(SHOP, 10);
    world.clock.set_for_testing(HOUR_MS);
    world.pay(SHOP, 10);
    world.pay(SHOP, 10);
    world.pay(SHOP, 5);
    assert_eq!(world.purse.money(), 55);
    world.end();
}
// #endregion windows

#[test, expected_failure(abort_code = purse::ETooMuchAtOnce)]
fun one_payment_has_a_limit() {
    let mut world = begin();
    world.pay(SHOP, 11);
    world.end();
}

#[test, expected_failure(abort_code = purse::ENothing)]
fun zero_is_no_payment() {
    let mut world = begin();
    world.pay(SHOP, 0);
    world.end();
}

#[test, expected_failure(abort_code = purse::EPayeeNotListed)]
fun a_thief_is_not_paid() {
    let mut world = begin();
    world.pay(THIEF, 1);
    world.end();
}

#[test, expected_failure(abort_code = purse::EPayeeNotListed)]
fun a_payee_can_be_taken_off_the_list() {
    let mut world = begin();
    world.unlist(SHOP);
    world.pay(SHOP, 1);
    world.end();
}

#[test]
fun the_last_millisecond_is_in_time() {
    let mut world = begin();
    world.clock.set_for_testing(10 * HOUR_MS - 1);
    world.pay(SHOP, 1);
    world.end();
}

#[test, expected_failure(abort_code = purse::EExpired)]
fun the_expiry_itself_is_too_late() {
    let mut world = begin();
    world.clock.set_for_testing(10 * HOUR_MS);
    world.pay(SHOP, 1);
    world.end();
}

#[test, expected_failure(abort_code = purse::ETooLittleInPurse)]
fun an_empty_purse_says_so() {
    let mut world = begin();
    world.take_all_back();
    world.pay(SHOP, 1);
    world.end();
}

// #region stop
#[test, expected_failure(abort_code = purse::EStopped)]
fun the_owner_stops_it_alone() {
    let mut world = begin();
    world.stop();
    world.pay(SHOP, 1);
    world.end();
}

#[test]
fun a_stopped_purse_gives_the_money_back() {
    let mut world = begin();
    world.stop();
    assert_eq!(world.take_all_back(), 100);
    assert!(world.purse.is_stopped());
    world.end();
}

#[test, expected_failure(abort_code = purse::ENotSpender)]
fun a_replaced_key_is_worthless() {
    let mut world = begin();
    world.replace_spender();
    world.pay(SHOP, 1);
    world.end();
}
// #endregion stop

#[test]
fun the_new_key_pays_after_a_stop() {
    let mut world = begin();
    world.stop();
    world.replace_spender();
    world.resume();
    world.test.next_tx(NEW_PROGRAM);
    let cap = world.test.take_from_sender<SpenderCap>();
    world.pay_with(&cap);
    assert_eq!(world.purse.money(), 90);
    destroy(cap);
    world.end();
}

#[test, expected_failure(abort_code = purse::ENotOwner)]
fun the_owner_of_another_purse_stops_nothing() {
    let mut world = begin();
    let money = coin::mint_for_testing<SUI>(1, world.test.ctx());
    let limits = purse::limits(1, 1, 1, 1);
    let other = purse::open(money, limits, THIEF, world.test.ctx());
    world.purse.stop(&other);
    destroy(other);
    world.end();
}

#[test]
fun lower_limits_hold_for_what_was_spent_before() {
    let mut world = begin();
    world.pay(SHOP, 10);
    world.limit_window_to(12);
    world.pay(SHOP, 2);
    assert_eq!(world.purse.money(), 88);
    world.end();
}

#[test, expected_failure(abort_code = purse::ETooMuchInWindow)]
fun a_limit_below_what_was_spent_refuses_and_does_not_underflow() {
    let mut world = begin();
    world.pay(SHOP, 10);
    world.limit_window_to(5);
    world.pay(SHOP, 1);
    world.end();
}

#[test, expected_failure(abort_code = purse::ENoWindow)]
fun a_window_of_no_length_is_refused() {
    purse::limits(1, 1, 0, 1);
}

#[test]
fun anyone_may_add_money() {
    let mut world = begin();
    let gift = coin::mint_for_testing<SUI>(7, world.test.ctx());
    world.purse.top_up(gift);
    assert_eq!(world.purse.money(), 107);
    world.end();
}
