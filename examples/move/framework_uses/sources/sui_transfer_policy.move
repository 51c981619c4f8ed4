module framework_uses::sui_transfer_policy;

use sui::coin::Coin;
use sui::kiosk::Kiosk;
use sui::sui::SUI;
use sui::transfer_policy::TransferPolicy;

// #region use
/// Buys an item whose policy has no rules. For each rule, a receipt would have to be added
/// to the request before it is confirmed.
public fun buy<T: key + store>(
    shop: &mut Kiosk,
    id: ID,
    payment: Coin<SUI>,
    policy: &TransferPolicy<T>,
): T {
    let (item, request) = shop.purchase<T>(id, payment);
    policy.confirm_request(request);
    item
}
// #endregion use
