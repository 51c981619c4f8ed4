// #region setup
#[test_only]
module meal_card::meal_tests;

use meal_card::daily_limit::{Self, Ledger};
use meal_card::meal::{Self, Booking, Kitchen, MEAL, OfficeCap, Paid};
use meal_card::members;
use std::unit_test::assert_eq;
use sui::clock::{Self, Clock};
use sui::coin_registry::Currency;
use sui::event;
use sui::test_scenario::{Self as scenario, Scenario};
use sui::token::{Self, Token, TokenPolicy, TokenPolicyCap};

const OFFICE: address = @0x0FF1CE;
const ADA: address = @0xADA;
const BO: address = @0xB0;
const STRANGER: address = @0x57;
const DAY: u64 = 86_400_000;

/// Publishes MEAL, admits Ada and Bo, and grants Ada 40.00.
fun open_canteen(): Scenario {
    let mut test = scenario::begin(OFFICE);
    meal::init_for_testing(test.ctx());

    test.next_tx(OFFICE);
    let office = test.take_from_sender<OfficeCap>();
    let cap = test.take_from_sender<TokenPolicyCap<MEAL>>();
    let mut kitchen = test.take_shared<Kitchen>();
    let mut policy = test.take_shared<TokenPolicy<MEAL>>();
    members::admit(&mut policy, &cap, ADA);
    members::admit(&mut policy, &cap, BO);
    office.grant(&mut kitchen, ADA, 40_00, test.ctx());
    scenario::return_shared(policy);
    scenario::return_shared(kitchen);
    test.return_to_sender(cap);
    test.return_to_sender(office);

    test.next_tx(ADA);
    test
}

/// Pays a bill of Ada's, with a part of her token, in a transaction of its own.
fun pay(test: &mut Scenario, amount: u64, clock: &Clock) {
    test.next_tx(ADA);
    let mut policy = test.take_shared<TokenPolicy<MEAL>>();
    let mut ledger = test.take_shared<Ledger<MEAL>>();
    let mut card = test.take_from_sender<Token<MEAL>>();
    let bill = card.split(amount, test.ctx());
    meal::pay(&mut policy, &mut ledger, bill, clock, test.ctx());
    test.return_to_sender(card);
    scenario::return_shared(ledger);
    scenario::return_shared(policy);
}
// #endregion setup

// #region test-cycle
#[test]
fun an_allowance_is_granted_spent_and_burned() {
    let mut test = open_canteen();
    let mut clock = clock::create_for_testing(test.ctx());

    pay(&mut test, 9_00, &clock);
    pay(&mut test, 6_00, &clock);
    assert_eq!(event::events_by_type<Paid>().length(), 1);

    // 15.00 a day is the limit. A day later it counts from zero.
    clock.increment_for_testing(DAY);
    pay(&mut test, 15_00, &clock);

    // Spent is not burned yet.
    test.next_tx(OFFICE);
    let office = test.take_from_sender<OfficeCap>();
    let mut kitchen = test.take_shared<Kitchen>();
    let mut policy = test.take_shared<TokenPolicy<MEAL>>();
    assert_eq!(policy.spent_balance(), 30_00);
    assert_eq!(kitchen.in_circulation(), 40_00);
    assert_eq!(office.close_books(&mut kitchen, &mut policy, test.ctx()), 30_00);
    assert_eq!(policy.spent_balance(), 0);
    assert_eq!(kitchen.in_circulation(), 10_00);

    clock.destroy_for_testing();
    scenario::return_shared(policy);
    scenario::return_shared(kitchen);
    test.return_to_sender(office);
    test.end();
}
// #endregion test-cycle

// #region test-policy
#[test]
fun the_policy_says_what_holders_can_do() {
    let test = open_canteen();
    let policy = test.take_shared<TokenPolicy<MEAL>>();
    assert!(!policy.is_allowed(&token::to_coin_action()));
    assert!(!policy.is_allowed(&token::from_coin_action()));
    assert_eq!(policy.rules(&token::spend_action()).length(), 1);
    assert_eq!(policy.rules(&token::transfer_action()).length(), 1);
    assert_eq!(policy.rules(&meal::book_action()).length(), 2);
    assert_eq!(daily_limit::limit(&policy), 15_00);
    assert!(members::is_member(&policy, ADA));
    assert!(!members::is_member(&policy, STRANGER));

    scenario::return_shared(policy);
    // The currency is registered like any other.
    assert!(scenario::has_most_recent_for_address<Currency<MEAL>>(@0xc));
    test.end();
}
// #endregion test-policy

// #region test-limit
#[test, expected_failure(abort_code = daily_limit::EOverLimit)]
fun two_bills_share_one_limit() {
    let mut test = open_canteen();
    let clock = clock::create_for_testing(test.ctx());
    pay(&mut test, 9_00, &clock);
    pay(&mut test, 6_01, &clock);
    abort
}

#[test, expected_failure(abort_code = daily_limit::EOverLimit)]
fun the_limit_looks_at_what_is_spent() {
    let mut test = open_canteen();
    let clock = clock::create_for_testing(test.ctx());
    let policy = test.take_shared<TokenPolicy<MEAL>>();
    let mut ledger = test.take_shared<Ledger<MEAL>>();
    // A request that says 0 and carries 20.00.
    let mut request = token::new_request<MEAL>(
        token::spend_action(),
        0,
        option::none(),
        option::some(sui::balance::create_for_testing(20_00)),
        test.ctx(),
    );
    daily_limit::approve(&policy, &mut ledger, &mut request, &clock, test.ctx());
    abort
}

#[test, expected_failure(abort_code = daily_limit::EOtherLedger)]
fun a_second_policy_cannot_use_the_ledger_of_the_first() {
    let mut test = open_canteen();
    let clock = clock::create_for_testing(test.ctx());
    let (mut policy, cap) = token::new_policy_for_testing<MEAL>(test.ctx());
    daily_limit::install(&mut policy, &cap, 1_000_00, test.ctx());

    let mut ledger = test.take_shared<Ledger<MEAL>>();
    let card = test.take_from_sender<Token<MEAL>>();
    let mut request = card.spend(test.ctx());
    daily_limit::approve(&policy, &mut ledger, &mut request, &clock, test.ctx());
    abort
}
// #endregion test-limit

#[test]
fun the_office_changes_the_limit() {
    let mut test = open_canteen();
    test.next_tx(OFFICE);
    let cap = test.take_from_sender<TokenPolicyCap<MEAL>>();
    let mut policy = test.take_shared<TokenPolicy<MEAL>>();
    daily_limit::set_limit(&mut policy, &cap, 20_00);
    scenario::return_shared(policy);
    test.return_to_sender(cap);

    let clock = clock::create_for_testing(test.ctx());
    pay(&mut test, 20_00, &clock);
    test.next_tx(ADA);
    let ledger = test.take_shared<Ledger<MEAL>>();
    assert_eq!(ledger.moved_on(ADA, 0), 20_00);
    assert_eq!(ledger.moved_on(ADA, 1), 0);
    assert_eq!(ledger.moved_on(BO, 0), 0);
    scenario::return_shared(ledger);
    clock.destroy_for_testing();
    test.end();
}

// #region test-transfer
#[test]
fun members_pass_meals_on() {
    let mut test = open_canteen();
    let policy = test.take_shared<TokenPolicy<MEAL>>();
    let mut card = test.take_from_sender<Token<MEAL>>();
    let mut request = card.split(5_00, test.ctx()).transfer(BO, test.ctx());
    members::approve(&policy, &mut request, test.ctx());
    let (action, amount, sender, recipient) = policy.confirm_request(request, test.ctx());
    assert_eq!(action, b"transfer".to_string());
    assert_eq!(amount, 5_00);
    assert_eq!(sender, ADA);
    assert_eq!(recipient, option::some(BO));
    card.keep(test.ctx());
    scenario::return_shared(policy);

    test.next_tx(BO);
    let lunch = test.take_from_sender<Token<MEAL>>();
    assert_eq!(lunch.value(), 5_00);
    test.return_to_sender(lunch);
    test.end();
}

#[test, expected_failure(abort_code = members::ENotAMember)]
fun a_stranger_gets_nothing() {
    let mut test = open_canteen();
    let policy = test.take_shared<TokenPolicy<MEAL>>();
    let card = test.take_from_sender<Token<MEAL>>();
    let mut request = card.transfer(STRANGER, test.ctx());
    members::approve(&policy, &mut request, test.ctx());
    abort
}
// #endregion test-transfer

// #region test-forgery
#[test]
fun a_confirmed_request_proves_no_transfer() {
    let mut test = open_canteen();
    let policy = test.take_shared<TokenPolicy<MEAL>>();
    // Nothing moves here, and yet the policy confirms it.
    let mut request = token::new_request<MEAL>(
        token::transfer_action(),
        1_000_000_00,
        option::some(BO),
        option::none(),
        test.ctx(),
    );
    members::approve(&policy, &mut request, test.ctx());
    let (_, amount, _, _) = policy.confirm_request(request, test.ctx());
    assert_eq!(amount, 1_000_000_00);
    scenario::return_shared(policy);
    test.end();
}

#[test, expected_failure(abort_code = token::ENotApproved)]
fun a_booking_needs_the_stamp_of_its_module() {
    let mut test = open_canteen();
    let policy = test.take_shared<TokenPolicy<MEAL>>();
    let mut request = token::new_request<MEAL>(
        meal::book_action(),
        2_00,
        option::none(),
        option::none(),
        test.ctx(),
    );
    members::approve(&policy, &mut request, test.ctx());
    meal::seat(&policy, request, test.ctx());
    abort
}
// #endregion test-forgery

// #region test-custom
#[test]
fun a_member_with_a_card_gets_a_table() {
    let mut test = open_canteen();
    let policy = test.take_shared<TokenPolicy<MEAL>>();
    let card = test.take_from_sender<Token<MEAL>>();
    let mut request = meal::book(&card, test.ctx());
    members::approve(&policy, &mut request, test.ctx());
    meal::seat(&policy, request, test.ctx());
    test.return_to_sender(card);
    scenario::return_shared(policy);

    test.next_tx(ADA);
    assert!(test.has_most_recent_for_sender<Booking>());
    test.end();
}

#[test, expected_failure(abort_code = meal::EOtherAction)]
fun a_transfer_buys_no_table() {
    let mut test = open_canteen();
    let policy = test.take_shared<TokenPolicy<MEAL>>();
    let card = test.take_from_sender<Token<MEAL>>();
    let mut request = card.transfer(BO, test.ctx());
    members::approve(&policy, &mut request, test.ctx());
    meal::seat(&policy, request, test.ctx());
    abort
}
// #endregion test-custom

// #region test-errors
#[test, expected_failure(abort_code = token::EUnknownAction)]
fun meals_do_not_become_coins() {
    let mut test = open_canteen();
    let policy = test.take_shared<TokenPolicy<MEAL>>();
    let card = test.take_from_sender<Token<MEAL>>();
    let (_coin, request) = card.to_coin(test.ctx());
    policy.confirm_request(request, test.ctx());
    abort
}

#[test, expected_failure(abort_code = token::ENotApproved)]
fun a_bill_needs_the_limit() {
    let mut test = open_canteen();
    let mut policy = test.take_shared<TokenPolicy<MEAL>>();
    let card = test.take_from_sender<Token<MEAL>>();
    let request = card.spend(test.ctx());
    policy.confirm_request_mut(request, test.ctx());
    abort
}

#[test, expected_failure(abort_code = token::ECantConsumeBalance)]
fun the_cap_cannot_confirm_a_bill() {
    let mut test = open_canteen();
    let card = test.take_from_sender<Token<MEAL>>();
    let request = card.spend(test.ctx());
    let cap = test.take_from_address<TokenPolicyCap<MEAL>>(OFFICE);
    token::confirm_with_policy_cap(&cap, request, test.ctx());
    abort
}

#[test, expected_failure(abort_code = token::EUseImmutableConfirm)]
fun a_transfer_has_no_balance_to_keep() {
    let mut test = open_canteen();
    let mut policy = test.take_shared<TokenPolicy<MEAL>>();
    let card = test.take_from_sender<Token<MEAL>>();
    let mut request = card.transfer(BO, test.ctx());
    members::approve(&policy, &mut request, test.ctx());
    policy.confirm_request_mut(request, test.ctx());
    abort
}

#[test, expected_failure(abort_code = token::ENoConfig)]
fun a_rule_without_its_configuration_approves_nothing() {
    let mut test = open_canteen();
    test.next_tx(OFFICE);
    let cap = test.take_from_sender<TokenPolicyCap<MEAL>>();
    let mut policy = test.take_shared<TokenPolicy<MEAL>>();
    members::dismiss(&mut policy, &cap, ADA);
    members::uninstall(&mut policy, &cap, test.ctx());
    members::is_member(&policy, BO);
    abort
}

#[test, expected_failure(abort_code = token::ENotAuthorized)]
fun a_cap_rules_one_policy() {
    let mut test = open_canteen();
    let (mut other, _cap) = token::new_policy_for_testing<MEAL>(test.ctx());
    let cap = test.take_from_address<TokenPolicyCap<MEAL>>(OFFICE);
    other.allow(&cap, token::to_coin_action(), test.ctx());
    abort
}
// #endregion test-errors
