#[test_only]
module quote_desk::ticks_tests;

use quote_desk::ticks;
use std::unit_test::assert_eq;

#[test]
fun a_price_follows_the_decimals_of_both_coins() {
    assert_eq!(ticks::scaled_price(3_500_000_000, 9, 6), 3_500_000);
    assert_eq!(ticks::scaled_price(40_000_000, 6, 9), 40_000_000_000);
    assert_eq!(ticks::scaled_price(1_000_000_000, 6, 6), 1_000_000_000);
}

#[test, expected_failure(abort_code = ticks::EPriceOutOfRange)]
fun a_price_that_vanishes_is_refused() {
    ticks::scaled_price(1, 9, 6);
}

#[test]
fun quotes_stand_on_ticks_around_the_middle() {
    assert_eq!(ticks::bid_below(3_500_000, 20, 100), 3_493_000);
    assert_eq!(ticks::ask_above(3_500_000, 20, 100), 3_507_000);
    assert_eq!(ticks::bid_below(3_500_050, 20, 1_000), 3_493_000);
    assert_eq!(ticks::ask_above(3_500_050, 20, 1_000), 3_508_000);
}

#[test, expected_failure(abort_code = ticks::ESpreadTooWide)]
fun a_spread_of_the_whole_price_is_refused() {
    ticks::bid_below(3_500_000, 10_000, 100);
}

#[test]
fun a_quantity_loses_its_fraction_of_a_lot() {
    assert_eq!(ticks::whole_lots(1_250_000_000, 100_000_000), 1_200_000_000);
    assert_eq!(ticks::whole_lots(99_999_999, 100_000_000), 0);
}
