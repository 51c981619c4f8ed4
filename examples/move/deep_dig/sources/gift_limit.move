// #region rule
/// A rule for token policies: no single transfer above a limit.
module deep_dig::gift_limit;

use sui::token::{Self, ActionRequest, TokenPolicy, TokenPolicyCap};

#[error]
const EGiftTooBig: vector<u8> = b"The gift is above the limit of the policy";
#[error]
const ENotATransfer: vector<u8> = b"The rule is for transfers only";

/// The rule. Only this module can build a value, and so only it can approve.
public struct GiftLimit has drop {}

/// What the rule keeps in a policy.
public struct Config has drop, store {
    most: u64,
}

/// Puts the rule on `transfer`, with a limit. The holder of the policy's cap may call it.
public fun add_to<T>(
    policy: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    most: u64,
    ctx: &mut TxContext,
) {
    token::add_rule_config(GiftLimit {}, policy, cap, Config { most }, ctx);
    policy.add_rule_for_action<T, GiftLimit>(cap, token::transfer_action(), ctx);
}

/// Changes the limit.
public fun set_limit<T>(policy: &mut TokenPolicy<T>, cap: &TokenPolicyCap<T>, most: u64) {
    let config: &mut Config = token::rule_config_mut(GiftLimit {}, policy, cap);
    config.most = most;
}

/// Approves a transfer that keeps to the limit.
public fun approve<T>(
    policy: &TokenPolicy<T>,
    request: &mut ActionRequest<T>,
    ctx: &mut TxContext,
) {
    let config: &Config = token::rule_config(GiftLimit {}, policy);
    assert!(request.action() == token::transfer_action(), ENotATransfer);
    assert!(request.amount() <= config.most, EGiftTooBig);
    token::add_approval(GiftLimit {}, request, ctx);
}
// #endregion rule
