// #region names
/// A ferry that gets new data and new cargo without a change of its struct.
module river_ferry::boat;

use sui::dynamic_field as field;
use sui::dynamic_object_field as object_field;

public struct Boat has key, store { id: UID }

public struct Crate has key, store { id: UID, kg: u64 }

/// Names that only this module can construct.
public struct FuelKey() has copy, drop, store;
public struct BerthKey(u8) has copy, drop, store;
// #endregion names

#[error]
const ENotUnloaded: vector<u8> = b"There is a crate on the boat";

const BERTHS: u8 = 3;

public fun launch(ctx: &mut TxContext): Boat {
    let mut boat = Boat { id: object::new(ctx) };
    field::add(&mut boat.id, FuelKey(), 0u64);
    boat
}

public fun pack(kg: u64, ctx: &mut TxContext): Crate {
    Crate { id: object::new(ctx), kg }
}

public fun kg(crate: &Crate): u64 { crate.kg }

// #region use
/// A dynamic field: the value is data of the boat.
public fun refuel(boat: &mut Boat, liters: u64) {
    let fuel: &mut u64 = field::borrow_mut(&mut boat.id, FuelKey());
    *fuel = *fuel + liters;
}

/// A dynamic object field: the crate stays visible under its own ID.
public fun load(boat: &mut Boat, berth: u8, crate: Crate) {
    object_field::add(&mut boat.id, BerthKey(berth), crate);
}

public fun unload(boat: &mut Boat, berth: u8): Crate {
    object_field::remove(&mut boat.id, BerthKey(berth))
}
// #endregion use

public fun fuel(boat: &Boat): u64 { *field::borrow(&boat.id, FuelKey()) }

// #region scrap
/// Checks every name that could be in use: nothing else prevents the loss of a crate.
public fun scrap(boat: Boat) {
    let Boat { mut id } = boat;
    BERTHS.do!(|berth| {
        let loaded = object_field::exists_with_type<BerthKey, Crate>(
            &id,
            BerthKey(berth),
        );
        assert!(!loaded, ENotUnloaded);
    });
    field::remove<FuelKey, u64>(&mut id, FuelKey());
    id.delete();
}
// #endregion scrap
