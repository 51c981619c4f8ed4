#[test_only]
module quote_desk::checkout_tests;

use quote_desk::checkout;
use std::unit_test::assert_eq;

#[test]
fun the_least_to_accept_is_rounded_down() {
    assert_eq!(checkout::min_out(3_500_000, 50), 3_482_500);
    assert_eq!(checkout::min_out(999, 50), 994);
    assert_eq!(checkout::min_out(3_500_000, 0), 3_500_000);
}
