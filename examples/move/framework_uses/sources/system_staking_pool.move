module framework_uses::system_staking_pool;

use sui_system::staking_pool::StakedSui;

// #region use
/// The epochs for which a stake has earned rewards; none before it is active.
public fun epochs_active(stake: &StakedSui, ctx: &TxContext): u64 {
    ctx.epoch().saturating_sub(stake.activation_epoch())
}

/// Cuts a part off, which keeps the pool and the epoch. Each part needs at least one SUI.
public fun part(stake: &mut StakedSui, mist: u64, ctx: &mut TxContext): StakedSui {
    stake.split(mist, ctx)
}
// #endregion use
