#[test_only]
module quote_desk::desk_tests;

use quote_desk::desk;

#[test]
fun a_middle_within_the_spread_is_near() {
    assert!(desk::is_near(3_506_999, 3_500_000, 20));
    assert!(desk::is_near(3_493_001, 3_500_000, 20));
    assert!(!desk::is_near(3_507_000, 3_500_000, 20));
    assert!(!desk::is_near(3_400_000, 3_500_000, 20));
}
