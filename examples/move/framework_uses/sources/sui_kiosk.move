module framework_uses::sui_kiosk;

use sui::kiosk::{Kiosk, KioskOwnerCap};

// #region use
/// Puts an item up for sale. Its buyer has to meet the rules of the type's policy.
public fun offer<T: key + store>(
    kiosk: &mut Kiosk,
    cap: &KioskOwnerCap,
    item: T,
    price: u64,
) {
    let id = object::id(&item);
    kiosk.place(cap, item);
    kiosk.list<T>(cap, id, price);
}
// #endregion use
