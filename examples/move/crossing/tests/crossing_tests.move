#[test_only]
module crossing::crossing_tests;

use crossing::bar::{Self, Bar};
use crossing::profiles::{Self, Profile, Registry};
use crossing::savings::{Self, Savings};
use crossing::tally::{Self, AdminCap, Tally};
use std::unit_test::{assert_eq, destroy};
use sui::clock;
use sui::coin;
use sui::derived_object;
use sui::event;
use sui::sui::SUI;
use sui::test_scenario as scenario;

const ADMIN: address = @0xAD;
const PLAYER: address = @0x91A;

#[test]
fun the_administrator_adds_points() {
    let mut test = scenario::begin(ADMIN);
    tally::init_for_testing(test.ctx());
    test.next_tx(PLAYER);
    let mut tally = test.take_shared<Tally>();
    tally.join(test.ctx());
    test.next_tx(ADMIN);
    let cap = test.take_from_sender<AdminCap>();
    tally.add(&cap, PLAYER, 7);
    tally.add(&cap, PLAYER, 5);
    assert_eq!(tally.points(PLAYER), 12);
    assert_eq!(event::events_by_type<tally::PointsAdded>().length(), 2);
    test.return_to_sender(cap);
    scenario::return_shared(tally);
    test.end();
}

#[test]
fun a_drink_is_paid_with_a_coin() {
    let mut test = scenario::begin(ADMIN);
    bar::open<SUI>(30, test.ctx());
    test.next_tx(PLAYER);
    let mut bar = test.take_shared<Bar<SUI>>();
    let payment = coin::mint_for_testing(30, test.ctx());
    destroy(bar.buy(payment, test.ctx()));
    assert_eq!(bar.takings(), 30);
    scenario::return_shared(bar);
    test.end();
}

#[test, expected_failure(abort_code = bar::EWrongAmount)]
fun a_drink_is_not_sold_for_less() {
    let mut test = scenario::begin(ADMIN);
    bar::open<SUI>(30, test.ctx());
    test.next_tx(PLAYER);
    let mut bar = test.take_shared<Bar<SUI>>();
    destroy(bar.buy(coin::mint_for_testing(29, test.ctx()), test.ctx()));
    abort
}

#[test]
fun a_profile_has_the_derived_id() {
    let mut test = scenario::begin(ADMIN);
    profiles::init_for_testing(test.ctx());
    test.next_tx(PLAYER);
    let mut registry = test.take_shared<Registry>();
    assert!(!registry.has_profile(PLAYER));
    registry.register(b"Ida".to_string(), test.ctx());
    assert!(registry.has_profile(PLAYER));
    test.next_tx(PLAYER);
    let profile = test.take_from_sender<Profile>();
    assert_eq!(object::id_address(&profile), registry.id_of(PLAYER));
    assert_eq!(profile.name(), b"Ida".to_string());
    test.return_to_sender(profile);
    scenario::return_shared(registry);
    test.end();
}

#[test, expected_failure(abort_code = derived_object::EObjectAlreadyExists)]
fun nobody_has_two_profiles() {
    let mut test = scenario::begin(PLAYER);
    profiles::init_for_testing(test.ctx());
    test.next_tx(PLAYER);
    let mut registry = test.take_shared<Registry>();
    registry.register(b"Ida".to_string(), test.ctx());
    registry.register(b"Ida again".to_string(), test.ctx());
    abort
}

#[test]
fun savings_come_back_at_their_date() {
    let mut test = scenario::begin(PLAYER);
    let mut clock = clock::create_for_testing(test.ctx());
    savings::lock(coin::mint_for_testing<SUI>(500, test.ctx()), 1_000, test.ctx());
    test.next_tx(PLAYER);
    clock.set_for_testing(1_000);
    let coin = test.take_shared<Savings<SUI>>().take(&clock, test.ctx());
    assert_eq!(coin.value(), 500);
    destroy(coin);
    clock.destroy_for_testing();
    test.end();
}

#[test, expected_failure(abort_code = savings::ETooEarly)]
fun savings_stay_until_their_date() {
    let mut test = scenario::begin(PLAYER);
    let clock = clock::create_for_testing(test.ctx());
    savings::lock(coin::mint_for_testing<SUI>(500, test.ctx()), 1_000, test.ctx());
    test.next_tx(PLAYER);
    destroy(test.take_shared<Savings<SUI>>().take(&clock, test.ctx()));
    abort
}

#[test, expected_failure(abort_code = savings::ENotSaver)]
fun savings_are_not_for_others() {
    let mut test = scenario::begin(PLAYER);
    let clock = clock::create_for_testing(test.ctx());
    savings::lock(coin::mint_for_testing<SUI>(500, test.ctx()), 0, test.ctx());
    test.next_tx(ADMIN);
    destroy(test.take_shared<Savings<SUI>>().take(&clock, test.ctx()));
    abort
}
