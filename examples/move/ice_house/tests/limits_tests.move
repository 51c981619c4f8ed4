/// What a unit test cannot show.
#[test_only]
module ice_house::limits_tests;

use ice_house::floe::{Self, FLOE};
use ice_house::freezer::{FreezeCap, Freezer};
use sui::clock;
use sui::coin::{Self, Coin, TreasuryCap};
use sui::deny_list::DenyList;
use sui::test_scenario as scenario;

const ISSUER: address = @0x1551;
const SUSPECT: address = @0x5C5;
const FRIEND: address = @0xF41;

// #region passes
#[test]
fun a_frozen_address_still_pays_in_a_unit_test() {
    let mut test = scenario::begin(ISSUER);
    test.create_system_objects();
    floe::init_for_testing(test.ctx());

    test.next_tx(ISSUER);
    let clock = clock::create_for_testing(test.ctx());
    let mut list = test.take_shared<DenyList>();
    let mut freezer = test.take_shared<Freezer<FLOE>>();
    let freeze_cap = test.take_from_sender<FreezeCap>();
    let mut treasury = test.take_from_sender<TreasuryCap<FLOE>>();
    treasury.mint_and_transfer(1_000_000, SUSPECT, test.ctx());
    freezer.freeze_account(&freeze_cap, &mut list, &clock, SUSPECT, 1, 17, test.ctx());

    test.next_epoch(SUSPECT);
    assert!(coin::deny_list_v2_contains_current_epoch<FLOE>(&list, SUSPECT, test.ctx()));
    // On a network, validators would refuse this transaction.
    transfer::public_transfer(test.take_from_sender<Coin<FLOE>>(), FRIEND);

    test.next_tx(FRIEND);
    assert!(test.has_most_recent_for_sender<Coin<FLOE>>());

    clock.destroy_for_testing();
    scenario::return_shared(list);
    scenario::return_shared(freezer);
    scenario::return_to_address(ISSUER, freeze_cap);
    scenario::return_to_address(ISSUER, treasury);
    test.end();
}
// #endregion passes
