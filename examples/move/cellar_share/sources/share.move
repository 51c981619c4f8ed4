// #region header
/// SHARE, a part of a wine cellar. Only verified people hold it.
module cellar_share::share;

use cellar_share::register::Register;
use cellar_share::verified;
use sui::clock::Clock;
use sui::coin::TreasuryCap;
use sui::coin_registry;
use sui::token::{Self, TokenPolicy};

#[error]
const ENotVerified: vector<u8> = b"The buyer has no valid attestation";

public struct SHARE has drop {}

/// Shared. Holds the treasury, so that only this module mints.
public struct Cellar has key {
    id: UID,
    treasury: TreasuryCap<SHARE>,
}

/// The right to issue shares.
public struct CellarCap has key, store { id: UID }
// #endregion header

// #region init
/// The policy begins without actions: until the office adds one, nothing moves.
fun init(witness: SHARE, ctx: &mut TxContext) {
    let (currency, treasury) = coin_registry::new_currency_with_otw(
        witness,
        0,
        b"SHARE".to_string(),
        b"Cellar Share".to_string(),
        b"One bottle of the cellar. Only verified people hold it.".to_string(),
        b"https://cellar.example/share.svg".to_string(),
        ctx,
    );
    currency.finalize_and_delete_metadata_cap(ctx);

    let (policy, policy_cap) = token::new_policy(&treasury, ctx);
    token::share_policy(policy);
    transfer::share_object(Cellar { id: object::new(ctx), treasury });
    transfer::public_transfer(policy_cap, ctx.sender());
    transfer::public_transfer(CellarCap { id: object::new(ctx) }, ctx.sender());
}
// #endregion init

// #region issue
/// Mints shares for a verified buyer. The treasury confirms without asking the rules of
/// the policy, so this function asks itself.
public fun issue(
    _: &CellarCap,
    cellar: &mut Cellar,
    policy: &TokenPolicy<SHARE>,
    register: &Register,
    buyer: address,
    amount: u64,
    clock: &Clock,
    ctx: &mut TxContext,
) {
    assert!(verified::is_verified(policy, register, buyer, clock), ENotVerified);
    let shares = token::mint(&mut cellar.treasury, amount, ctx);
    let request = shares.transfer(buyer, ctx);
    token::confirm_with_treasury_cap(&mut cellar.treasury, request, ctx);
}
// #endregion issue

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) {
    init(SHARE {}, ctx);
}
