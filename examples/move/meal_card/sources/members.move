// #region header
/// A rule for token policies: sender and recipient must be members. The owner of the
/// policy keeps the list, and users only read it.
module meal_card::members;

use std::string::String;
use sui::table::{Self, Table};
use sui::token::{Self, ActionRequest, TokenPolicy, TokenPolicyCap};

#[error]
const ENotAMember: vector<u8> = b"The sender or the recipient is not a member";
// #endregion header

// #region rule
/// The rule.
public struct Members has drop {}

/// The list, in the policy.
public struct Config has store {
    members: Table<address, bool>,
}

/// Approves a request among members.
public fun approve<T>(
    policy: &TokenPolicy<T>,
    request: &mut ActionRequest<T>,
    ctx: &mut TxContext,
) {
    assert!(policy.is_member(request.sender()), ENotAMember);
    request.recipient().do!(|to| assert!(policy.is_member(to), ENotAMember));
    token::add_approval(Members {}, request, ctx);
}

/// Aborts with `token::ENoConfig` for a policy without the list.
public fun is_member<T>(policy: &TokenPolicy<T>, account: address): bool {
    let config: &Config = token::rule_config(Members {}, policy);
    config.members.contains(account)
}

use fun is_member as TokenPolicy.is_member;
// #endregion rule

// #region manage
/// Puts an empty list into a policy.
public fun install<T>(
    policy: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    ctx: &mut TxContext,
) {
    let config = Config { members: table::new(ctx) };
    token::add_rule_config(Members {}, policy, cap, config, ctx);
}

/// Makes membership a condition of an action.
public fun require_for<T>(
    policy: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    action: String,
    ctx: &mut TxContext,
) {
    policy.add_rule_for_action<T, Members>(cap, action, ctx);
}

public fun admit<T>(
    policy: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    account: address,
) {
    let config: &mut Config = token::rule_config_mut(Members {}, policy, cap);
    if (!config.members.contains(account)) config.members.add(account, true);
}

public fun dismiss<T>(
    policy: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    account: address,
) {
    let config: &mut Config = token::rule_config_mut(Members {}, policy, cap);
    config.members.remove(account);
}

/// Takes the list out and destroys it. Lift the rule from all actions first: an action
/// that keeps it cannot be approved any more.
public fun uninstall<T>(
    policy: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    ctx: &mut TxContext,
) {
    let Config { members } = policy.remove_rule_config<T, Members, Config>(cap, ctx);
    members.drop();
}
// #endregion manage
