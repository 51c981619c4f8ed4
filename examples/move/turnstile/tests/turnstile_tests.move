// #region setup
#[test_only]
module turnstile::turnstile_tests;

use std::unit_test::{assert_eq, destroy};
use sui::test_scenario::{Self as scenario, Scenario};
use turnstile::turnstile::{Self, Turnstile, TurnstileKey};

const OWNER: address = @0x0E17;
const ANN: address = @0xA;
const BEN: address = @0xB;

fun installed(): (Scenario, TurnstileKey) {
    let mut test = scenario::begin(OWNER);
    let key = turnstile::install(b"North gate".to_string(), test.ctx());
    (test, key)
}

fun pass_as(test: &mut Scenario, visitor: address) {
    test.next_tx(visitor);
    test.with_shared!<Turnstile>(|turnstile, test| turnstile.pass(test.ctx()));
}
// #endregion setup

// #region count
#[test]
fun two_visitors_count_as_two() {
    let (mut test, key) = installed();
    pass_as(&mut test, ANN);
    pass_as(&mut test, BEN);

    let effects = test.next_tx(OWNER);
    assert_eq!(effects.num_user_events(), 1);
    test.with_shared!<Turnstile>(|turnstile, _| {
        assert_eq!(turnstile.passages(), 2);
        assert_eq!(turnstile.name(), b"North gate".to_string());
    });
    destroy(key);
    test.end();
}
// #endregion count

#[test]
fun the_key_sets_it_back() {
    let (mut test, key) = installed();
    pass_as(&mut test, ANN);

    test.next_tx(OWNER);
    test.with_shared!<Turnstile>(|turnstile, _| {
        turnstile.reset(&key);
        assert_eq!(turnstile.passages(), 0);
    });
    destroy(key);
    test.end();
}

// #region key
#[test, expected_failure(abort_code = turnstile::EOtherTurnstile)]
fun another_key_does_not_fit() {
    let (mut test, _key) = installed();
    test.next_tx(BEN);
    let turnstile = test.take_shared<Turnstile>();
    let other = turnstile::install(b"South gate".to_string(), test.ctx());
    let mut turnstile = turnstile;
    turnstile.reset(&other);
    abort
}
// #endregion key

#[test, expected_failure(abort_code = turnstile::ENameTooLong)]
fun a_name_has_a_limit() {
    let mut test = scenario::begin(OWNER);
    let name = vector::tabulate!(41, |_| 65).to_string();
    destroy(turnstile::install(name, test.ctx()));
    abort
}
