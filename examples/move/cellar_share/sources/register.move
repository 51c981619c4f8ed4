// #region header
/// A register of addresses whose owners passed a check. Issuers add entries and take
/// them back, and contracts ask before they act. Nothing in it says who anybody is.
module cellar_share::register;

use sui::clock::Clock;
use sui::event;
use sui::table::{Self, Table};
use sui::vec_set::{Self, VecSet};

/// An attestation lasts 366 days at most.
const MAX_LIFE_MS: u64 = 366 * 24 * 60 * 60 * 1000;

#[error]
const EOtherRegister: vector<u8> = b"The cap belongs to another register";
#[error]
const EDismissed: vector<u8> = b"This issuer has been dismissed";
#[error]
const ETooLong: vector<u8> = b"An attestation lasts 366 days at most";
#[error]
const EAlreadyOver: vector<u8> = b"The attestation would end before it begins";
#[error]
const ENoEntry: vector<u8> = b"The register has no entry for this address";
// #endregion header

// #region structs
/// Shared.
public struct Register has key {
    id: UID,
    entries: Table<address, Attestation>,
    /// The caps that count. Entries of other issuers count no more.
    issuers: VecSet<ID>,
}

/// What an issuer says about an address.
public struct Attestation has copy, drop, store {
    issuer: ID,
    level: u8,
    issued_ms: u64,
    expires_ms: u64,
    /// The number of the file in the issuer's own system.
    file: u64,
}

/// The right to appoint and dismiss issuers.
public struct HeadCap has key, store {
    id: UID,
    register: ID,
}

/// The right to attest. It cannot be passed on.
public struct IssuerCap has key {
    id: UID,
    register: ID,
}
// #endregion structs

// #region events
public struct Attested has copy, drop {
    account: address,
    issuer: ID,
    level: u8,
    expires_ms: u64,
    file: u64,
}

/// `issuer` is who revoked. `reason` is a code of that issuer's own system.
public struct Revoked has copy, drop {
    account: address,
    issuer: ID,
    file: u64,
    reason: u64,
}

public struct IssuerAppointed has copy, drop { issuer: ID, account: address }

public struct IssuerDismissed has copy, drop { issuer: ID }
// #endregion events

// #region open
/// Shares an empty register.
public fun open(ctx: &mut TxContext): HeadCap {
    let register = Register {
        id: object::new(ctx),
        entries: table::new(ctx),
        issuers: vec_set::empty(),
    };
    let head = HeadCap { id: object::new(ctx), register: object::id(&register) };
    transfer::share_object(register);
    head
}

/// Lets `account` attest.
public fun appoint(
    self: &mut Register,
    head: &HeadCap,
    account: address,
    ctx: &mut TxContext,
) {
    assert!(head.register == object::id(self), EOtherRegister);
    let cap = IssuerCap { id: object::new(ctx), register: head.register };
    let issuer = object::id(&cap);
    self.issuers.insert(issuer);
    event::emit(IssuerAppointed { issuer, account });
    transfer::transfer(cap, account);
}

/// Ends the rights of an issuer. What they attested stops counting in the same moment.
public fun dismiss(self: &mut Register, head: &HeadCap, issuer: ID) {
    assert!(head.register == object::id(self), EOtherRegister);
    self.issuers.remove(&issuer);
    event::emit(IssuerDismissed { issuer });
}
// #endregion open

// #region attest
/// Writes an entry, or renews the one that is there.
public fun attest(
    self: &mut Register,
    cap: &IssuerCap,
    account: address,
    level: u8,
    expires_ms: u64,
    file: u64,
    clock: &Clock,
) {
    let issuer = self.check(cap);
    let issued_ms = clock.timestamp_ms();
    assert!(issued_ms < expires_ms, EAlreadyOver);
    assert!(expires_ms - issued_ms <= MAX_LIFE_MS, ETooLong);

    if (self.entries.contains(account)) { self.entries.remove(account); };
    self.entries.add(account, Attestation { issuer, level, issued_ms, expires_ms, file });
    event::emit(Attested { account, issuer, level, expires_ms, file });
}

/// Takes an entry back, whoever of the issuers wrote it.
public fun revoke(self: &mut Register, cap: &IssuerCap, account: address, reason: u64) {
    let issuer = self.check(cap);
    assert!(self.entries.contains(account), ENoEntry);
    let Attestation { file, .. } = self.entries.remove(account);
    event::emit(Revoked { account, issuer, file, reason });
}

/// The issuer behind a cap that counts.
public(package) fun check(self: &Register, cap: &IssuerCap): ID {
    assert!(cap.register == object::id(self), EOtherRegister);
    assert!(self.is_issuer(object::id(cap)), EDismissed);
    object::id(cap)
}
// #endregion attest

// #region ask
/// Whether `account` has passed a check of at least `level`, no longer than `max_age_ms`
/// ago, by an issuer who is still in office.
public fun vouches_for(
    self: &Register,
    account: address,
    level: u8,
    max_age_ms: u64,
    clock: &Clock,
): bool {
    if (!self.entries.contains(account)) return false;
    let entry = &self.entries[account];
    let now = clock.timestamp_ms();
    self.is_issuer(entry.issuer)
        && entry.level >= level
        && now < entry.expires_ms
        && now - entry.issued_ms <= max_age_ms
}

public fun is_issuer(self: &Register, issuer: ID): bool {
    self.issuers.contains(&issuer)
}
// #endregion ask
