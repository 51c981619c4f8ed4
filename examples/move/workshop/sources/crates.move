/// Crates of parts: functions whose parameters are vectors and options.
module workshop::crates;

use std::string::String;

#[error]
const ENoParts: vector<u8> = b"A crate holds at least one part";

/// One part.
public struct Part has key, store {
    id: UID,
    grams: u64,
}

/// Parts that travel together.
public struct Crate has key, store {
    id: UID,
    parts: vector<Part>,
    spare: Option<Part>,
    label: Option<String>,
    stops: vector<address>,
}

/// Makes a part.
public fun cut(grams: u64, ctx: &mut TxContext): Part {
    Part { id: object::new(ctx), grams }
}

// #region pack
/// Packs parts, with a spare one, a label and stops on the way if there are any.
public fun pack(
    parts: vector<Part>,
    spare: Option<Part>,
    label: Option<String>,
    stops: vector<address>,
    ctx: &mut TxContext,
): Crate {
    assert!(!parts.is_empty(), ENoParts);
    Crate { id: object::new(ctx), parts, spare, label, stops }
}
// #endregion pack

/// What the parts weigh, the spare one left out.
public fun grams(crate: &Crate): u64 {
    let mut sum = 0;
    crate.parts.do_ref!(|part| sum = sum + part.grams);
    sum
}

/// The label, if there is one.
public fun label(crate: &Crate): Option<String> { crate.label }

/// Whether a spare part is in the crate.
public fun has_spare(crate: &Crate): bool { crate.spare.is_some() }

/// The stops on the way.
public fun stops(crate: &Crate): vector<address> { crate.stops }
