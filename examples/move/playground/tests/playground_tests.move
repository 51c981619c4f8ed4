#[test_only]
module playground::playground_tests;

use playground::playground;
use std::unit_test::assert_eq;

#[test]
fun the_larger_number_wins() {
    assert_eq!(playground::larger(3, 7), 7);
    assert_eq!(playground::larger(7, 3), 7);
}
