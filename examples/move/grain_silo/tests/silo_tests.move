#[test_only]
module grain_silo::silo_tests;

use grain_silo::release;
use grain_silo::silo::{Self, Silo};
use std::unit_test::{assert_eq, destroy};
use sui::clock;
use sui::coin;
use sui::sui::SUI;
use sui::test_scenario as scenario;

const GIVER: address = @0xA;
const FARMER: address = @0xB;

// #region take
#[test]
fun the_beneficiary_takes_what_time_released() {
    let mut test = scenario::begin(GIVER);
    let grant = coin::mint_for_testing<SUI>(1_000, test.ctx());
    silo::fill(grant, FARMER, release::linear(0, 100), test.ctx());
    test.next_tx(FARMER);
    let mut silo = test.take_shared<Silo<SUI>>();
    let mut clock = clock::create_for_testing(test.ctx());

    clock.set_for_testing(25);
    let first = silo.take(&clock, test.ctx());
    let again = silo.take(&clock, test.ctx());
    clock.set_for_testing(100);
    let last = silo.take(&clock, test.ctx());
    assert_eq!(first.value(), 250);
    assert_eq!(again.value(), 0);
    assert_eq!(last.value(), 750);

    destroy(vector[first, again, last]);
    clock.destroy_for_testing();
    scenario::return_shared(silo);
    test.end();
}
// #endregion take

// #region recall
#[test]
fun a_recall_leaves_what_is_released() {
    let mut test = scenario::begin(GIVER);
    let grant = coin::mint_for_testing<SUI>(1_000, test.ctx());
    let key = silo::fill_recallable(grant, FARMER, release::linear(0, 100), test.ctx());
    test.next_tx(GIVER);
    let mut silo = test.take_shared<Silo<SUI>>();
    let mut clock = clock::create_for_testing(test.ctx());

    clock.set_for_testing(40);
    let rest = silo.recall(key, &clock, test.ctx());
    assert_eq!(rest.value(), 600);
    clock.set_for_testing(100);
    assert_eq!(silo.available(&clock), 400);

    destroy(rest);
    clock.destroy_for_testing();
    scenario::return_shared(silo);
    test.end();
}
// #endregion recall

#[test, expected_failure(abort_code = silo::ENotYours)]
fun nobody_else_takes() {
    let mut test = scenario::begin(GIVER);
    let grant = coin::mint_for_testing<SUI>(1_000, test.ctx());
    silo::fill(grant, FARMER, release::cliff(0), test.ctx());
    test.next_tx(GIVER);
    let mut silo = test.take_shared<Silo<SUI>>();
    let clock = clock::create_for_testing(test.ctx());
    let _stolen = silo.take(&clock, test.ctx());
    abort
}

#[test, expected_failure(abort_code = silo::EWrongKey)]
fun a_key_ends_its_own_grant_only() {
    let mut test = scenario::begin(GIVER);
    let one = coin::mint_for_testing<SUI>(1_000, test.ctx());
    let _key = silo::fill_recallable(one, FARMER, release::cliff(9), test.ctx());
    test.next_tx(GIVER);
    let mut silo = test.take_shared<Silo<SUI>>();
    let other = coin::mint_for_testing<SUI>(1, test.ctx());
    let other_key = silo::fill_recallable(other, FARMER, release::cliff(9), test.ctx());
    let clock = clock::create_for_testing(test.ctx());
    let _rest = silo.recall(other_key, &clock, test.ctx());
    abort
}
