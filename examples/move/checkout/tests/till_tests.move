// #region setup
#[test_only]
module checkout::till_tests;

use checkout::till::{Self, Paid, Till};
use std::unit_test::{assert_eq, destroy};
use sui::coin;
use sui::coin_registry::{Self, Currency};
use sui::event;
use sui::test_scenario::{Self as scenario, Scenario};

const MERCHANT: address = @0x3E;
const GUEST: address = @0x6E;

/// Stands in for a dollar coin of six decimals, which the till knows.
public struct DOLLAR has key { id: UID }

/// Stands in for a coin of nine decimals.
public struct NINES has key { id: UID }

// A macro, since `new_currency` wants a type of the calling module, not a type parameter.
macro fun currency<$T: key>($test: &mut Scenario, $decimals: u8): Currency<$T> {
    let test = $test;
    let mut registry = coin_registry::create_coin_data_registry_for_testing(test.ctx());
    let (initializer, treasury) = coin_registry::new_currency<$T>(
        &mut registry,
        $decimals,
        b"D".to_string(),
        b"".to_string(),
        b"".to_string(),
        b"".to_string(),
        test.ctx(),
    );
    destroy(registry);
    destroy(treasury);
    initializer.unwrap_for_testing()
}
// #endregion setup

// #region test-pay
#[test]
fun an_accepted_coin_pays_an_order() {
    // The registry can only be made as the system.
    let mut test = scenario::begin(@0x0);
    let dollar = currency!<DOLLAR>(&mut test, 6);
    let key = till::open(MERCHANT, test.ctx());

    test.next_tx(MERCHANT);
    let mut till = test.take_shared<Till>();
    till.accept(&key, &dollar);

    test.next_tx(GUEST);
    let payment = coin::mint_for_testing<DOLLAR>(12_500_000, test.ctx());
    till.pay(41, 12_50, payment, test.ctx());
    assert!(till.is_paid(41));
    assert_eq!(event::events_by_type<Paid>().length(), 1);

    destroy(dollar);
    destroy(key);
    scenario::return_shared(till);
    test.end();
}
// #endregion test-pay

// #region test-failures
#[test, expected_failure(abort_code = till::ENotAccepted)]
fun an_unknown_coin_is_refused() {
    let mut test = scenario::begin(MERCHANT);
    let _key = till::open(MERCHANT, test.ctx());
    test.next_tx(GUEST);
    let mut till = test.take_shared<Till>();
    let payment = coin::mint_for_testing<DOLLAR>(1_000_000, test.ctx());
    till.pay(1, 1_00, payment, test.ctx());
    abort
}

#[test, expected_failure(abort_code = till::EWrongDecimals)]
fun other_decimals_are_refused() {
    let mut test = scenario::begin(@0x0);
    let nines = currency!<NINES>(&mut test, 9);
    let key = till::open(MERCHANT, test.ctx());
    test.next_tx(MERCHANT);
    let mut till = test.take_shared<Till>();
    till.accept(&key, &nines);
    abort
}
// #endregion test-failures
