#[test_only]
module first_package::shelf_tests;

use first_package::greenhouse::{Self, Greenhouse};
use std::debug;
use sui::test_scenario as scenario;

const GARDENER: address = @0x6A2D;

#[test]
fun the_stock_is_printed() {
    let mut test = scenario::begin(GARDENER);
    greenhouse::init_for_testing(test.ctx());
    test.next_tx(GARDENER);
    let mut house = test.take_shared<Greenhouse>();

    debug::print(&b"stock before".to_string());
    debug::print(&house.stock());
    house.send_packet(b"chard".to_string(), 40, GARDENER, test.ctx());
    debug::print(&b"stock after".to_string());
    debug::print(&house.stock());

    scenario::return_shared(house);
    test.end();
}
