// #region setup
#[test_only]
module timing::price_clock_tests;

use std::unit_test::assert_eq;
use sui::clock::{Self, Clock};
use sui::test_scenario as scenario;
use timing::price_clock;

const USER: address = @0x71E;
// #endregion setup

// #region clock
#[test]
fun the_price_falls_with_the_clock() {
    let ctx = &mut tx_context::dummy();
    let mut clock = clock::create_for_testing(ctx);
    clock.set_for_testing(1_795_219_200_000);

    let sale = price_clock::start(60_000, 900, 300, &clock);
    assert_eq!(sale.price(&clock), 900);
    clock.increment_for_testing(30_000);
    assert_eq!(sale.price(&clock), 600);
    clock.increment_for_testing(29_999);
    assert_eq!(sale.price(&clock), 301);

    clock.destroy_for_testing();
}
// #endregion clock

// #region boundary
#[test, expected_failure(abort_code = price_clock::EClosed)]
fun the_sale_is_over_at_its_end() {
    let ctx = &mut tx_context::dummy();
    let mut clock = clock::create_for_testing(ctx);
    let sale = price_clock::start(60_000, 900, 300, &clock);

    clock.increment_for_testing(60_000);
    sale.price(&clock);
    abort
}
// #endregion boundary

#[test, expected_failure(abort_code = price_clock::EBadTerms)]
fun a_sale_has_a_duration() {
    let ctx = &mut tx_context::dummy();
    let clock = clock::create_for_testing(ctx);
    price_clock::start(0, 900, 300, &clock);
    abort
}

#[test, expected_failure(abort_code = price_clock::EBadTerms)]
fun the_price_does_not_rise() {
    let ctx = &mut tx_context::dummy();
    let clock = clock::create_for_testing(ctx);
    price_clock::start(60_000, 300, 900, &clock);
    abort
}

// #region shared
#[test]
fun the_shared_clock_is_taken_like_any_shared_object() {
    let mut test = scenario::begin(USER);
    test.create_system_objects();

    let mut clock = test.take_shared<Clock>();
    clock.set_for_testing(5_000);
    let sale = price_clock::start(1_000, 20, 10, &clock);
    scenario::return_shared(clock);

    // The clock does not move by itself from one transaction to the next.
    test.next_tx(USER);
    let clock = test.take_shared<Clock>();
    assert_eq!(sale.price(&clock), 20);
    scenario::return_shared(clock);
    test.end();
}
// #endregion shared
