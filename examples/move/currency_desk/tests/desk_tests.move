// #region setup
#[test_only]
module currency_desk::desk_tests;

use currency_desk::label;
use currency_desk::listing::{Self, Listing};
use currency_desk::till;
use std::unit_test::{assert_eq, destroy};
use sui::balance;
use sui::coin::{Self, TreasuryCap};
use sui::coin_registry::{Self, CoinRegistry, CurrencyInitializer};
use sui::test_scenario::{Self as scenario, Scenario};

/// A currency of the tests.
public struct SLATE has key { id: UID }

const CLERK: address = @0xC1;
const GUEST: address = @0x6E;

fun open_registry(): (Scenario, CoinRegistry) {
    let mut test = scenario::begin(@0x0);
    let registry = coin_registry::create_coin_data_registry_for_testing(test.ctx());
    test.next_tx(CLERK);
    (test, registry)
}

fun new_slate(
    registry: &mut CoinRegistry,
    ctx: &mut TxContext,
): (CurrencyInitializer<SLATE>, TreasuryCap<SLATE>) {
    registry.new_currency<SLATE>(
        2,
        b"SLATE".to_string(),
        b"Slate".to_string(),
        b"".to_string(),
        b"".to_string(),
        ctx,
    )
}
// #endregion setup

// #region test-till
#[test]
fun money_moves_between_coins_and_the_till() {
    let mut test = scenario::begin(CLERK);
    let mut till = till::new<SLATE>(test.ctx());
    let mut purse = coin::mint_for_testing<SLATE>(10_00, test.ctx());

    till.charge(&mut purse, 3_50);
    assert_eq!(purse.value(), 6_50);
    till.deposit(purse);
    till.refund(1_00, GUEST);
    let coin = till.withdraw(2_00, test.ctx());
    assert_eq!(coin.burn_for_testing(), 2_00);

    let rest = till.close(test.ctx());
    assert_eq!(rest.burn_for_testing(), 7_00);
    test.end();
}

#[test, expected_failure(abort_code = till::ETooLittle)]
fun a_small_coin_buys_nothing() {
    let mut test = scenario::begin(CLERK);
    let mut till = till::new<SLATE>(test.ctx());
    let mut purse = coin::mint_for_testing<SLATE>(1_00, test.ctx());
    till.charge(&mut purse, 3_50);
    abort
}

#[test, expected_failure(abort_code = balance::ENotEnough)]
fun the_till_pays_what_it_has() {
    let mut test = scenario::begin(CLERK);
    let mut till = till::new<SLATE>(test.ctx());
    let coin = till.withdraw(1, test.ctx());
    destroy(coin);
    abort
}
// #endregion test-till

// #region test-listing
#[test]
fun a_final_currency_is_listed() {
    let (mut test, mut registry) = open_registry();
    let (mut initializer, mut treasury) = new_slate(&mut registry, test.ctx());
    let coins = treasury.mint(1_000_00, test.ctx());
    let deny_cap = initializer.make_regulated(false, test.ctx());
    initializer.make_supply_burn_only(treasury);
    let (
        mut currency,
        metadata_cap,
    ) = initializer.finalize_unwrap_for_testing(test.ctx());

    currency.burn(coins);
    assert_eq!(currency.total_supply(), option::some(0));
    assert_eq!(currency.deny_cap_id(), option::some(object::id(&deny_cap)));
    currency.delete_metadata_cap(metadata_cap);
    listing::list(&currency, test.ctx());

    test.next_tx(CLERK);
    let listing = test.take_shared<Listing<SLATE>>();
    assert!(listing.is_regulated());
    assert_eq!(listing.symbol(), b"SLATE".to_string());
    assert_eq!(listing.decimals(), 2);
    scenario::return_shared(listing);
    destroy(currency);
    destroy(deny_cap);
    destroy(registry);
    test.end();
}

#[test, expected_failure(abort_code = listing::ESupplyCanGrow)]
fun a_treasury_that_exists_can_mint() {
    let (mut test, mut registry) = open_registry();
    let (initializer, _treasury) = new_slate(&mut registry, test.ctx());
    let (
        mut currency,
        metadata_cap,
    ) = initializer.finalize_unwrap_for_testing(test.ctx());
    currency.delete_metadata_cap(metadata_cap);
    listing::list(&currency, test.ctx());
    abort
}
// #endregion test-listing

// #region test-errors
#[test, expected_failure(abort_code = coin_registry::ECurrencyAlreadyExists)]
fun a_type_is_registered_once() {
    let (mut test, mut registry) = open_registry();
    let (_first, _treasury) = new_slate(&mut registry, test.ctx());
    let (_second, _other) = new_slate(&mut registry, test.ctx());
    abort
}

#[test, expected_failure(abort_code = coin_registry::EEmptySupply)]
fun a_supply_of_nothing_cannot_be_fixed() {
    let (mut test, mut registry) = open_registry();
    let (mut initializer, treasury) = new_slate(&mut registry, test.ctx());
    initializer.make_supply_fixed(treasury);
    abort
}

#[test, expected_failure(abort_code = coin_registry::EMetadataCapAlreadyClaimed)]
fun a_deleted_cap_is_not_claimed_again() {
    let (mut test, mut registry) = open_registry();
    let (initializer, treasury) = new_slate(&mut registry, test.ctx());
    let (
        mut currency,
        metadata_cap,
    ) = initializer.finalize_unwrap_for_testing(test.ctx());
    currency.delete_metadata_cap(metadata_cap);
    let _cap = currency.claim_metadata_cap(&treasury, test.ctx());
    abort
}

#[test, expected_failure(abort_code = coin_registry::ESupplyNotBurnOnly)]
fun the_registry_burns_no_mintable_coin() {
    let (mut test, mut registry) = open_registry();
    let (initializer, mut treasury) = new_slate(&mut registry, test.ctx());
    let (mut currency, _cap) = initializer.finalize_unwrap_for_testing(test.ctx());
    currency.burn(treasury.mint(1, test.ctx()));
    abort
}

#[test, expected_failure(abort_code = coin_registry::EDenyCapAlreadyCreated)]
fun a_currency_has_one_deny_cap() {
    let (mut test, mut registry) = open_registry();
    let (mut initializer, _treasury) = new_slate(&mut registry, test.ctx());
    let _first = initializer.make_regulated(true, test.ctx());
    let _second = initializer.make_regulated(true, test.ctx());
    abort
}
// #endregion test-errors

// #region test-lend
#[test]
fun an_old_interface_gets_its_metadata() {
    let (mut test, mut registry) = open_registry();
    let (initializer, treasury) = new_slate(&mut registry, test.ctx());
    let (
        mut currency,
        metadata_cap,
    ) = initializer.finalize_unwrap_for_testing(test.ctx());
    assert_eq!(
        label::print_registered(&mut currency, test.ctx()),
        b"SLATE, Slate".to_string(),
    );

    currency.set_name(&metadata_cap, b"Grey Slate".to_string());
    let text = label::print_registered(&mut currency, test.ctx());
    assert_eq!(text, b"SLATE, Grey Slate".to_string());

    destroy(currency);
    destroy(metadata_cap);
    destroy(treasury);
    destroy(registry);
    test.end();
}
// #endregion test-lend
