// #region world
#[test_only]
module cellar_share::cellar_tests;

use cellar_share::pass::{Self, Pass};
use cellar_share::register::{Self, Attested, HeadCap, IssuerCap, Register, Revoked};
use cellar_share::share::{Self, Cellar, CellarCap, SHARE};
use cellar_share::verified;
use std::unit_test::{assert_eq, destroy};
use sui::clock::{Self, Clock};
use sui::event;
use sui::test_scenario::{Self as scenario, Scenario};
use sui::token::{Self, Token, TokenPolicy, TokenPolicyCap};

const OFFICE: address = @0x0FF1CE;
const CHECKER: address = @0xC4EC;
const ADA: address = @0xADA;
const BO: address = @0xB0;
const STRANGER: address = @0x57;
const DAY_MS: u64 = 86_400_000;

/// A cellar whose policy demands level 2, checked within the last 180 days. Ada has both
/// and ten shares; Bo has level 1.
public struct World {
    test: Scenario,
    clock: Clock,
    register: Register,
    head: HeadCap,
    checker: IssuerCap,
    policy: TokenPolicy<SHARE>,
    policy_cap: TokenPolicyCap<SHARE>,
}

fun begin(): World {
    let mut test = scenario::begin(OFFICE);
    let clock = clock::create_for_testing(test.ctx());
    share::init_for_testing(test.ctx());
    let head = register::open(test.ctx());

    test.next_tx(OFFICE);
    let mut register = test.take_shared<Register>();
    register.appoint(&head, CHECKER, test.ctx());
    let mut policy = test.take_shared<TokenPolicy<SHARE>>();
    let policy_cap = test.take_from_sender<TokenPolicyCap<SHARE>>();
    verified::install(&mut policy, &policy_cap, &register, 2, 180 * DAY_MS, test.ctx());
    verified::require_for(&mut policy, &policy_cap, token::transfer_action(), test.ctx());
    pass::require_for_spending(&mut policy, &policy_cap, &register, 1, test.ctx());

    test.next_tx(CHECKER);
    let checker = test.take_from_sender<IssuerCap>();
    register.attest(&checker, ADA, 2, 365 * DAY_MS, 311, &clock);
    register.attest(&checker, BO, 1, 365 * DAY_MS, 312, &clock);

    let mut world = World { test, clock, register, head, checker, policy, policy_cap };
    world.issue(ADA, 10);
    world.test.next_tx(ADA);
    world
}

fun issue(world: &mut World, buyer: address, amount: u64) {
    world.test.next_tx(OFFICE);
    let World { test, clock, register, policy, .. } = world;
    let cap = test.take_from_sender<CellarCap>();
    let mut cellar = test.take_shared<Cellar>();
    cap.issue(&mut cellar, policy, register, buyer, amount, clock, test.ctx());
    scenario::return_shared(cellar);
    test.return_to_sender(cap);
}

/// Ada sends one share, in a transaction of her own.
fun send_one(world: &mut World, to: address) {
    world.test.next_tx(ADA);
    let World { test, clock, register, policy, .. } = world;
    let mut shares = test.take_from_sender<Token<SHARE>>();
    let one = shares.split(1, test.ctx());
    let mut request = one.transfer(to, test.ctx());
    verified::approve(policy, register, &mut request, clock, test.ctx());
    policy.confirm_request(request, test.ctx());
    test.return_to_sender(shares);
}
// #endregion world

fun attest(world: &mut World, account: address, level: u8, days: u64) {
    let expires_ms = world.clock.timestamp_ms() + days * DAY_MS;
    world.register.attest(&world.checker, account, level, expires_ms, 313, &world.clock);
}

fun revoke(world: &mut World, account: address) {
    world.register.revoke(&world.checker, account, 7);
}

fun dismiss_checker(world: &mut World) {
    world.register.dismiss(&world.head, object::id(&world.checker));
}

fun demand(world: &mut World, level: u8) {
    verified::set_terms(&mut world.policy, &world.policy_cap, level, 180 * DAY_MS);
}

// #region both-sides
#[test]
fun verified_people_pass_shares_on() {
    let mut world = begin();
    world.attest(BO, 2, 365);
    world.send_one(BO);
    world.test.next_tx(BO);
    let share = world.test.take_from_sender<Token<SHARE>>();
    assert_eq!(share.value(), 1);
    destroy(share);
    destroy(world);
}

#[test, expected_failure(abort_code = verified::ERecipientNotVerified)]
fun a_lower_level_receives_nothing() {
    let mut world = begin();
    world.send_one(BO);
    abort
}

#[test, expected_failure(abort_code = verified::ERecipientNotVerified)]
fun a_stranger_receives_nothing() {
    let mut world = begin();
    world.send_one(STRANGER);
    abort
}

#[test, expected_failure(abort_code = verified::ESenderNotVerified)]
fun a_revoked_holder_sends_nothing() {
    let mut world = begin();
    world.attest(BO, 2, 365);
    world.revoke(ADA);
    world.send_one(BO);
    abort
}
// #endregion both-sides

// #region expiry
#[test]
fun the_last_millisecond_counts() {
    let mut world = begin();
    world.attest(BO, 2, 30);
    world.clock.set_for_testing(30 * DAY_MS - 1);
    world.send_one(BO);
    destroy(world);
}

#[test, expected_failure(abort_code = verified::ERecipientNotVerified)]
fun at_the_expiry_it_is_over() {
    let mut world = begin();
    world.attest(BO, 2, 30);
    world.clock.set_for_testing(30 * DAY_MS);
    world.send_one(BO);
    abort
}

#[test, expected_failure(abort_code = verified::ESenderNotVerified)]
fun the_policy_can_be_stricter_than_the_issuer() {
    let mut world = begin();
    // Ada's attestation lasts 365 days, and the policy takes 180.
    world.clock.set_for_testing(180 * DAY_MS + 1);
    world.attest(BO, 2, 365);
    world.send_one(BO);
    abort
}

#[test]
fun a_renewal_is_enough() {
    let mut world = begin();
    world.clock.set_for_testing(180 * DAY_MS + 1);
    world.attest(ADA, 2, 365);
    world.attest(BO, 2, 365);
    world.send_one(BO);
    destroy(world);
}
// #endregion expiry

#[test, expected_failure(abort_code = verified::ESenderNotVerified)]
fun new_terms_hold_for_old_attestations() {
    let mut world = begin();
    world.demand(3);
    world.attest(BO, 3, 365);
    world.send_one(BO);
    abort
}

// #region issuers
#[test, expected_failure(abort_code = verified::ESenderNotVerified)]
fun what_a_dismissed_issuer_said_counts_no_more() {
    let mut world = begin();
    world.dismiss_checker();
    world.send_one(BO);
    abort
}

#[test, expected_failure(abort_code = register::EDismissed)]
fun a_dismissed_issuer_attests_nobody() {
    let mut world = begin();
    world.dismiss_checker();
    world.attest(STRANGER, 2, 365);
    abort
}

/// Everybody can open a register and vouch for themselves in it.
#[test, expected_failure(abort_code = verified::EOtherRegister)]
fun a_register_of_ones_own_is_worth_nothing() {
    let mut world = begin();
    world.test.next_tx(STRANGER);
    let head = register::open(world.test.ctx());
    world.test.next_tx(STRANGER);
    let own = world.test.take_shared<Register>();
    verified::is_verified(&world.policy, &own, STRANGER, &world.clock);
    destroy(head);
    abort
}
// #endregion issuers

#[test, expected_failure(abort_code = register::EOtherRegister)]
fun a_foreign_head_appoints_nobody() {
    let mut world = begin();
    let World { test, register, .. } = &mut world;
    let head = register::open(test.ctx());
    register.appoint(&head, STRANGER, test.ctx());
    destroy(head);
    abort
}

#[test, expected_failure(abort_code = register::EOtherRegister)]
fun a_foreign_issuer_attests_nobody() {
    let mut world = begin();
    let head = register::open(world.test.ctx());
    world.test.next_tx(CHECKER);
    let mut other = world.test.take_shared<Register>();
    other.attest(&world.checker, STRANGER, 2, DAY_MS, 1, &world.clock);
    scenario::return_shared(other);
    destroy(head);
    abort
}

#[test, expected_failure(abort_code = register::ETooLong)]
fun an_attestation_lasts_366_days_at_most() {
    let mut world = begin();
    world.attest(STRANGER, 2, 366);
    world.attest(STRANGER, 2, 367);
    abort
}

#[test, expected_failure(abort_code = register::EAlreadyOver)]
fun an_attestation_lasts_longer_than_nothing() {
    let mut world = begin();
    world.attest(STRANGER, 2, 0);
    abort
}

#[test, expected_failure(abort_code = register::ENoEntry)]
fun nothing_is_revoked_twice() {
    let mut world = begin();
    world.revoke(ADA);
    world.revoke(ADA);
    abort
}

#[test]
fun each_decision_leaves_an_event() {
    let mut world = begin();
    world.attest(STRANGER, 2, 30);
    world.revoke(STRANGER);
    assert_eq!(event::events_by_type<Attested>().length(), 1);
    assert_eq!(event::events_by_type<Revoked>().length(), 1);
    destroy(world);
}

// #region caps
#[test, expected_failure(abort_code = share::ENotVerified)]
fun the_office_issues_to_verified_people_only() {
    let mut world = begin();
    world.issue(STRANGER, 1);
    abort
}

#[test, expected_failure(abort_code = token::ENotApproved)]
fun a_transfer_needs_the_stamp() {
    let mut world = begin();
    let World { test, policy, .. } = &mut world;
    let shares = test.take_from_sender<Token<SHARE>>();
    let request = shares.transfer(BO, test.ctx());
    policy.confirm_request(request, test.ctx());
    abort
}

#[test, expected_failure(abort_code = token::EUnknownAction)]
fun shares_do_not_become_coins() {
    let mut world = begin();
    let World { test, policy, .. } = &mut world;
    let shares = test.take_from_sender<Token<SHARE>>();
    let (_coin, request) = shares.to_coin(test.ctx());
    policy.confirm_request(request, test.ctx());
    abort
}
// #endregion caps

fun give_pass(world: &mut World, account: address, level: u8) {
    world.test.next_tx(CHECKER);
    pass::issue(
        &world.register,
        &world.checker,
        account,
        level,
        &world.clock,
        world.test.ctx(),
    );
}

/// Ada redeems one share and shows her pass.
fun redeem_one(world: &mut World) {
    world.test.next_tx(ADA);
    let World { test, clock, policy, .. } = world;
    let pass = test.take_from_sender<Pass>();
    let mut shares = test.take_from_sender<Token<SHARE>>();
    let mut request = shares.split(1, test.ctx()).spend(test.ctx());
    pass::approve(policy, &pass, &mut request, clock, test.ctx());
    policy.confirm_request_mut(request, test.ctx());
    test.return_to_sender(shares);
    test.return_to_sender(pass);
}

// #region pass
#[test]
fun a_pass_outlives_the_dismissal_of_its_issuer() {
    let mut world = begin();
    world.give_pass(ADA, 1);
    world.dismiss_checker();
    world.clock.set_for_testing(30 * DAY_MS - 1);
    world.redeem_one();
    assert_eq!(world.policy.spent_balance(), 1);
    destroy(world);
}

#[test, expected_failure(abort_code = pass::EExpired)]
fun a_pass_ends_after_thirty_days() {
    let mut world = begin();
    world.give_pass(ADA, 1);
    world.clock.set_for_testing(30 * DAY_MS);
    world.redeem_one();
    abort
}
// #endregion pass

#[test, expected_failure(abort_code = pass::ETooLow)]
fun a_pass_of_level_zero_is_too_low() {
    let mut world = begin();
    world.give_pass(ADA, 0);
    world.redeem_one();
    abort
}

#[test]
fun a_pass_is_thrown_away() {
    let mut world = begin();
    world.give_pass(ADA, 1);
    world.test.next_tx(ADA);
    world.test.take_from_sender<Pass>().throw_away();
    destroy(world);
}
