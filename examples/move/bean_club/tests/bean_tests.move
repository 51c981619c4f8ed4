// #region setup
#[test_only]
module bean_club::bean_tests;

use bean_club::bean::{Self, AtTheCounter, BEAN, House, OwnerCap, Voucher};
use std::unit_test::{assert_eq, destroy};
use sui::coin;
use sui::sui::SUI;
use sui::test_scenario::{Self as scenario, Scenario};
use sui::token::{Self, Token, TokenPolicy};

const OWNER: address = @0x07;
const GUEST: address = @0x6E;

/// Publishes the club with one reward of 8 points, and starts a transaction of the guest.
fun open_house(): Scenario {
    let mut test = scenario::begin(OWNER);
    bean::init_for_testing(test.ctx());

    test.next_tx(OWNER);
    let owner = test.take_from_sender<OwnerCap>();
    let mut house = test.take_shared<House>();
    owner.set_reward(&mut house, b"espresso".to_string(), 8);
    scenario::return_shared(house);
    test.return_to_sender(owner);

    test.next_tx(GUEST);
    test
}

/// Buys coffee for `mist` and returns the points.
fun buy(test: &mut Scenario, mist: u64): Token<BEAN> {
    let mut house = test.take_shared<House>();
    let payment = coin::mint_for_testing<SUI>(mist, test.ctx());
    let points = house.pay(payment, test.ctx());
    scenario::return_shared(house);
    test.next_tx(GUEST);
    points
}
// #endregion setup

// #region test-cycle
#[test]
fun points_are_earned_spent_and_burned() {
    let mut test = open_house();
    let mut points = buy(&mut test, 1_050_000_000);
    assert_eq!(points.value(), 10);

    let house = test.take_shared<House>();
    let mut policy = test.take_shared<TokenPolicy<BEAN>>();
    let price = points.split(8, test.ctx());
    house.redeem(&mut policy, b"espresso".to_string(), price, test.ctx());
    assert_eq!(policy.spent_balance(), 8);
    assert_eq!(house.points_in_circulation(), 10);
    points.keep(test.ctx());
    scenario::return_shared(house);

    test.next_tx(GUEST);
    let voucher = test.take_from_sender<Voucher>();
    assert_eq!(voucher.collect(), b"espresso".to_string());

    test.next_tx(OWNER);
    let owner = test.take_from_sender<OwnerCap>();
    let mut house = test.take_shared<House>();
    assert_eq!(owner.close_day(&mut house, &mut policy, test.ctx()), 8);
    assert_eq!(house.points_in_circulation(), 2);
    let takings = owner.empty_till(&mut house, test.ctx());
    assert_eq!(takings.value(), 1_050_000_000);

    destroy(takings);
    test.return_to_sender(owner);
    scenario::return_shared(house);
    scenario::return_shared(policy);
    test.end();
}
// #endregion test-cycle

// #region test-failures
#[test, expected_failure(abort_code = token::ENotApproved)]
fun spending_elsewhere_is_refused() {
    let mut test = open_house();
    let points = buy(&mut test, 1_000_000_000);
    let mut policy = test.take_shared<TokenPolicy<BEAN>>();
    let request = points.spend(test.ctx());
    policy.confirm_request_mut(request, test.ctx());
    abort
}

#[test, expected_failure(abort_code = token::EUnknownAction)]
fun points_cannot_be_given_away() {
    let mut test = open_house();
    let points = buy(&mut test, 1_000_000_000);
    let policy = test.take_shared<TokenPolicy<BEAN>>();
    let request = points.transfer(OWNER, test.ctx());
    policy.confirm_request(request, test.ctx());
    abort
}

#[test, expected_failure(abort_code = bean::EWrongAmount)]
fun a_reward_has_one_price() {
    let mut test = open_house();
    let points = buy(&mut test, 1_000_000_000);
    let house = test.take_shared<House>();
    let mut policy = test.take_shared<TokenPolicy<BEAN>>();
    house.redeem(&mut policy, b"espresso".to_string(), points, test.ctx());
    abort
}
// #endregion test-failures

// #region test-policy
#[test]
fun the_policy_allows_one_action_with_one_rule() {
    let test = open_house();
    let policy = test.take_shared<TokenPolicy<BEAN>>();
    assert!(!policy.is_allowed(&token::transfer_action()));
    assert!(!policy.is_allowed(&token::to_coin_action()));
    assert!(!policy.is_allowed(&token::from_coin_action()));

    let rules = policy.rules(&token::spend_action());
    assert_eq!(rules.length(), 1);
    assert!(rules.contains(&std::type_name::with_defining_ids<AtTheCounter>()));
    scenario::return_shared(policy);
    test.end();
}
// #endregion test-policy
