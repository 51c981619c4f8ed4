module framework_uses::sui_dynamic_object_field;

use sui::dynamic_object_field as object_field;

public struct Knight has key { id: UID }

public struct Sword has key, store { id: UID }

// #region use
/// Hands a knight a sword. Explorers still find the sword by its own ID.
public fun arm(knight: &mut Knight, sword: Sword) {
    object_field::add(&mut knight.id, b"weapon", sword);
}

public fun sword_id(knight: &Knight): Option<ID> {
    object_field::id(&knight.id, b"weapon")
}

public fun disarm(knight: &mut Knight): Sword {
    object_field::remove(&mut knight.id, b"weapon")
}
// #endregion use

#[test_only]
public fun new_for_testing(ctx: &mut TxContext): (Knight, Sword) {
    (Knight { id: object::new(ctx) }, Sword { id: object::new(ctx) })
}
