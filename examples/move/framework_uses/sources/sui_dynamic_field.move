module framework_uses::sui_dynamic_field;

use sui::dynamic_field as field;

public struct Ship has key { id: UID }

// #region use
/// The name of the field. Its type is this module's, so no other module reads or removes it.
public struct Cargo() has copy, drop, store;

public fun load(ship: &mut Ship, tons: u64) {
    if (field::exists_with_type<Cargo, u64>(&ship.id, Cargo())) {
        let loaded: &mut u64 = field::borrow_mut(&mut ship.id, Cargo());
        *loaded = *loaded + tons;
    } else field::add(&mut ship.id, Cargo(), tons);
}

public fun unload(ship: &mut Ship): u64 { field::remove(&mut ship.id, Cargo()) }
// #endregion use

#[test_only]
public fun new_for_testing(ctx: &mut TxContext): Ship { Ship { id: object::new(ctx) } }
