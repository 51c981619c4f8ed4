#[test_only]
module quote_desk::listing_tests;

use quote_desk::listing;
use std::unit_test::assert_eq;

#[test]
fun sizes_that_fit_pass() {
    listing::check_sizes(100, 100_000_000, 1_000_000_000);
    listing::check_sizes(1, 1_000, 1_000);
}

#[test, expected_failure(abort_code = listing::ENotAPowerOfTen)]
fun a_tick_of_zero_is_refused() {
    listing::check_sizes(0, 1_000, 1_000);
}

#[test, expected_failure(abort_code = listing::ENotAPowerOfTen)]
fun a_minimum_of_two_lots_is_refused() {
    listing::check_sizes(100, 1_000, 2_000);
}

#[test, expected_failure(abort_code = listing::ELotTooSmall)]
fun a_tiny_lot_is_refused() {
    listing::check_sizes(100, 100, 1_000);
}

#[test, expected_failure(abort_code = listing::EMinBelowLot)]
fun a_minimum_below_a_lot_is_refused() {
    listing::check_sizes(100, 10_000, 1_000);
}

#[test]
fun a_tick_follows_the_price() {
    assert_eq!(listing::tick_for(3_500_000, 10_000), 100);
    assert_eq!(listing::tick_for(40_000_000_000, 10_000), 1_000_000);
    assert_eq!(listing::tick_for(9_999, 10_000), 1);
}
