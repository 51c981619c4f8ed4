#[test_only]
module orchard_guard::market_tests;

use orchard_guard::market::{Self, AdminCap, Market};
use std::unit_test::{assert_eq, destroy};
use sui::test_scenario::{Self as scenario, Scenario};

const ADMIN: address = @0xAD;

fun start(): (Scenario, Market, AdminCap) {
    let mut test = scenario::begin(ADMIN);
    market::init_for_testing(test.ctx());
    test.next_tx(ADMIN);
    let market = test.take_shared<Market>();
    let admin = test.take_from_sender<AdminCap>();
    (test, market, admin)
}

fun finish(test: Scenario, market: Market, admin: AdminCap) {
    scenario::return_shared(market);
    destroy(admin);
    test.end();
}

#[test]
fun sales_resume_after_a_pause() {
    let (mut test, mut market, admin) = start();
    let guard = admin.new_guard(test.ctx());
    market.pause(&guard);
    market.resume(&admin);
    market.sell();
    assert_eq!(market.sales(), 1);
    destroy(guard);
    finish(test, market, admin);
}

#[test, expected_failure(abort_code = market::EPaused)]
fun nothing_is_sold_while_paused() {
    let (mut test, mut market, admin) = start();
    let guard = admin.new_guard(test.ctx());
    market.pause(&guard);
    market.sell();
    destroy(guard);
    finish(test, market, admin);
}

#[test]
fun migration_opens_an_old_market() {
    let (test, mut market, admin) = start();
    market.set_version_for_testing(1);
    market.migrate(&admin);
    market.sell();
    assert_eq!(market.sales(), 1);
    finish(test, market, admin);
}

#[test, expected_failure(abort_code = market::EWrongVersion)]
fun code_refuses_a_market_of_another_version() {
    let (test, mut market, admin) = start();
    market.set_version_for_testing(3);
    market.sell();
    finish(test, market, admin);
}
