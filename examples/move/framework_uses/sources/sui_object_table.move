module framework_uses::sui_object_table;

use sui::object_table::ObjectTable;

public struct Horse has key, store { id: UID, rides: u64 }

// #region use
/// The stable keeps horses by the number of their box.
public fun stable(boxes: &mut ObjectTable<u64, Horse>, number: u64, horse: Horse) {
    boxes.add(number, horse);
}

public fun ride(boxes: &mut ObjectTable<u64, Horse>, number: u64): ID {
    let horse = &mut boxes[number];
    horse.rides = horse.rides + 1;
    object::id(horse)
}
// #endregion use

#[test_only]
public fun new_for_testing(ctx: &mut TxContext): Horse {
    Horse { id: object::new(ctx), rides: 0 }
}
