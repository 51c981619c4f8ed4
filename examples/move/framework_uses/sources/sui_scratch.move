module framework_uses::sui_scratch;

use sui::scratch;

const EAlreadyVoted: u64 = 0;

// #region use
public struct Voted(ID) has copy, drop;

/// Allows one vote for a proposal in each transaction, and stores nothing beyond it.
public fun vote_once(proposal: ID, ctx: &mut TxContext) {
    let permit = scratch::permit(internal::permit<Voted>());
    assert!(!scratch::exists(ctx, permit, Voted(proposal)), EAlreadyVoted);
    scratch::add(ctx, permit, Voted(proposal), true);
}
// #endregion use
