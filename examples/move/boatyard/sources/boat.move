/// What Sui is like at first sight: a boat is an object, and its owner is who can change it.
module boatyard::boat;

use std::string::String;

// #region boat
/// An object: it has an ID, a version, and an owner.
public struct Boat has key, store {
    id: UID,
    name: String,
    voyages: u64,
}

/// Builds a boat. The transaction decides who gets it.
public fun build(name: String, ctx: &mut TxContext): Boat {
    Boat { id: object::new(ctx), name, voyages: 0 }
}

/// Whoever owns a boat can pass it in, and nobody else.
public fun sail(boat: &mut Boat) {
    boat.voyages = boat.voyages + 1;
}
// #endregion boat

public fun voyages(boat: &Boat): u64 {
    boat.voyages
}
