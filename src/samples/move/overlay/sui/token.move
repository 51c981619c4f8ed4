module sui::token;

use std::string::String;
use std::type_name::{Self, TypeName};
use sui::balance::{Self, Balance};
use sui::coin::{Coin, TreasuryCap};
use sui::dynamic_field as field;
use sui::event;
use sui::vec_map::{Self, VecMap};
use sui::vec_set::{Self, VecSet};

const EUnknownAction: u64 = 0;
const ENotApproved: u64 = 1;
const ENotAuthorized: u64 = 2;
const EBalanceTooLow: u64 = 3;
const ENotZero: u64 = 4;
const ECantConsumeBalance: u64 = 5;
const ENoConfig: u64 = 6;
const EUseImmutableConfirm: u64 = 7;

public struct Token<phantom T> has key { id: UID, balance: Balance<T> }

public struct TokenPolicyCap<phantom T> has key, store { id: UID, `for`: ID }

public struct TokenPolicy<phantom T> has key {
    id: UID,
    spent_balance: Balance<T>,
    rules: VecMap<String, VecSet<TypeName>>,
}

// A hot potato: only a policy, its cap or the treasury cap takes it away.
public struct ActionRequest<phantom T> {
    name: String,
    amount: u64,
    sender: address,
    recipient: Option<address>,
    spent_balance: Option<Balance<T>>,
    approvals: VecSet<TypeName>,
}

public struct RuleKey<phantom T> has copy, drop, store { is_protected: bool }

public struct TokenPolicyCreated<phantom T> has copy, drop { id: ID, is_mutable: bool }

// === Policies ===

public fun new_policy<T>(
    _treasury: &TreasuryCap<T>,
    ctx: &mut TxContext,
): (TokenPolicy<T>, TokenPolicyCap<T>) {
    create_policy(ctx)
}

#[allow(lint(share_owned))]
public fun share_policy<T>(policy: TokenPolicy<T>) {
    event::emit(TokenPolicyCreated<T> { id: object::id(&policy), is_mutable: true });
    transfer::share_object(policy)
}

public fun allow<T>(
    self: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    action: String,
    _ctx: &mut TxContext,
) {
    self.check(cap);
    self.rules.insert(action, vec_set::empty())
}

public fun disallow<T>(
    self: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    action: String,
    _ctx: &mut TxContext,
) {
    self.check(cap);
    self.rules.remove(&action);
}

public fun add_rule_for_action<T, Rule: drop>(
    self: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    action: String,
    ctx: &mut TxContext,
) {
    if (!self.rules.contains(&action)) self.allow(cap, action, ctx) else self.check(cap);
    self.rules[&action].insert(type_name::with_defining_ids<Rule>())
}

public fun remove_rule_for_action<T, Rule: drop>(
    self: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    action: String,
    _ctx: &mut TxContext,
) {
    self.check(cap);
    self.rules[&action].remove(&type_name::with_defining_ids<Rule>())
}

public fun add_rule_config<T, Rule: drop, Config: store>(
    _rule: Rule,
    self: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    config: Config,
    _ctx: &mut TxContext,
) {
    self.check(cap);
    field::add(&mut self.id, key<Rule>(), config)
}

public fun rule_config<T, Rule: drop, Config: store>(_rule: Rule, self: &TokenPolicy<T>): &Config {
    assert!(has_rule_config_with_type<T, Rule, Config>(self), ENoConfig);
    field::borrow(&self.id, key<Rule>())
}

public fun rule_config_mut<T, Rule: drop, Config: store>(
    _rule: Rule,
    self: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
): &mut Config {
    assert!(has_rule_config_with_type<T, Rule, Config>(self), ENoConfig);
    self.check(cap);
    field::borrow_mut(&mut self.id, key<Rule>())
}

public fun remove_rule_config<T, Rule, Config: store>(
    self: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    _ctx: &mut TxContext,
): Config {
    assert!(has_rule_config_with_type<T, Rule, Config>(self), ENoConfig);
    self.check(cap);
    field::remove(&mut self.id, key<Rule>())
}

public fun has_rule_config<T, Rule>(self: &TokenPolicy<T>): bool {
    field::exists(&self.id, key<Rule>())
}

public fun has_rule_config_with_type<T, Rule, Config: store>(self: &TokenPolicy<T>): bool {
    field::exists_with_type<RuleKey<Rule>, Config>(&self.id, key<Rule>())
}

public fun is_allowed<T>(self: &TokenPolicy<T>, action: &String): bool {
    self.rules.contains(action)
}

public fun rules<T>(self: &TokenPolicy<T>, action: &String): VecSet<TypeName> { self.rules[action] }

public fun spent_balance<T>(self: &TokenPolicy<T>): u64 { self.spent_balance.value() }

public fun flush<T>(
    self: &mut TokenPolicy<T>,
    treasury: &mut TreasuryCap<T>,
    _ctx: &mut TxContext,
): u64 {
    treasury.supply_mut().decrease_supply(self.spent_balance.withdraw_all())
}

fun check<T>(self: &TokenPolicy<T>, cap: &TokenPolicyCap<T>) {
    assert!(object::id(self) == cap.`for`, ENotAuthorized)
}

fun key<Rule>(): RuleKey<Rule> { RuleKey { is_protected: true } }

fun create_policy<T>(ctx: &mut TxContext): (TokenPolicy<T>, TokenPolicyCap<T>) {
    let policy = TokenPolicy<T> {
        id: object::new(ctx),
        spent_balance: balance::zero(),
        rules: vec_map::empty(),
    };
    let cap = TokenPolicyCap<T> { id: object::new(ctx), `for`: object::id(&policy) };
    (policy, cap)
}

// === Tokens ===

public fun mint<T>(cap: &mut TreasuryCap<T>, amount: u64, ctx: &mut TxContext): Token<T> {
    Token { id: object::new(ctx), balance: cap.mint_balance(amount) }
}

public fun burn<T>(cap: &mut TreasuryCap<T>, token: Token<T>) {
    cap.supply_mut().decrease_supply(token.unwrap());
}

public fun zero<T>(ctx: &mut TxContext): Token<T> {
    Token { id: object::new(ctx), balance: balance::zero() }
}

public fun destroy_zero<T>(self: Token<T>) {
    assert!(self.value() == 0, ENotZero);
    self.unwrap().destroy_zero()
}

public fun value<T>(self: &Token<T>): u64 { self.balance.value() }

public fun join<T>(self: &mut Token<T>, token: Token<T>) { self.balance.join(token.unwrap()); }

public fun split<T>(self: &mut Token<T>, amount: u64, ctx: &mut TxContext): Token<T> {
    assert!(self.value() >= amount, EBalanceTooLow);
    Token { id: object::new(ctx), balance: self.balance.split(amount) }
}

public fun keep<T>(token: Token<T>, ctx: &mut TxContext) { transfer::transfer(token, ctx.sender()) }

fun unwrap<T>(token: Token<T>): Balance<T> {
    let Token { id, balance } = token;
    id.delete();
    balance
}

// === Actions ===

public fun transfer<T>(token: Token<T>, recipient: address, ctx: &mut TxContext): ActionRequest<T> {
    let amount = token.value();
    transfer::transfer(token, recipient);
    new_request(transfer_action(), amount, option::some(recipient), option::none(), ctx)
}

public fun spend<T>(token: Token<T>, ctx: &mut TxContext): ActionRequest<T> {
    let balance = token.unwrap();
    new_request(spend_action(), balance.value(), option::none(), option::some(balance), ctx)
}

public fun to_coin<T>(token: Token<T>, ctx: &mut TxContext): (Coin<T>, ActionRequest<T>) {
    let coin = token.unwrap().into_coin(ctx);
    let request = new_request(to_coin_action(), coin.value(), option::none(), option::none(), ctx);
    (coin, request)
}

public fun from_coin<T>(coin: Coin<T>, ctx: &mut TxContext): (Token<T>, ActionRequest<T>) {
    let token = Token { id: object::new(ctx), balance: coin.into_balance() };
    let request = new_request(
        from_coin_action(),
        token.value(),
        option::none(),
        option::none(),
        ctx,
    );
    (token, request)
}

public fun new_request<T>(
    name: String,
    amount: u64,
    recipient: Option<address>,
    spent_balance: Option<Balance<T>>,
    ctx: &TxContext,
): ActionRequest<T> {
    ActionRequest {
        name,
        amount,
        sender: ctx.sender(),
        recipient,
        spent_balance,
        approvals: vec_set::empty(),
    }
}

public fun add_approval<T, W: drop>(
    _witness: W,
    request: &mut ActionRequest<T>,
    _ctx: &mut TxContext,
) {
    request.approvals.insert(type_name::with_defining_ids<W>())
}

public fun confirm_request<T>(
    policy: &TokenPolicy<T>,
    request: ActionRequest<T>,
    _ctx: &mut TxContext,
): (String, u64, address, Option<address>) {
    assert!(request.spent_balance.is_none(), ECantConsumeBalance);
    let rules = approved_rules(policy, &request);
    assert!(rules.all!(|rule| request.approvals.contains(rule)), ENotApproved);
    let (name, amount, sender, recipient, balance) = request.close();
    balance.destroy_none();
    (name, amount, sender, recipient)
}

public fun confirm_request_mut<T>(
    policy: &mut TokenPolicy<T>,
    request: ActionRequest<T>,
    _ctx: &mut TxContext,
): (String, u64, address, Option<address>) {
    let rules = approved_rules(policy, &request);
    assert!(request.spent_balance.is_some(), EUseImmutableConfirm);
    assert!(rules.all!(|rule| request.approvals.contains(rule)), ENotApproved);
    let (name, amount, sender, recipient, balance) = request.close();
    policy.spent_balance.join(balance.destroy_some());
    (name, amount, sender, recipient)
}

public fun confirm_with_policy_cap<T>(
    _cap: &TokenPolicyCap<T>,
    request: ActionRequest<T>,
    _ctx: &mut TxContext,
): (String, u64, address, Option<address>) {
    assert!(request.spent_balance.is_none(), ECantConsumeBalance);
    let (name, amount, sender, recipient, balance) = request.close();
    balance.destroy_none();
    (name, amount, sender, recipient)
}

public fun confirm_with_treasury_cap<T>(
    treasury: &mut TreasuryCap<T>,
    request: ActionRequest<T>,
    _ctx: &mut TxContext,
): (String, u64, address, Option<address>) {
    let (name, amount, sender, recipient, balance) = request.close();
    balance.do!(|spent| treasury.supply_mut().decrease_supply(spent));
    (name, amount, sender, recipient)
}

public fun transfer_action(): String { b"transfer".to_string() }

public fun spend_action(): String { b"spend".to_string() }

public fun to_coin_action(): String { b"to_coin".to_string() }

public fun from_coin_action(): String { b"from_coin".to_string() }

public fun action<T>(self: &ActionRequest<T>): String { self.name }

public fun amount<T>(self: &ActionRequest<T>): u64 { self.amount }

public fun sender<T>(self: &ActionRequest<T>): address { self.sender }

public fun recipient<T>(self: &ActionRequest<T>): Option<address> { self.recipient }

public fun approvals<T>(self: &ActionRequest<T>): VecSet<TypeName> { self.approvals }

public fun spent<T>(self: &ActionRequest<T>): Option<u64> {
    self.spent_balance.map_ref!(|balance| balance.value())
}

fun close<T>(
    request: ActionRequest<T>,
): (String, u64, address, Option<address>, Option<Balance<T>>) {
    let ActionRequest { name, amount, sender, recipient, spent_balance, .. } = request;
    (name, amount, sender, recipient, spent_balance)
}

fun approved_rules<T>(policy: &TokenPolicy<T>, request: &ActionRequest<T>): vector<TypeName> {
    assert!(policy.is_allowed(&request.name), EUnknownAction);
    policy.rules[&request.name].into_keys()
}

// === Tests ===

#[test_only]
public fun new_policy_for_testing<T>(ctx: &mut TxContext): (TokenPolicy<T>, TokenPolicyCap<T>) {
    create_policy(ctx)
}

#[test_only]
public fun burn_policy_for_testing<T>(policy: TokenPolicy<T>, cap: TokenPolicyCap<T>) {
    let TokenPolicyCap { id: cap_id, .. } = cap;
    let TokenPolicy { id, spent_balance, .. } = policy;
    spent_balance.destroy_for_testing();
    cap_id.delete();
    id.delete()
}

#[test_only]
public fun mint_for_testing<T>(amount: u64, ctx: &mut TxContext): Token<T> {
    Token { id: object::new(ctx), balance: balance::create_for_testing(amount) }
}

#[test_only]
public fun burn_for_testing<T>(token: Token<T>) { token.unwrap().destroy_for_testing(); }
