#[test_only]
module loan_arbitrage::round_trip_tests;

use loan_arbitrage::round_trip;
use std::unit_test::assert_eq;

// #region tests
/// 1,000 SUI at 3.50 USDC are 3,500 USDC; at 0.14 USDC that is 25,000 DEEP; at 0.0402
/// SUI, 1,005 SUI.
#[test]
fun three_prices_make_a_round_trip() {
    let back = round_trip::at_best(
        1_000_000_000_000,
        3_500_000,
        140_000_000,
        40_200_000_000,
    );
    assert_eq!(back, 1_005_000_000_000);
    assert_eq!(
        round_trip::check_profit(back, 1_000_000_000_000, 4_000_000_000),
        5_000_000_000,
    );
}

#[test]
fun the_least_profit_is_enough() {
    assert_eq!(round_trip::check_profit(110, 100, 10), 10);
}

#[test, expected_failure(abort_code = round_trip::ETooLittleProfit)]
fun less_profit_undoes_the_trip() {
    round_trip::check_profit(109, 100, 10);
}

#[test, expected_failure(abort_code = round_trip::ETooLittleProfit)]
fun a_loss_undoes_the_trip() {
    round_trip::check_profit(99, 100, 0);
}
// #endregion tests
