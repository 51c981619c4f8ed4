// #region setup
#[test_only]
module first_package::greenhouse_tests;

use first_package::greenhouse::{Self, GardenerCap, Greenhouse, PacketFilled, SeedPacket};
use std::unit_test::{assert_eq, destroy};
use sui::event;
use sui::test_scenario::{Self as scenario, Scenario};

const GARDENER: address = @0x6A2D;
const VISITOR: address = @0x7151;

/// Publishes the package as `GARDENER` and starts a transaction of `sender`.
fun open_greenhouse(sender: address): Scenario {
    let mut test = scenario::begin(GARDENER);
    greenhouse::init_for_testing(test.ctx());
    test.next_tx(sender);
    test
}
// #endregion setup

// #region test-init
#[test]
fun init_hands_out_one_capability_and_shares_the_house() {
    let test = open_greenhouse(GARDENER);

    let cap = test.take_from_sender<GardenerCap>();
    let house = test.take_shared<Greenhouse>();
    assert_eq!(house.stock(), 100);
    assert_eq!(house.sown(), 0);

    test.return_to_sender(cap);
    scenario::return_shared(house);
    test.end();
}
// #endregion test-init

// #region test-fill
#[test]
fun filling_a_packet_takes_seeds_off_the_shelf() {
    let mut test = open_greenhouse(VISITOR);
    let mut house = test.take_shared<Greenhouse>();

    let packet = house.fill_packet(b"tomato".to_string(), 12, test.ctx());
    assert_eq!(packet.seeds(), 12);
    assert_eq!(packet.variety(), b"tomato".to_string());
    assert_eq!(house.stock(), 88);
    assert_eq!(event::events_by_type<PacketFilled>().length(), 1);

    destroy(packet);
    scenario::return_shared(house);
    test.end();
}
// #endregion test-fill

// #region test-flow
#[test]
fun a_packet_is_sent_sown_and_returned() {
    let mut test = open_greenhouse(GARDENER);

    // The gardener restocks and sends a packet to the visitor.
    let cap = test.take_from_sender<GardenerCap>();
    let mut house = test.take_shared<Greenhouse>();
    cap.restock(&mut house, 20);
    house.send_packet(b"basil".to_string(), 30, VISITOR, test.ctx());
    assert_eq!(house.stock(), 90);
    test.return_to_sender(cap);
    scenario::return_shared(house);

    // The visitor owns it from the next transaction on.
    test.next_tx(VISITOR);
    let mut packet = test.take_from_sender<SeedPacket>();
    let mut house = test.take_shared<Greenhouse>();
    packet.sow(&mut house, 25);
    assert_eq!(house.sown(), 25);
    packet.return_packet(&mut house);
    assert_eq!(house.stock(), 95);
    scenario::return_shared(house);

    test.next_tx(VISITOR);
    assert!(!test.has_most_recent_for_sender<SeedPacket>());
    test.end();
}
// #endregion test-flow

// #region test-visitor
#[test]
fun a_visitor_holds_no_capability() {
    let test = open_greenhouse(VISITOR);
    assert!(!test.has_most_recent_for_sender<GardenerCap>());
    test.end();
}
// #endregion test-visitor

// #region test-failures
#[test, expected_failure(abort_code = greenhouse::EOutOfStock)]
fun a_packet_beyond_the_stock_aborts() {
    let mut test = open_greenhouse(VISITOR);
    let mut house = test.take_shared<Greenhouse>();

    house.send_packet(b"leek".to_string(), 50, VISITOR, test.ctx());
    house.send_packet(b"leek".to_string(), 50, VISITOR, test.ctx());
    house.send_packet(b"leek".to_string(), 1, VISITOR, test.ctx());
    abort
}

#[test, expected_failure(abort_code = greenhouse::EPacketTooBig)]
fun a_packet_over_the_limit_aborts() {
    let mut test = open_greenhouse(VISITOR);
    let mut house = test.take_shared<Greenhouse>();

    house.send_packet(b"leek".to_string(), 51, VISITOR, test.ctx());
    abort
}
// #endregion test-failures
