/// A grant released by events that a judge confirms, not by time.
module grain_silo::milestones;

use sui::balance::Balance;
use sui::coin::Coin;

#[error]
const ENotYours: vector<u8> = b"Only the beneficiary collects";
#[error]
const EWrongJudge: vector<u8> = b"The judge decides on another project";
#[error]
const EReached: vector<u8> = b"The milestone is already confirmed";
#[error]
const EBadShares: vector<u8> = b"Shares must sum up to 10,000 basis points";

// #region structs
public struct Project<phantom T> has key {
    id: UID,
    stock: Balance<T>,
    beneficiary: address,
    total: u64,
    taken: u64,
    shares_bps: vector<u64>,
    reached: vector<bool>,
}

/// The right to confirm milestones. Give it to a multisig address or to a contract that
/// votes.
public struct Judge has key, store {
    id: UID,
    project: ID,
}
// #endregion structs

public fun start<T>(
    grant: Coin<T>,
    beneficiary: address,
    shares_bps: vector<u64>,
    ctx: &mut TxContext,
): Judge {
    assert!(shares_bps.fold!(0, |sum, share| sum + share) == 10_000, EBadShares);
    let reached = shares_bps.map_ref!(|_| false);
    let total = grant.value();
    let stock = grant.into_balance();
    let id = object::new(ctx);
    let judge = Judge { id: object::new(ctx), project: id.to_inner() };
    transfer::share_object(Project {
        id,
        stock,
        beneficiary,
        total,
        taken: 0,
        shares_bps,
        reached,
    });
    judge
}

// #region confirm
public fun confirm<T>(project: &mut Project<T>, judge: &Judge, milestone: u64) {
    assert!(judge.project == object::id(project), EWrongJudge);
    let reached = &mut project.reached[milestone];
    assert!(!*reached, EReached);
    *reached = true;
}

public fun collect<T>(project: &mut Project<T>, ctx: &mut TxContext): Coin<T> {
    assert!(ctx.sender() == project.beneficiary, ENotYours);
    let amount = project.released() - project.taken;
    project.taken = project.taken + amount;
    project.stock.split(amount).into_coin(ctx)
}

/// Adds up the shares first, so that rounding leaves nothing behind at the end.
public fun released<T>(project: &Project<T>): u64 {
    let mut bps = 0;
    project
        .shares_bps
        .length()
        .do!(|i| if (project.reached[i]) bps = bps + project.shares_bps[i]);
    ((project.total as u128) * (bps as u128) / 10_000) as u64
}
// #endregion confirm
