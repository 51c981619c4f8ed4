#[test_only]
module workshop::locker_tests;

use std::unit_test::assert_eq;
use sui::test_scenario as scenario;
use workshop::crates::{Self, Part};
use workshop::locker::{Self, Locker};

const OWNER: address = @0x0E;
const SENDER: address = @0x5E;

#[test]
fun the_owner_takes_out_what_somebody_sent() {
    let mut test = scenario::begin(OWNER);
    let locker = locker::build(test.ctx());
    let locker_id = object::id(&locker);
    transfer::public_transfer(locker, OWNER);

    test.next_tx(SENDER);
    let part = crates::cut(30, test.ctx());
    let part_id = object::id(&part);
    transfer::public_transfer(part, locker_id.to_address());

    test.next_tx(OWNER);
    let mut locker = test.take_from_sender<Locker>();
    let parcel = scenario::receiving_ticket_by_id<Part>(part_id);
    let part = locker.take_out(parcel);
    assert_eq!(object::id(&part), part_id);

    transfer::public_transfer(part, OWNER);
    test.return_to_sender(locker);
    test.end();
}
