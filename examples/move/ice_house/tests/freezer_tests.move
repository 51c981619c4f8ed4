#[test_only]
module ice_house::freezer_tests;

use ice_house::floe::{Self, FLOE};
use ice_house::freezer::{Self, Extended, FreezeCap, Freezer, Frozen, Released, ReviewCap};
use std::unit_test::assert_eq;
use sui::clock::{Self, Clock};
use sui::coin;
use sui::deny_list::DenyList;
use sui::event;
use sui::test_scenario::{Self as scenario, Scenario};

const ISSUER: address = @0x1551;
const SUSPECT: address = @0x5C5;
const OTHER: address = @0x07E4;
const HOUR_MS: u64 = 3_600_000;

// #region world
/// Everything that a test of the freezer touches.
public struct World {
    test: Scenario,
    clock: Clock,
    list: DenyList,
    freezer: Freezer<FLOE>,
    freeze_cap: FreezeCap,
    review_cap: ReviewCap,
}

fun begin(): World {
    let mut test = scenario::begin(ISSUER);
    test.create_system_objects();
    floe::init_for_testing(test.ctx());
    test.next_tx(ISSUER);
    World {
        clock: clock::create_for_testing(test.ctx()),
        list: test.take_shared(),
        freezer: test.take_shared(),
        freeze_cap: test.take_from_sender(),
        review_cap: test.take_from_sender(),
        test,
    }
}

fun freeze_for(world: &mut World, account: address, duration_ms: u64) {
    let World { test, clock, list, freezer, freeze_cap, .. } = world;
    freezer.freeze_account(freeze_cap, list, clock, account, duration_ms, 17, test.ctx());
}

fun release_expired(world: &mut World, account: address) {
    let World { test, clock, list, freezer, .. } = world;
    freezer.release_expired(list, clock, account, test.ctx());
}

/// Whether `account` may not spend now.
fun is_denied(world: &World, account: address): bool {
    coin::deny_list_v2_contains_next_epoch<FLOE>(&world.list, account)
}
// #endregion world

fun end(world: World) {
    let World { test, clock, list, freezer, freeze_cap, review_cap } = world;
    clock.destroy_for_testing();
    scenario::return_shared(list);
    scenario::return_shared(freezer);
    test.return_to_sender(freeze_cap);
    test.return_to_sender(review_cap);
    test.end();
}

// #region expiry
#[test]
fun expiry_alone_changes_nothing() {
    let mut world = begin();
    world.freeze_for(SUSPECT, HOUR_MS);

    world.clock.increment_for_testing(100 * HOUR_MS);
    assert!(world.is_denied(SUSPECT));

    world.release_expired(SUSPECT);
    assert!(!world.is_denied(SUSPECT));
    assert!(!world.freezer.is_frozen(SUSPECT));
    world.end();
}

#[test]
fun the_last_millisecond_is_over_at_the_expiry() {
    let mut world = begin();
    world.freeze_for(SUSPECT, HOUR_MS);
    world.clock.set_for_testing(HOUR_MS);
    world.release_expired(SUSPECT);
    world.end();
}

#[test, expected_failure(abort_code = freezer::ENotExpired)]
fun one_millisecond_earlier_is_too_early() {
    let mut world = begin();
    world.freeze_for(SUSPECT, HOUR_MS);
    world.clock.set_for_testing(HOUR_MS - 1);
    world.release_expired(SUSPECT);
    abort
}
// #endregion expiry

#[test]
fun the_longest_freeze_is_72_hours() {
    let mut world = begin();
    world.freeze_for(SUSPECT, freezer::max_unreviewed_ms());
    assert_eq!(world.freezer.expires_ms(SUSPECT), option::some(72 * HOUR_MS));
    world.end();
}

#[test, expected_failure(abort_code = freezer::ETooLong)]
fun one_millisecond_more_needs_a_review() {
    let mut world = begin();
    world.freeze_for(SUSPECT, freezer::max_unreviewed_ms() + 1);
    abort
}

#[test, expected_failure(abort_code = freezer::EAlreadyFrozen)]
fun a_freeze_is_not_renewed_by_freezing_again() {
    let mut world = begin();
    world.freeze_for(SUSPECT, HOUR_MS);
    world.freeze_for(SUSPECT, HOUR_MS);
    abort
}

#[test, expected_failure(abort_code = freezer::ENotExpired)]
fun a_freeze_without_expiry_waits_for_a_review() {
    let mut world = begin();
    world.freeze_for(SUSPECT, HOUR_MS);
    let World { test, freezer, review_cap, .. } = &mut world;
    freezer.extend(review_cap, SUSPECT, option::none(), 18, test.ctx());
    world.clock.increment_for_testing(1000 * HOUR_MS);
    world.release_expired(SUSPECT);
    abort
}

// #region release
#[test]
fun a_review_releases_early_and_all_events_are_there() {
    let mut world = begin();
    world.freeze_for(SUSPECT, HOUR_MS);
    let World { test, list, freezer, review_cap, .. } = &mut world;
    freezer.extend(review_cap, SUSPECT, option::some(9 * HOUR_MS), 18, test.ctx());
    freezer.release(review_cap, list, SUSPECT, 19, test.ctx());

    assert!(!world.is_denied(SUSPECT));
    assert_eq!(event::events_by_type<Frozen<FLOE>>().length(), 1);
    assert_eq!(event::events_by_type<Extended<FLOE>>().length(), 1);
    assert_eq!(event::events_by_type<Released<FLOE>>().length(), 1);
    world.end();
}
// #endregion release

#[test, expected_failure(abort_code = freezer::ENotFrozen)]
fun nothing_is_released_twice() {
    let mut world = begin();
    world.freeze_for(SUSPECT, HOUR_MS);
    let World { test, list, freezer, review_cap, .. } = &mut world;
    freezer.release(review_cap, list, SUSPECT, 19, test.ctx());
    freezer.release(review_cap, list, SUSPECT, 19, test.ctx());
    abort
}

#[test]
fun many_are_frozen_at_once() {
    let mut world = begin();
    let World { test, clock, list, freezer, freeze_cap, .. } = &mut world;
    freezer.freeze_accounts(
        freeze_cap,
        list,
        clock,
        vector[SUSPECT, OTHER],
        HOUR_MS,
        17,
        test.ctx(),
    );
    assert!(world.is_denied(SUSPECT));
    assert!(world.is_denied(OTHER));
    world.end();
}

#[test, expected_failure(abort_code = freezer::EInvalidCap)]
fun a_replaced_cap_freezes_nobody() {
    let mut world = begin();
    let World { test, freezer, review_cap, .. } = &mut world;
    let replacement = freezer.replace_freeze_cap(review_cap, test.ctx());
    transfer::public_transfer(replacement, ISSUER);
    world.freeze_for(SUSPECT, HOUR_MS);
    abort
}

#[test]
fun the_replacement_freezes() {
    let mut world = begin();
    let World { test, clock, list, freezer, review_cap, .. } = &mut world;
    let replacement = freezer.replace_freeze_cap(review_cap, test.ctx());
    freezer.freeze_account(&replacement, list, clock, SUSPECT, HOUR_MS, 17, test.ctx());
    transfer::public_transfer(replacement, ISSUER);
    assert!(world.is_denied(SUSPECT));
    world.end();
}

// #region foreign-cap
#[test, expected_failure(abort_code = freezer::EInvalidCap)]
fun the_reviewer_of_another_freezer_releases_nobody() {
    let mut world = begin();
    world.freeze_for(SUSPECT, HOUR_MS);
    floe::init_for_testing(world.test.ctx());
    world.test.next_tx(ISSUER);
    let foreign = world.test.take_from_sender<ReviewCap>();
    let World { test, list, freezer, .. } = &mut world;
    freezer.release(&foreign, list, SUSPECT, 19, test.ctx());
    abort
}
// #endregion foreign-cap

#[test, expected_failure(abort_code = freezer::EInvalidCap)]
fun the_reviewer_of_another_freezer_extends_nothing() {
    let mut world = begin();
    world.freeze_for(SUSPECT, HOUR_MS);
    floe::init_for_testing(world.test.ctx());
    world.test.next_tx(ISSUER);
    let foreign = world.test.take_from_sender<ReviewCap>();
    let World { test, freezer, .. } = &mut world;
    freezer.extend(&foreign, SUSPECT, option::none(), 19, test.ctx());
    abort
}

#[test, expected_failure(abort_code = freezer::EInvalidCap)]
fun the_reviewer_of_another_freezer_replaces_no_cap() {
    let mut world = begin();
    floe::init_for_testing(world.test.ctx());
    world.test.next_tx(ISSUER);
    let foreign = world.test.take_from_sender<ReviewCap>();
    let World { test, freezer, .. } = &mut world;
    let _cap = freezer.replace_freeze_cap(&foreign, test.ctx());
    abort
}
