#[test_only]
module barter::collectibles;

/// A guitar whose strings can be taken off: the kind of object that has to be looked at
/// twice.
public struct Guitar has key, store {
    id: UID,
    strings: u8,
}

public struct Record has key, store {
    id: UID,
}

public fun guitar(ctx: &mut TxContext): Guitar {
    Guitar { id: object::new(ctx), strings: 6 }
}

public fun record(ctx: &mut TxContext): Record { Record { id: object::new(ctx) } }

public fun strip(guitar: &mut Guitar) { guitar.strings = 0 }

public fun strings(guitar: &Guitar): u8 { guitar.strings }
