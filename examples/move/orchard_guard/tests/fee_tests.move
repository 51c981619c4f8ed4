#[test_only]
module orchard_guard::fee_tests;

use orchard_guard::fee;
use std::unit_test::assert_eq;

// #region fees
#[test]
fun order_and_width_of_the_arithmetic_matter() {
    // 0.3 % of 9,999 units.
    assert_eq!(fee::flawed(9_999, 30), 0);
    assert_eq!(fee::sound(9_999, 30), 30);
    // A product beyond 64 bits.
    assert_eq!(fee::sound(std::u64::max_value!(), 30), 55_340_232_221_128_655);
}
// #endregion fees

// #region shift
#[test]
fun shifts_drop_bits_in_silence() {
    assert_eq!(0xC000_0000_0000_0001u64 << 1, 0x8000_0000_0000_0002);
}
// #endregion shift
