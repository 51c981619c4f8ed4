// Members of a module that has an object `Item` with a value.
#[allow(unused)]
module example::object;

public struct Item has key, store {
    id: UID,
    value: u64,
}

public fun new(value: u64, ctx: &mut TxContext): Item {
    Item { id: object::new(ctx), value }
}

// sample
