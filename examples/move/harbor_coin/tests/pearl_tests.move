#[test_only]
module harbor_coin::pearl_tests;

use harbor_coin::pearl::{Self, PEARL};
use std::unit_test::{assert_eq, destroy};
use sui::coin::{Coin, TreasuryCap};
use sui::coin_registry::{Currency, MetadataCap};
use sui::test_scenario::{Self as scenario, Scenario};

const MINT: address = @0x3417;
const SAILOR: address = @0x5A11;
const REGISTRY: address = @0xc;

fun publish(): Scenario {
    let mut test = scenario::begin(MINT);
    pearl::init_for_testing(test.ctx());
    test.next_tx(MINT);
    test
}

// #region test-init
#[test]
fun publication_hands_out_two_capabilities() {
    let test = publish();

    let treasury = test.take_from_sender<TreasuryCap<PEARL>>();
    assert_eq!(treasury.total_supply(), 0);
    assert!(test.has_most_recent_for_sender<MetadataCap<PEARL>>());
    // The currency waits at the registry for `finalize_registration`.
    assert!(scenario::has_most_recent_for_address<Currency<PEARL>>(REGISTRY));

    test.return_to_sender(treasury);
    test.end();
}
// #endregion test-init

// #region test-metadata
#[test]
fun the_currency_carries_the_metadata() {
    let mut test = scenario::begin(MINT);
    let (initializer, treasury) = pearl::new_currency_for_testing(test.ctx());
    let (
        mut currency,
        metadata_cap,
    ) = initializer.finalize_unwrap_for_testing(test.ctx());

    assert_eq!(currency.symbol(), b"PEARL".to_string());
    assert_eq!(currency.decimals(), 6);
    assert!(!currency.is_regulated());
    assert!(currency.total_supply().is_none());

    currency.set_name(&metadata_cap, b"Pearl".to_string());
    assert_eq!(currency.name(), b"Pearl".to_string());

    destroy(currency);
    destroy(metadata_cap);
    destroy(treasury);
    test.end();
}
// #endregion test-metadata

// #region test-mint
#[test]
fun the_supply_follows_mint_and_burn() {
    let mut test = publish();
    let mut treasury = test.take_from_sender<TreasuryCap<PEARL>>();
    pearl::pay_crew(&mut treasury, vector[SAILOR, SAILOR], 4_000_000, test.ctx());
    assert_eq!(treasury.total_supply(), 8_000_000);

    test.next_tx(SAILOR);
    let mut coin = test.take_from_sender<Coin<PEARL>>();
    let rope = coin.split(1_500_000, test.ctx());
    assert_eq!(treasury.burn(rope), 1_500_000);
    assert_eq!(treasury.total_supply(), 6_500_000);
    assert_eq!(coin.value(), 2_500_000);

    test.return_to_sender(coin);
    scenario::return_to_address(MINT, treasury);
    test.end();
}
// #endregion test-mint
