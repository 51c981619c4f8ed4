// #region header
/// Stamps for hikers. The hut's server sees who has reached a summit and signs a permit;
/// the hiker mints the stamp with it and pays the gas.
module summit_book::stamp;

use std::string::String;
use sui::bcs;
use sui::clock::Clock;
use sui::ed25519::ed25519_verify;
use sui::event;
use sui::table::{Self, Table};

/// First field of each message, so that a signature for another purpose never fits.
const DOMAIN: vector<u8> = b"summit_book::stamp::Permit";
/// A permit with a later expiry is refused, whatever the server signed.
const MAX_LIFE_MS: u64 = 3_600_000;

#[error]
const EKeyLength: vector<u8> = b"An Ed25519 public key has 32 bytes";
#[error]
const EOtherBook: vector<u8> = b"The capability is of another book";
#[error]
const EExpired: vector<u8> = b"The permit has expired";
#[error]
const ETooLong: vector<u8> = b"A permit lives for an hour at most";
#[error]
const EUsed: vector<u8> = b"The permit was used before";
#[error]
const EBadSignature: vector<u8> = b"The hut did not sign this permit";
// #endregion header

// #region structs
/// Shared.
public struct Book has key {
    id: UID,
    /// The public key of the hut's server.
    hut: vector<u8>,
    /// Nonces of used permits, each with its stamp.
    used: Table<u64, ID>,
    stamps: u64,
}

/// Replaces the hut's key. Not on the server.
public struct BookCap has key, store { id: UID, book: ID }

/// What the server signs: the BCS bytes of this struct.
public struct Permit has drop {
    domain: vector<u8>,
    book: ID,
    hiker: address,
    peak: String,
    altitude_m: u64,
    nonce: u64,
    expires_ms: u64,
}

public struct Stamp has key, store {
    id: UID,
    peak: String,
    altitude_m: u64,
    number: u64,
    minted_ms: u64,
}

public struct Minted has copy, drop { stamp: ID, hiker: address, nonce: u64 }
// #endregion structs

// #region open
/// Opens a book for permits of the holder of the key `hut`, and the right to replace the
/// key.
public fun open(hut: vector<u8>, ctx: &mut TxContext): (Book, BookCap) {
    assert!(hut.length() == 32, EKeyLength);
    let book = Book { id: object::new(ctx), hut, used: table::new(ctx), stamps: 0 };
    let cap = BookCap { id: object::new(ctx), book: object::id(&book) };
    (book, cap)
}

public fun share(book: Book) { transfer::share_object(book) }

/// From here on, permits of the earlier key are refused.
public fun replace_key(self: &mut Book, cap: &BookCap, hut: vector<u8>) {
    assert!(cap.book == object::id(self), EOtherBook);
    assert!(hut.length() == 32, EKeyLength);
    self.hut = hut;
}
// #endregion open

// #region mint
/// Mints what the permit says, for the sender. The arguments are those that the server
/// signed, in the order of the permit.
public fun mint(
    self: &mut Book,
    peak: String,
    altitude_m: u64,
    nonce: u64,
    expires_ms: u64,
    signature: vector<u8>,
    clock: &Clock,
    ctx: &mut TxContext,
): Stamp {
    let now = clock.timestamp_ms();
    assert!(now < expires_ms, EExpired);
    assert!(expires_ms - now <= MAX_LIFE_MS, ETooLong);
    assert!(!self.used.contains(nonce), EUsed);

    let hiker = ctx.sender();
    let book = object::id(self);
    let message = permit_bytes(book, hiker, peak, altitude_m, nonce, expires_ms);
    assert!(ed25519_verify(&signature, &self.hut, &message), EBadSignature);

    self.stamps = self.stamps + 1;
    let stamp = Stamp {
        id: object::new(ctx),
        peak,
        altitude_m,
        number: self.stamps,
        minted_ms: now,
    };
    let id = object::id(&stamp);
    self.used.add(nonce, id);
    event::emit(Minted { stamp: id, hiker, nonce });
    stamp
}
// #endregion mint

// #region bytes
/// The message of a permit. `mint` builds it from its own arguments and never takes the
/// bytes from the caller.
public fun permit_bytes(
    book: ID,
    hiker: address,
    peak: String,
    altitude_m: u64,
    nonce: u64,
    expires_ms: u64,
): vector<u8> {
    let domain = DOMAIN;
    bcs::to_bytes(&Permit { domain, book, hiker, peak, altitude_m, nonce, expires_ms })
}
// #endregion bytes

public fun number(stamp: &Stamp): u64 { stamp.number }

public fun peak(stamp: &Stamp): &String { &stamp.peak }

public fun is_used(self: &Book, nonce: u64): bool { self.used.contains(nonce) }
