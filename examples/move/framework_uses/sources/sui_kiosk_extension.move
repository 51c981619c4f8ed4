module framework_uses::sui_kiosk_extension;

use sui::kiosk::{Kiosk, KioskOwnerCap};
use sui::kiosk_extension;
use sui::transfer_policy::TransferPolicy;

public struct Mailbox() has drop;

// #region use
public fun install(kiosk: &mut Kiosk, cap: &KioskOwnerCap, ctx: &mut TxContext) {
    kiosk_extension::add(Mailbox(), kiosk, cap, 1, ctx);
}

/// Anybody delivers, without the owner's capability. Only this module makes a `Mailbox`.
public fun deliver<T: key + store>(
    kiosk: &mut Kiosk,
    item: T,
    rules: &TransferPolicy<T>,
) {
    kiosk_extension::place(Mailbox(), kiosk, item, rules);
}
// #endregion use
