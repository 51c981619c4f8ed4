#[test_only]
module trade_desk::fixtures;

/// Something to sell.
public struct Painting has key, store {
    id: UID,
}

public fun painting(ctx: &mut TxContext): Painting { Painting { id: object::new(ctx) } }
