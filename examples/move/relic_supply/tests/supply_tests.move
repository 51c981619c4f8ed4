#[test_only]
module relic_supply::supply_tests;

use relic_supply::candle::{Self, Lit};
use relic_supply::relic::{Self, RELIC};
use std::unit_test::{assert_eq, destroy};
use sui::coin::{Coin, TreasuryCap};
use sui::coin_registry::MetadataCap;
use sui::event;
use sui::test_scenario as scenario;

const FOUNDER: address = @0xF0;

// #region test-init
#[test]
fun the_founder_gets_the_coins_and_no_capability() {
    let mut test = scenario::begin(FOUNDER);
    relic::init_for_testing(test.ctx());

    test.next_tx(FOUNDER);
    let everything = test.take_from_sender<Coin<RELIC>>();
    assert_eq!(everything.value(), 10_000);
    assert!(!test.has_most_recent_for_sender<TreasuryCap<RELIC>>());
    assert!(!test.has_most_recent_for_sender<MetadataCap<RELIC>>());
    test.return_to_sender(everything);
    test.end();
}
// #endregion test-init

// #region test-fixed
#[test]
fun a_fixed_supply_is_readable_from_the_currency() {
    let mut test = scenario::begin(FOUNDER);
    let (mut initializer, mut treasury) = relic::new_for_testing(test.ctx());
    let everything = treasury.mint(10_000, test.ctx());
    initializer.make_supply_fixed_init(treasury);
    let currency = initializer.unwrap_for_testing();

    assert!(currency.is_supply_fixed());
    assert!(!currency.is_supply_burn_only());
    assert_eq!(currency.total_supply().destroy_some(), 10_000);

    destroy(everything);
    destroy(currency);
    test.end();
}
// #endregion test-fixed

// #region test-burn-only
#[test]
fun a_burn_only_supply_shrinks() {
    let mut test = scenario::begin(FOUNDER);
    let (mut initializer, mut treasury) = candle::new_for_testing(test.ctx());
    let mut coins = treasury.mint(1_000, test.ctx());
    initializer.make_supply_burn_only_init(treasury);
    let mut currency = initializer.unwrap_for_testing();
    assert!(currency.is_supply_burn_only());

    candle::light(&mut currency, coins.split(400, test.ctx()));
    assert_eq!(currency.total_supply().destroy_some(), 600);
    assert_eq!(event::events_by_type<Lit>().length(), 1);

    destroy(coins);
    destroy(currency);
    test.end();
}
// #endregion test-burn-only
