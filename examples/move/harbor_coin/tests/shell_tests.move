#[test_only]
module harbor_coin::shell_tests;

use harbor_coin::shell::{Self, SHELL};
use std::unit_test::{assert_eq, destroy};
use sui::coin::{CoinMetadata, TreasuryCap};
use sui::coin_registry;
use sui::test_scenario as scenario;

const MINT: address = @0x3417;

#[test]
fun old_metadata_moves_to_the_registry() {
    let mut test = scenario::begin(@0x0);
    let mut registry = coin_registry::create_coin_data_registry_for_testing(test.ctx());
    test.next_tx(MINT);
    shell::init_for_testing(test.ctx());

    test.next_tx(MINT);
    let metadata = test.take_immutable<CoinMetadata<SHELL>>();
    let treasury = test.take_from_sender<TreasuryCap<SHELL>>();
    let mut currency = registry.migrate_legacy_metadata_for_testing(
        &metadata,
        test.ctx(),
    );
    assert!(registry.exists<SHELL>());
    assert_eq!(currency.symbol(), b"SHELL".to_string());
    assert!(currency.treasury_cap_id().is_none());
    assert!(!currency.is_metadata_cap_claimed());

    currency.set_treasury_cap_id(&treasury);
    let metadata_cap = currency.claim_metadata_cap(&treasury, test.ctx());
    currency.set_icon_url(&metadata_cap, b"https://harbor.example/shell.svg".to_string());
    assert_eq!(currency.metadata_cap_id(), option::some(object::id(&metadata_cap)));

    scenario::return_immutable(metadata);
    test.return_to_sender(treasury);
    destroy(currency);
    destroy(metadata_cap);
    destroy(registry);
    test.end();
}
