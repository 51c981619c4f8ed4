module framework_uses::sui_deny_list;

use sui::coin::{Self, DenyCapV2};
use sui::deny_list::DenyList;

// #region use
/// Refuses coins of type `T` at an address: it cannot use them as inputs any more.
public fun deny<T>(
    list: &mut DenyList,
    cap: &mut DenyCapV2<T>,
    guest: address,
    ctx: &mut TxContext,
) {
    if (coin::deny_list_v2_contains_next_epoch<T>(list, guest)) return;
    coin::deny_list_v2_add(list, cap, guest, ctx);
}
// #endregion use
