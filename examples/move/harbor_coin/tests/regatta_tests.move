#[test_only]
module harbor_coin::regatta_tests;

use harbor_coin::regatta::{Self, OrganizerCap, REGATTA};
use std::unit_test::{assert_eq, destroy};
use sui::coin::TreasuryCap;
use sui::coin_registry::{Self, Currency};
use sui::test_scenario as scenario;

const ORGANIZER: address = @0x0126;

#[test]
fun the_season_opens_in_one_transaction() {
    let mut test = scenario::begin(@0x0);
    let mut registry = coin_registry::create_coin_data_registry_for_testing(test.ctx());
    test.next_tx(ORGANIZER);
    regatta::init_for_testing(test.ctx());

    test.next_tx(ORGANIZER);
    let cap = test.take_from_sender<OrganizerCap>();
    assert!(!registry.exists<REGATTA>());
    cap.open_season(&mut registry, test.ctx());
    assert!(registry.exists<REGATTA>());
    destroy(registry);
    test.return_to_sender(cap);

    test.next_tx(ORGANIZER);
    let currency = test.take_shared<Currency<REGATTA>>();
    assert_eq!(currency.decimals(), 0);
    assert!(test.has_most_recent_for_sender<TreasuryCap<REGATTA>>());
    scenario::return_shared(currency);
    test.end();
}
