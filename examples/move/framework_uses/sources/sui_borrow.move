module framework_uses::sui_borrow;

use sui::borrow::{Referent, Borrow};

public struct Drill has key, store { id: UID, uses: u64 }

public struct Shed has key { id: UID, drill: Referent<Drill> }

// #region use
/// Lends the drill for one transaction: `Borrow` cannot be dropped, so it has to come back.
public fun lend(shed: &mut Shed): (Drill, Borrow) { shed.drill.borrow() }

public fun take_back(shed: &mut Shed, mut drill: Drill, promise: Borrow) {
    drill.uses = drill.uses + 1;
    shed.drill.put_back(drill, promise);
}
// #endregion use

#[test_only]
public fun new_for_testing(ctx: &mut TxContext): Shed {
    let drill = Drill { id: object::new(ctx), uses: 0 };
    Shed { id: object::new(ctx), drill: sui::borrow::new(drill, ctx) }
}

#[test_only]
public fun uses(drill: &Drill): u64 { drill.uses }
