// #region rule
/// A rule of transfer policies: what is bought must be locked in a kiosk again, within
/// the same transaction. With it no sale lets an item escape from the other rules.
module market_rules::stay_locked;

use sui::kiosk::Kiosk;
use sui::transfer_policy::{Self, TransferPolicy, TransferPolicyCap, TransferRequest};

#[error]
const ENotLocked: vector<u8> = b"The item of this sale is not locked in the kiosk";

public struct Rule() has drop;

/// The rule has no settings, and a policy wants a value nevertheless.
public struct NoTerms() has drop, store;

public fun add<T: key + store>(
    policy: &mut TransferPolicy<T>,
    cap: &TransferPolicyCap<T>,
) {
    transfer_policy::add_rule(Rule(), policy, cap, NoTerms())
}

/// Stamps the request if its item is locked in `kiosk`, whose kiosk that ever is.
public fun prove<T: key + store>(request: &mut TransferRequest<T>, kiosk: &Kiosk) {
    let item = request.item();
    assert!(kiosk.has_item_with_type<T>(item) && kiosk.is_locked(item), ENotLocked);
    transfer_policy::add_receipt(Rule(), request)
}
// #endregion rule
