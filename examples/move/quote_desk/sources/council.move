/// Stakes, proposals and votes in a pool.
module quote_desk::council;

use deepbook::balance_manager::BalanceManager;
use deepbook::pool::Pool;

#[error]
const EFeeOutOfRange: vector<u8> =
    b"The fee is outside the range that governance accepts";
#[error]
const EFeeNotAStep: vector<u8> = b"Fees move in steps of a hundredth of a basis point";

/// In fees with nine decimals, 100_000 is one basis point.
const FEE_STEP: u64 = 1_000;
const FULL_WEIGHT: u64 = 100_000_000_000;

// #region stake
/// Stakes DEEP of the manager. It counts from the next epoch on.
public fun join<Base, Quote>(
    pool: &mut Pool<Base, Quote>,
    manager: &mut BalanceManager,
    amount: u64,
    ctx: &TxContext,
) {
    let proof = manager.generate_proof_as_owner(ctx);
    pool.stake(manager, &proof, amount, ctx);
}

/// Fetches rebates and the whole stake. A vote of this epoch is taken back.
public fun leave<Base, Quote>(
    pool: &mut Pool<Base, Quote>,
    manager: &mut BalanceManager,
    ctx: &TxContext,
) {
    let proof = manager.generate_proof_as_owner(ctx);
    pool.claim_rebates(manager, &proof, ctx);
    pool.unstake(manager, &proof, ctx);
}
// #endregion stake

// #region propose
/// Proposes new fees and votes for them. The manager's ID is the ID of the proposal.
public fun propose<Base, Quote>(
    pool: &mut Pool<Base, Quote>,
    manager: &mut BalanceManager,
    taker_fee: u64,
    maker_fee: u64,
    stake_required: u64,
    ctx: &TxContext,
): ID {
    check_fees(taker_fee, maker_fee, pool.stable_pool());
    let proof = manager.generate_proof_as_owner(ctx);
    pool.submit_proposal(manager, &proof, taker_fee, maker_fee, stake_required, ctx);
    manager.id()
}

/// Votes for the proposal of another manager, with all that is staked.
public fun support<Base, Quote>(
    pool: &mut Pool<Base, Quote>,
    manager: &mut BalanceManager,
    proposal: ID,
    ctx: &TxContext,
) {
    let proof = manager.generate_proof_as_owner(ctx);
    pool.vote(manager, &proof, proposal, ctx);
}
// #endregion propose

// #region ranges
/// The ranges of `submit_proposal`.
public fun check_fees(taker_fee: u64, maker_fee: u64, stable: bool) {
    assert!(taker_fee % FEE_STEP == 0 && maker_fee % FEE_STEP == 0, EFeeNotAStep);
    let (min_taker, max_taker, max_maker) = if (stable) (10_000, 100_000, 50_000) else (
        100_000,
        1_000_000,
        500_000,
    );
    assert!(taker_fee >= min_taker && taker_fee <= max_taker, EFeeOutOfRange);
    assert!(maker_fee <= max_maker, EFeeOutOfRange);
}
// #endregion ranges

// #region weight
/// The votes of a stake. Beyond 100,000 DEEP only the growth of its square root counts.
public fun weight(stake: u64): u64 {
    if (stake <= FULL_WEIGHT) return stake;
    FULL_WEIGHT + root(stake) - root(FULL_WEIGHT)
}

/// The square root of an amount with six decimals, with six decimals.
fun root(amount: u64): u64 {
    (((amount as u128) * 1_000_000_000_000).sqrt() / 1_000) as u64
}
// #endregion weight
