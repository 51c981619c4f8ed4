// #region header
/// A rule for token policies: nobody moves more than a limit a day. It works for any
/// token and any action. All actions that have the rule count against the same limit.
module meal_card::daily_limit;

use std::string::String;
use sui::clock::Clock;
use sui::table::{Self, Table};
use sui::token::{Self, ActionRequest, TokenPolicy, TokenPolicyCap};

const MS_PER_DAY: u64 = 86_400_000;

#[error]
const EOverLimit: vector<u8> = b"The limit of this day is used up";
#[error]
const EOtherLedger: vector<u8> = b"The ledger belongs to another policy";
// #endregion header

// #region structs
/// The rule. Only this module can build a value, so only it can approve.
public struct DailyLimit has drop {}

/// What lies in the policy. Its owner alone can change it.
public struct Config has drop, store {
    most: u64,
    ledger: ID,
}

/// What users change. It cannot lie in the policy, where every change needs the cap.
public struct Ledger<phantom T> has key {
    id: UID,
    days: Table<address, Day>,
}

/// How much a user has moved on the last day on which they moved anything.
public struct Day has drop, store {
    number: u64,
    moved: u64,
}
// #endregion structs

// #region setup
/// Stores the limit in a policy and shares the ledger for it. Rules for actions come
/// after.
public fun install<T>(
    policy: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    most: u64,
    ctx: &mut TxContext,
) {
    let ledger = Ledger<T> { id: object::new(ctx), days: table::new(ctx) };
    let config = Config { most, ledger: object::id(&ledger) };
    token::add_rule_config(DailyLimit {}, policy, cap, config, ctx);
    transfer::share_object(ledger);
}

/// Makes the limit a condition of an action.
public fun require_for<T>(
    policy: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    action: String,
    ctx: &mut TxContext,
) {
    policy.add_rule_for_action<T, DailyLimit>(cap, action, ctx);
}

/// Changes the limit.
public fun set_limit<T>(policy: &mut TokenPolicy<T>, cap: &TokenPolicyCap<T>, most: u64) {
    let config: &mut Config = token::rule_config_mut(DailyLimit {}, policy, cap);
    config.most = most;
}
// #endregion setup

// #region approve
/// Counts the request against the limit of its sender and approves it.
public fun approve<T>(
    policy: &TokenPolicy<T>,
    ledger: &mut Ledger<T>,
    request: &mut ActionRequest<T>,
    clock: &Clock,
    ctx: &mut TxContext,
) {
    let config: &Config = token::rule_config(DailyLimit {}, policy);
    assert!(config.ledger == object::id(ledger), EOtherLedger);

    // What a request carries is certain. `amount` is whatever the maker of the request
    // wrote.
    let amount = request.spent().destroy_or!(request.amount());
    let today = clock.timestamp_ms() / MS_PER_DAY;
    let moved = ledger.moved_on(request.sender(), today);
    assert!(amount <= config.most && moved <= config.most - amount, EOverLimit);

    ledger.record(request.sender(), Day { number: today, moved: moved + amount });
    token::add_approval(DailyLimit {}, request, ctx);
}

fun record<T>(ledger: &mut Ledger<T>, user: address, day: Day) {
    if (ledger.days.contains(user)) { ledger.days.remove(user); };
    ledger.days.add(user, day);
}
// #endregion approve

// #region read
/// What a user has moved on a day, for wallets that show what is left.
public fun moved_on<T>(ledger: &Ledger<T>, user: address, day: u64): u64 {
    if (!ledger.days.contains(user)) return 0;
    let last = &ledger.days[user];
    if (last.number == day) last.moved else 0
}

/// The limit of a policy.
public fun limit<T>(policy: &TokenPolicy<T>): u64 {
    let config: &Config = token::rule_config(DailyLimit {}, policy);
    config.most
}
// #endregion read
