#[test_only]
module quote_desk::allowance_tests;

use quote_desk::allowance;
use std::unit_test::assert_eq;

#[test]
fun an_allowance_adds_up_to_its_limit() {
    let spent = allowance::spend(0, 60, 100);
    assert_eq!(allowance::spend(spent, 40, 100), 100);
}

#[test, expected_failure(abort_code = allowance::EOverLimit)]
fun more_than_the_limit_is_refused() {
    allowance::spend(60, 41, 100);
}
