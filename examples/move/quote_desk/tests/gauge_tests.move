#[test_only]
module quote_desk::gauge_tests;

use quote_desk::gauge;
use std::unit_test::assert_eq;

#[test]
fun levels_are_weighed_by_quantity() {
    let (base, price) = gauge::average(
        vector[3_500_000, 3_600_000],
        vector[3_000_000_000, 1_000_000_000],
    );
    assert_eq!(base, 4_000_000_000);
    assert_eq!(price, 3_525_000);
}

#[test]
fun an_empty_side_has_no_price() {
    let (base, price) = gauge::average(vector[], vector[]);
    assert_eq!(base, 0);
    assert_eq!(price, 0);
}

#[test]
fun an_order_id_tells_side_price_and_number() {
    let ask = (1u128 << 127) + (3_500_000u128 << 64) + 2;
    let (is_bid, price, number) = gauge::parts(ask);
    assert!(!is_bid);
    assert_eq!(price, 3_500_000);
    assert_eq!(number, 2);

    let (is_bid, price, _) = gauge::parts((3_499_900u128 << 64) + 7);
    assert!(is_bid);
    assert_eq!(price, 3_499_900);
}
