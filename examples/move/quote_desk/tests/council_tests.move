#[test_only]
module quote_desk::council_tests;

use quote_desk::council;
use std::unit_test::assert_eq;

#[test]
fun fees_in_range_pass() {
    council::check_fees(1_000_000, 500_000, false);
    council::check_fees(100_000, 0, false);
    council::check_fees(10_000, 0, true);
}

#[test, expected_failure(abort_code = council::EFeeOutOfRange)]
fun a_stable_pool_has_lower_fees() {
    council::check_fees(100_001 + 999, 0, true);
}

#[test, expected_failure(abort_code = council::EFeeNotAStep)]
fun a_fee_between_steps_is_refused() {
    council::check_fees(100_500, 0, false);
}

#[test]
fun weight_bends_at_a_hundred_thousand() {
    assert_eq!(council::weight(100_000_000), 100_000_000);
    assert_eq!(council::weight(100_000_000_000), 100_000_000_000);
    assert_eq!(council::weight(400_000_000_000), 100_316_227_766);
}
