// #region header
/// A kiosk app: others put gifts into your kiosk and leave a note with each. The owner
/// says which types are welcome. Items whose creators want them locked arrive locked.
module gift_shelf::shelf;

use std::string::String;
use sui::clock::Clock;
use sui::event;
use sui::kiosk::{Kiosk, KioskOwnerCap};
use sui::kiosk_extension::{Self as extension, place, lock};
use sui::transfer_policy::TransferPolicy;

/// The permissions to place and to lock, 1 and 2, added up.
const PLACE_AND_LOCK: u128 = 3;
/// Longest note, in bytes.
const LONGEST_NOTE: u64 = 140;

#[error]
const ENotOwner: vector<u8> = b"The capability is of another kiosk";
#[error]
const EClosed: vector<u8> = b"The kiosk has no shelf, or its owner has disabled it";
#[error]
const ENotWelcome: vector<u8> = b"The owner does not accept gifts of this type";
#[error]
const ENoteTooLong: vector<u8> = b"A note has at most 140 bytes";
// #endregion header

// #region structs
/// Names the extension. Only this module can make one.
public struct Shelf() has drop;

/// What a giver writes.
public struct Note has drop, store { from: address, text: String, given_ms: u64 }

/// Key of a type that is welcome.
public struct Welcome<phantom T>() has copy, drop, store;

/// Key of the note on a gift.
public struct NoteOn(ID) has copy, drop, store;

public struct GiftReceived<phantom T> has copy, drop {
    kiosk: ID,
    item: ID,
    from: address,
    locked: bool,
}
// #endregion structs

// #region owner
/// Puts a shelf into the kiosk.
public fun install(kiosk: &mut Kiosk, cap: &KioskOwnerCap, ctx: &mut TxContext) {
    extension::add(Shelf(), kiosk, cap, PLACE_AND_LOCK, ctx)
}

/// Accepts gifts of type `T`.
public fun welcome<T: key + store>(kiosk: &mut Kiosk, cap: &KioskOwnerCap) {
    assert!(kiosk.has_access(cap), ENotOwner);
    extension::storage_mut(Shelf(), kiosk).add(Welcome<T>(), true)
}

/// Accepts no more of type `T`.
public fun refuse<T: key + store>(kiosk: &mut Kiosk, cap: &KioskOwnerCap) {
    assert!(kiosk.has_access(cap), ENotOwner);
    let _: bool = extension::storage_mut(Shelf(), kiosk).remove(Welcome<T>());
}

/// Throws a note away. The gift stays in the kiosk.
public fun discard_note(kiosk: &mut Kiosk, cap: &KioskOwnerCap, item: ID) {
    assert!(kiosk.has_access(cap), ENotOwner);
    let _: Note = extension::storage_mut(Shelf(), kiosk).remove(NoteOn(item));
}

/// Takes the shelf away. Notes and welcomes have to be gone.
public fun uninstall(kiosk: &mut Kiosk, cap: &KioskOwnerCap) {
    extension::remove<Shelf>(kiosk, cap)
}
// #endregion owner

// #region give
/// Gives an item that its new owner can take out.
public fun give<T: key + store>(
    kiosk: &mut Kiosk,
    policy: &TransferPolicy<T>,
    gift: T,
    text: String,
    clock: &Clock,
    ctx: &TxContext,
) {
    let item = object::id(&gift);
    kiosk.leave_note<T>(item, text, false, clock, ctx);
    place(Shelf(), kiosk, gift, policy)
}

/// Gives an item that stays locked.
public fun give_locked<T: key + store>(
    kiosk: &mut Kiosk,
    policy: &TransferPolicy<T>,
    gift: T,
    text: String,
    clock: &Clock,
    ctx: &TxContext,
) {
    let item = object::id(&gift);
    kiosk.leave_note<T>(item, text, true, clock, ctx);
    lock(Shelf(), kiosk, gift, policy)
}

use fun leave_note as Kiosk.leave_note;

fun leave_note<T: key + store>(
    kiosk: &mut Kiosk,
    item: ID,
    text: String,
    locked: bool,
    clock: &Clock,
    ctx: &TxContext,
) {
    assert!(is_open(kiosk), EClosed);
    assert!(is_welcome<T>(kiosk), ENotWelcome);
    assert!(text.length() <= LONGEST_NOTE, ENoteTooLong);
    let note = Note { from: ctx.sender(), text, given_ms: clock.timestamp_ms() };
    let notes = extension::storage_mut(Shelf(), kiosk);
    // The note on an earlier gift of the same item.
    if (notes.contains(NoteOn(item))) { let _: Note = notes.remove(NoteOn(item)); };
    notes.add(NoteOn(item), note);
    event::emit(GiftReceived<T> {
        kiosk: object::id(kiosk),
        item,
        from: ctx.sender(),
        locked,
    })
}
// #endregion give

// #region read
public fun is_open(kiosk: &Kiosk): bool {
    extension::is_installed<Shelf>(kiosk) && extension::is_enabled<Shelf>(kiosk)
}

public fun is_welcome<T: key + store>(kiosk: &Kiosk): bool {
    extension::storage(Shelf(), kiosk).contains(Welcome<T>())
}

public fun has_note(kiosk: &Kiosk, item: ID): bool {
    extension::storage(Shelf(), kiosk).contains(NoteOn(item))
}

public fun note(kiosk: &Kiosk, item: ID): &Note {
    extension::storage(Shelf(), kiosk).borrow(NoteOn(item))
}

public fun from(note: &Note): address { note.from }

public fun text(note: &Note): String { note.text }
// #endregion read
