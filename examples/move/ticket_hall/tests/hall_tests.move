#[test_only]
module ticket_hall::hall_tests;

use std::unit_test::{assert_eq, destroy};
use sui::sui::SUI;
use ticket_hall::hall;

#[test]
fun a_hall_has_one_price() {
    let ctx = &mut tx_context::dummy();
    let hall = hall::open<SUI>(@0xA.to_id(), 250, @0xB, ctx);
    assert_eq!(hall.price(), 250);
    destroy(hall);
}

#[test, expected_failure(abort_code = hall::ENoPrice)]
fun nothing_is_free() {
    let ctx = &mut tx_context::dummy();
    destroy(hall::open<SUI>(@0xA.to_id(), 0, @0xB, ctx));
    abort
}
