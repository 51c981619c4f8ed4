// #region setup
#[test_only]
module deep_dig::ore_tests;

use deep_dig::gift_limit;
use deep_dig::ore::{Self, Mine, ORE, Pickaxe, StudioCap};
use std::unit_test::assert_eq;
use sui::test_scenario::{Self as scenario, Scenario};
use sui::token::{Self, Token, TokenPolicy, TokenPolicyCap};

const STUDIO: address = @0x57D0;
const ANNA: address = @0xA;
const BEN: address = @0xB;

/// Publishes the game and admits Anna.
fun open_mine(): Scenario {
    let mut test = scenario::begin(STUDIO);
    ore::init_for_testing(test.ctx());
    test.next_tx(STUDIO);
    let studio = test.take_from_sender<StudioCap>();
    studio.admit(ANNA, test.ctx());
    test.return_to_sender(studio);
    test.next_tx(ANNA);
    test
}

/// Lets Anna dig in as many epochs and returns all her ore.
fun dig_for(test: &mut Scenario, epochs: u64): Token<ORE> {
    let mut ore = token::zero<ORE>(test.ctx());
    epochs.do!(|_| {
        test.next_epoch(ANNA);
        let mut mine = test.take_shared<Mine>();
        let mut pickaxe = test.take_from_sender<Pickaxe>();
        ore.join(mine.dig(&mut pickaxe, test.ctx()));
        test.return_to_sender(pickaxe);
        scenario::return_shared(mine);
    });
    test.next_tx(ANNA);
    ore
}
// #endregion setup

// #region test-upgrade
#[test]
fun ore_is_burned_for_a_better_pickaxe() {
    let mut test = open_mine();
    let mut ore = dig_for(&mut test, 3);
    assert_eq!(ore.value(), 30);

    let mut mine = test.take_shared<Mine>();
    let mut pickaxe = test.take_from_sender<Pickaxe>();
    let price = ore.split(25, test.ctx());
    mine.upgrade(&mut pickaxe, price, test.ctx());
    assert_eq!(pickaxe.level(), 2);
    assert_eq!(mine.ore_in_play(), 5);

    ore.keep(test.ctx());
    test.return_to_sender(pickaxe);
    scenario::return_shared(mine);
    test.end();
}
// #endregion test-upgrade

// #region test-gift
#[test]
fun a_small_gift_arrives() {
    let mut test = open_mine();
    let mut ore = dig_for(&mut test, 2);
    let policy = test.take_shared<TokenPolicy<ORE>>();

    let mut request = ore.split(15, test.ctx()).transfer(BEN, test.ctx());
    gift_limit::approve(&policy, &mut request, test.ctx());
    policy.confirm_request(request, test.ctx());
    ore.keep(test.ctx());
    scenario::return_shared(policy);

    test.next_tx(BEN);
    let gift = test.take_from_sender<Token<ORE>>();
    assert_eq!(gift.value(), 15);
    test.return_to_sender(gift);
    test.end();
}
// #endregion test-gift

// #region test-failures
#[test, expected_failure(abort_code = gift_limit::EGiftTooBig)]
fun a_big_gift_is_refused() {
    let mut test = open_mine();
    let mut ore = dig_for(&mut test, 2);
    let policy = test.take_shared<TokenPolicy<ORE>>();
    let mut request = ore.split(16, test.ctx()).transfer(BEN, test.ctx());
    gift_limit::approve(&policy, &mut request, test.ctx());
    abort
}

#[test, expected_failure(abort_code = token::ENotApproved)]
fun a_gift_without_approval_is_refused() {
    let mut test = open_mine();
    let ore = dig_for(&mut test, 1);
    let policy = test.take_shared<TokenPolicy<ORE>>();
    let request = ore.transfer(BEN, test.ctx());
    policy.confirm_request(request, test.ctx());
    abort
}

#[test, expected_failure(abort_code = token::EUnknownAction)]
fun ore_never_becomes_a_coin() {
    let mut test = open_mine();
    let ore = dig_for(&mut test, 1);
    let policy = test.take_shared<TokenPolicy<ORE>>();
    let (_coin, request) = ore.to_coin(test.ctx());
    policy.confirm_request(request, test.ctx());
    abort
}

#[test, expected_failure(abort_code = ore::ETired)]
fun a_pickaxe_rests_until_the_next_epoch() {
    let mut test = open_mine();
    let _ore = dig_for(&mut test, 1);
    let mut mine = test.take_shared<Mine>();
    let mut pickaxe = test.take_from_sender<Pickaxe>();
    let _more = mine.dig(&mut pickaxe, test.ctx());
    abort
}
// #endregion test-failures

// #region test-limit
#[test]
fun the_studio_changes_the_limit() {
    let mut test = open_mine();
    let ore = dig_for(&mut test, 2);

    test.next_tx(STUDIO);
    let cap = test.take_from_sender<TokenPolicyCap<ORE>>();
    let mut policy = test.take_shared<TokenPolicy<ORE>>();
    gift_limit::set_limit(&mut policy, &cap, 20);
    test.return_to_sender(cap);

    test.next_tx(ANNA);
    let mut request = ore.transfer(BEN, test.ctx());
    gift_limit::approve(&policy, &mut request, test.ctx());
    policy.confirm_request(request, test.ctx());
    scenario::return_shared(policy);
    test.end();
}
// #endregion test-limit
