module sui::transfer_policy;

use std::type_name::{Self, TypeName};
use sui::balance::{Self, Balance};
use sui::coin::Coin;
use sui::dynamic_field as field;
use sui::event;
use sui::package::Publisher;
use sui::sui::SUI;
use sui::vec_set::{Self, VecSet};

const EPolicyNotSatisfied: u64 = 0;
const EIllegalRule: u64 = 1;
const EUnknownRequirement: u64 = 2;
const ERuleAlreadySet: u64 = 3;
const ENotOwner: u64 = 4;
const ENotEnough: u64 = 5;

// A hot potato: only a policy of the type takes it away.
public struct TransferRequest<phantom T> {
    item: ID,
    paid: u64,
    from: ID,
    receipts: VecSet<TypeName>,
}

public struct TransferPolicy<phantom T> has key, store {
    id: UID,
    balance: Balance<SUI>,
    rules: VecSet<TypeName>,
}

public struct TransferPolicyCap<phantom T> has key, store { id: UID, policy_id: ID }

public struct TransferPolicyCreated<phantom T> has copy, drop { id: ID }

public struct TransferPolicyDestroyed<phantom T> has copy, drop { id: ID }

public struct RuleKey<phantom Rule: drop>() has copy, drop, store;

public fun new_request<T>(item: ID, paid: u64, from: ID): TransferRequest<T> {
    TransferRequest { item, paid, from, receipts: vec_set::empty() }
}

public fun new<T>(
    publisher: &Publisher,
    ctx: &mut TxContext,
): (TransferPolicy<T>, TransferPolicyCap<T>) {
    assert!(publisher.from_package<T>(), 0);
    create(ctx)
}

public fun withdraw<T>(
    self: &mut TransferPolicy<T>,
    cap: &TransferPolicyCap<T>,
    amount: Option<u64>,
    ctx: &mut TxContext,
): Coin<SUI> {
    self.check(cap);
    let amount = amount.destroy_or!(self.balance.value());
    assert!(amount <= self.balance.value(), ENotEnough);
    self.balance.split(amount).into_coin(ctx)
}

public fun destroy_and_withdraw<T>(
    self: TransferPolicy<T>,
    cap: TransferPolicyCap<T>,
    ctx: &mut TxContext,
): Coin<SUI> {
    self.check(&cap);
    let TransferPolicyCap { id: cap_id, policy_id } = cap;
    let TransferPolicy { id, balance, .. } = self;
    cap_id.delete();
    id.delete();
    event::emit(TransferPolicyDestroyed<T> { id: policy_id });
    balance.into_coin(ctx)
}

public fun confirm_request<T>(
    self: &TransferPolicy<T>,
    request: TransferRequest<T>,
): (ID, u64, ID) {
    let TransferRequest { item, paid, from, receipts } = request;
    let receipts = receipts.into_keys();
    assert!(receipts.length() == self.rules.length(), EPolicyNotSatisfied);
    assert!(receipts.all!(|rule| self.rules.contains(rule)), EIllegalRule);
    (item, paid, from)
}

public fun add_rule<T, Rule: drop, Config: drop + store>(
    _rule: Rule,
    policy: &mut TransferPolicy<T>,
    cap: &TransferPolicyCap<T>,
    config: Config,
) {
    policy.check(cap);
    assert!(!has_rule<T, Rule>(policy), ERuleAlreadySet);
    field::add(&mut policy.id, RuleKey<Rule>(), config);
    policy.rules.insert(type_name::with_defining_ids<Rule>())
}

public fun get_rule<T, Rule: drop, Config: drop + store>(
    _rule: Rule,
    policy: &TransferPolicy<T>,
): &Config {
    field::borrow(&policy.id, RuleKey<Rule>())
}

public fun add_to_balance<T, Rule: drop>(
    _rule: Rule,
    policy: &mut TransferPolicy<T>,
    coin: Coin<SUI>,
) {
    assert!(has_rule<T, Rule>(policy), EUnknownRequirement);
    sui::coin::put(&mut policy.balance, coin)
}

public fun add_receipt<T, Rule: drop>(_rule: Rule, request: &mut TransferRequest<T>) {
    request.receipts.insert(type_name::with_defining_ids<Rule>())
}

public fun has_rule<T, Rule: drop>(policy: &TransferPolicy<T>): bool {
    field::exists(&policy.id, RuleKey<Rule>())
}

public fun remove_rule<T, Rule: drop, Config: drop + store>(
    policy: &mut TransferPolicy<T>,
    cap: &TransferPolicyCap<T>,
) {
    policy.check(cap);
    let _: Config = field::remove(&mut policy.id, RuleKey<Rule>());
    policy.rules.remove(&type_name::with_defining_ids<Rule>())
}

public fun uid<T>(self: &TransferPolicy<T>): &UID { &self.id }

public fun uid_mut_as_owner<T>(self: &mut TransferPolicy<T>, cap: &TransferPolicyCap<T>): &mut UID {
    self.check(cap);
    &mut self.id
}

public fun rules<T>(self: &TransferPolicy<T>): &VecSet<TypeName> { &self.rules }

public fun item<T>(self: &TransferRequest<T>): ID { self.item }

public fun paid<T>(self: &TransferRequest<T>): u64 { self.paid }

public fun from<T>(self: &TransferRequest<T>): ID { self.from }

fun check<T>(self: &TransferPolicy<T>, cap: &TransferPolicyCap<T>) {
    assert!(object::id(self) == cap.policy_id, ENotOwner)
}

fun create<T>(ctx: &mut TxContext): (TransferPolicy<T>, TransferPolicyCap<T>) {
    let id = object::new(ctx);
    let policy_id = id.to_inner();
    event::emit(TransferPolicyCreated<T> { id: policy_id });
    let policy = TransferPolicy { id, balance: balance::zero(), rules: vec_set::empty() };
    (policy, TransferPolicyCap { id: object::new(ctx), policy_id })
}

#[test_only]
public fun new_for_testing<T>(ctx: &mut TxContext): (TransferPolicy<T>, TransferPolicyCap<T>) {
    create(ctx)
}
