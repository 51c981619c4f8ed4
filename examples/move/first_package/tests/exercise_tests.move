// #region failures
#[test_only]
module first_package::exercise_tests;

use first_package::greenhouse::{Self, Greenhouse, SeedPacket};
use sui::test_scenario as scenario;

const VISITOR: address = @0x7151;

#[test, expected_failure(abort_code = greenhouse::EEmptyPacket)]
fun a_packet_without_seeds_aborts() {
    let mut test = scenario::begin(VISITOR);
    greenhouse::init_for_testing(test.ctx());
    test.next_tx(VISITOR);
    let mut house = test.take_shared<Greenhouse>();

    house.send_packet(b"leek".to_string(), 0, VISITOR, test.ctx());
    abort
}

#[test, expected_failure(abort_code = greenhouse::ETooFewSeeds)]
fun sowing_more_than_the_packet_holds_aborts() {
    let mut test = scenario::begin(VISITOR);
    greenhouse::init_for_testing(test.ctx());
    test.next_tx(VISITOR);
    let mut house = test.take_shared<Greenhouse>();
    house.send_packet(b"leek".to_string(), 5, VISITOR, test.ctx());

    test.next_tx(VISITOR);
    let mut packet = test.take_from_sender<SeedPacket>();
    packet.sow(&mut house, 6);
    abort
}
// #endregion failures
