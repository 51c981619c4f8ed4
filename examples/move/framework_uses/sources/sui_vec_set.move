module framework_uses::sui_vec_set;

use sui::vec_set::VecSet;

// #region use
const ENotAllowed: u64 = 0;

/// `insert` aborts on an address that is in the set already.
public fun allow(allowed: &mut VecSet<address>, guest: address) {
    if (!allowed.contains(&guest)) allowed.insert(guest);
}

public fun check(allowed: &VecSet<address>, ctx: &TxContext) {
    assert!(allowed.contains(&ctx.sender()), ENotAllowed);
}
// #endregion use
