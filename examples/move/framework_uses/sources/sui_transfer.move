module framework_uses::sui_transfer;

public struct Diploma has key { id: UID }

public struct Rules has key { id: UID }

public struct Notice has key { id: UID }

// #region use
/// To one owner. Without `store`, this module alone decides whether it can be given on.
public fun award(graduate: address, ctx: &mut TxContext) {
    transfer::transfer(Diploma { id: object::new(ctx) }, graduate);
}

/// For everybody to read and change, through the functions of this module.
public fun open_board(ctx: &mut TxContext) {
    transfer::share_object(Notice { id: object::new(ctx) });
}

/// For everybody to read, and for nobody to change.
public fun publish(rules: Rules) { transfer::freeze_object(rules) }
// #endregion use

#[test_only]
public fun new_for_testing(ctx: &mut TxContext): Rules { Rules { id: object::new(ctx) } }
