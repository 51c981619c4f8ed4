#[test_only]
module boatyard::boat_tests;

use boatyard::boat::{Self, Boat};
use std::unit_test::{assert_eq, destroy};
use sui::test_scenario as scenario;

const ANA: address = @0xA;
const BO: address = @0xB;

#[test]
fun a_gift_is_sailed_by_its_new_owner() {
    let mut test = scenario::begin(ANA);
    let boat = boat::build(b"Heron".to_string(), test.ctx());
    transfer::public_transfer(boat, BO);

    test.next_tx(ANA);
    assert!(!test.has_most_recent_for_sender<Boat>());

    test.next_tx(BO);
    let mut boat = test.take_from_sender<Boat>();
    boat.sail();
    assert_eq!(boat.voyages(), 1);
    destroy(boat);
    test.end();
}

#[test]
fun a_new_boat_has_not_sailed() {
    let boat = boat::build(b"Tern".to_string(), &mut tx_context::dummy());
    assert_eq!(boat.voyages(), 0);
    destroy(boat);
}
