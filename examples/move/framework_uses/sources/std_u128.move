module framework_uses::std_u128;

// #region use
const EShareTooLarge: u64 = 0;

/// Shares for a deposit into a pool. The product needs 128 bits, the result has to fit into 64.
public fun shares(deposit: u64, all_shares: u64, pool: u64): u64 {
    let shares = (deposit as u128) * (all_shares as u128) / (pool as u128);
    shares.try_as_u64().destroy_or!(abort EShareTooLarge)
}
// #endregion use
