/// A locker that others send objects to: transfers to its ID wait there until the owner
/// takes them out.
module workshop::locker;

use sui::transfer::Receiving;

/// Belongs to one address.
public struct Locker has key, store {
    id: UID,
}

/// Makes a locker.
public fun build(ctx: &mut TxContext): Locker { Locker { id: object::new(ctx) } }

// #region take-out
/// Takes out an object that was sent to the locker's ID. Whoever may pass `&mut Locker`
/// may do it.
public fun take_out<T: key + store>(locker: &mut Locker, parcel: Receiving<T>): T {
    transfer::public_receive(&mut locker.id, parcel)
}
// #endregion take-out
