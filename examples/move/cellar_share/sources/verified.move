// #region header
/// A rule for token policies: sender and recipient must be in a register. It works for
/// any token, and the owner of the policy decides which register and which level.
module cellar_share::verified;

use cellar_share::register::Register;
use std::string::String;
use sui::clock::Clock;
use sui::token::{Self, ActionRequest, TokenPolicy, TokenPolicyCap};

#[error]
const EOtherRegister: vector<u8> = b"The policy trusts another register";
#[error]
const ESenderNotVerified: vector<u8> = b"The sender has no valid attestation";
#[error]
const ERecipientNotVerified: vector<u8> = b"The recipient has no valid attestation";
// #endregion header

// #region rule
/// The rule. Only this module makes a value of it, and the value is the stamp.
public struct Verified has drop {}

/// What the owner of a policy demands.
public struct Config has drop, store {
    register: ID,
    level: u8,
    max_age_ms: u64,
}

/// Approves a request between verified addresses.
public fun approve<T>(
    policy: &TokenPolicy<T>,
    register: &Register,
    request: &mut ActionRequest<T>,
    clock: &Clock,
    ctx: &mut TxContext,
) {
    assert!(is_verified(policy, register, request.sender(), clock), ESenderNotVerified);
    request
        .recipient()
        .do!(
            |to| assert!(is_verified(policy, register, to, clock), ERecipientNotVerified),
        );
    token::add_approval(Verified {}, request, ctx);
}

/// Whether the policy would let `account` take part now.
public fun is_verified<T>(
    policy: &TokenPolicy<T>,
    register: &Register,
    account: address,
    clock: &Clock,
): bool {
    let config: &Config = token::rule_config(Verified {}, policy);
    assert!(config.register == object::id(register), EOtherRegister);
    register.vouches_for(account, config.level, config.max_age_ms, clock)
}
// #endregion rule

// #region manage
/// Ties a policy to a register.
public fun install<T>(
    policy: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    register: &Register,
    level: u8,
    max_age_ms: u64,
    ctx: &mut TxContext,
) {
    let config = Config { register: object::id(register), level, max_age_ms };
    token::add_rule_config(Verified {}, policy, cap, config, ctx);
}

/// Makes the check a condition of an action.
public fun require_for<T>(
    policy: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    action: String,
    ctx: &mut TxContext,
) {
    policy.add_rule_for_action<T, Verified>(cap, action, ctx);
}

/// Changes what is demanded, for all attestations that exist.
public fun set_terms<T>(
    policy: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    level: u8,
    max_age_ms: u64,
) {
    let config: &mut Config = token::rule_config_mut(Verified {}, policy, cap);
    config.level = level;
    config.max_age_ms = max_age_ms;
}
// #endregion manage
