// #region structs
/// Counts passages. Everybody may pass; only the key's holder sets the count back.
module turnstile::turnstile;

use std::string::String;
use sui::event;

#[error]
const EOtherTurnstile: vector<u8> = b"The key belongs to another turnstile";
#[error]
const ENameTooLong: vector<u8> = b"A name has at most 40 bytes";

const MAX_NAME_BYTES: u64 = 40;

/// Shared: every visitor writes the same object.
public struct Turnstile has key {
    id: UID,
    name: String,
    passages: u64,
}

/// The right to reset one turnstile. It can be sold or given away.
public struct TurnstileKey has key, store {
    id: UID,
    turnstile: ID,
}
// #endregion structs

// #region events
public struct Installed has copy, drop {
    turnstile: ID,
    name: String,
}

public struct Passed has copy, drop {
    turnstile: ID,
    visitor: address,
    passages: u64,
}
// #endregion events

// #region install
/// Shares a turnstile that stands at zero, and returns its key.
public fun install(name: String, ctx: &mut TxContext): TurnstileKey {
    assert!(name.length() <= MAX_NAME_BYTES, ENameTooLong);
    let turnstile = Turnstile { id: object::new(ctx), name, passages: 0 };
    let key = TurnstileKey { id: object::new(ctx), turnstile: object::id(&turnstile) };

    event::emit(Installed { turnstile: key.turnstile, name });
    transfer::share_object(turnstile);
    key
}
// #endregion install

// #region pass
/// Adds one. The caller never says what the new count is, so no passage gets lost.
public fun pass(turnstile: &mut Turnstile, ctx: &TxContext) {
    turnstile.passages = turnstile.passages + 1;
    event::emit(Passed {
        turnstile: object::id(turnstile),
        visitor: ctx.sender(),
        passages: turnstile.passages,
    });
}
// #endregion pass

// #region reset
public fun reset(turnstile: &mut Turnstile, key: &TurnstileKey) {
    assert!(key.turnstile == object::id(turnstile), EOtherTurnstile);
    turnstile.passages = 0;
}
// #endregion reset

// #region read
public fun name(turnstile: &Turnstile): String { turnstile.name }

public fun passages(turnstile: &Turnstile): u64 { turnstile.passages }
// #endregion read
