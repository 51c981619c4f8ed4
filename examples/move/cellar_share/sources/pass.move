// #region header
/// An attestation that its holder carries, for actions that have no recipient.
module cellar_share::pass;

use cellar_share::register::{IssuerCap, Register};
use sui::clock::Clock;
use sui::token::{Self, ActionRequest, TokenPolicy, TokenPolicyCap};

/// Nobody can take a pass back, so it ends after 30 days.
const LIFE_MS: u64 = 30 * 24 * 60 * 60 * 1000;

#[error]
const ETooLow: vector<u8> = b"The pass is of a lower level";
#[error]
const EExpired: vector<u8> = b"The pass has expired";
#[error]
const EOtherRegister: vector<u8> = b"The policy trusts another register";
// #endregion header

// #region pass
/// Has no `store`, and this module has no function that transfers it again.
public struct Pass has key {
    id: UID,
    register: ID,
    level: u8,
    expires_ms: u64,
}

/// Sends a pass to an address that passed a check.
public fun issue(
    register: &Register,
    cap: &IssuerCap,
    account: address,
    level: u8,
    clock: &Clock,
    ctx: &mut TxContext,
) {
    register.check(cap);
    let pass = Pass {
        id: object::new(ctx),
        register: object::id(register),
        level,
        expires_ms: clock.timestamp_ms() + LIFE_MS,
    };
    transfer::transfer(pass, account);
}

/// Deletes a pass, which returns its storage deposit.
public fun throw_away(pass: Pass) {
    let Pass { id, .. } = pass;
    id.delete();
}
// #endregion pass

// #region rule
/// The rule.
public struct PassShown has drop {}

public struct Config has drop, store { register: ID, level: u8 }

/// Approves the request of somebody who shows a pass. Only the owner of an object can
/// use it in a transaction, so whoever shows a pass is its holder.
public fun approve<T>(
    policy: &TokenPolicy<T>,
    pass: &Pass,
    request: &mut ActionRequest<T>,
    clock: &Clock,
    ctx: &mut TxContext,
) {
    let config: &Config = token::rule_config(PassShown {}, policy);
    assert!(pass.register == config.register, EOtherRegister);
    assert!(pass.level >= config.level, ETooLow);
    assert!(clock.timestamp_ms() < pass.expires_ms, EExpired);
    token::add_approval(PassShown {}, request, ctx);
}
// #endregion rule

/// Makes a pass the condition of redeeming.
public fun require_for_spending<T>(
    policy: &mut TokenPolicy<T>,
    cap: &TokenPolicyCap<T>,
    register: &Register,
    level: u8,
    ctx: &mut TxContext,
) {
    let config = Config { register: object::id(register), level };
    token::add_rule_config(PassShown {}, policy, cap, config, ctx);
    policy.add_rule_for_action<T, PassShown>(cap, token::spend_action(), ctx);
}
