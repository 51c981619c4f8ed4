// #region header
/// Pays out what an issuer has signed off the chain. A voucher counts once, for one
/// holder, at one office, until it expires.
module signature_checks::office;

use sui::bcs;
use sui::clock::Clock;
use sui::ed25519::ed25519_verify;
use sui::event;
use sui::table::{Self, Table};

/// First field of each message. A signature for another purpose never fits.
const DOMAIN: vector<u8> = b"signature_checks::office::Voucher";
// #endregion header

// #region errors
#[error]
const EKeyLength: vector<u8> = b"An Ed25519 public key has 32 bytes";
#[error]
const EExpired: vector<u8> = b"The voucher has expired";
#[error]
const EUsed: vector<u8> = b"The voucher was redeemed before";
#[error]
const EBadSignature: vector<u8> = b"The issuer did not sign this voucher";
// #endregion errors

// #region structs
public struct Office has key {
    id: UID,
    issuer: vector<u8>,
    used: Table<u64, bool>,
}

/// What the issuer signs: the BCS bytes of this struct.
public struct Voucher has drop {
    domain: vector<u8>,
    office: ID,
    holder: address,
    amount: u64,
    nonce: u64,
    expires_ms: u64,
}

public struct Redeemed has copy, drop { holder: address, amount: u64, nonce: u64 }
// #endregion structs

/// Opens an office for vouchers of the holder of the key `issuer`.
public fun open(issuer: vector<u8>, ctx: &mut TxContext): Office {
    assert!(issuer.length() == 32, EKeyLength);
    Office { id: object::new(ctx), issuer, used: table::new(ctx) }
}

public fun share(office: Office) { transfer::share_object(office) }

// #region redeem
/// Redeems a voucher of the sender. The amount is returned as a number to keep the sample
/// short; pay with a coin or an object of your own in its place.
public fun redeem(
    office: &mut Office,
    amount: u64,
    nonce: u64,
    expires_ms: u64,
    signature: vector<u8>,
    clock: &Clock,
    ctx: &TxContext,
): u64 {
    let holder = ctx.sender();
    assert!(clock.timestamp_ms() < expires_ms, EExpired);
    assert!(!office.used.contains(nonce), EUsed);

    let message = voucher_bytes(object::id(office), holder, amount, nonce, expires_ms);
    assert!(ed25519_verify(&signature, &office.issuer, &message), EBadSignature);

    office.used.add(nonce, true);
    event::emit(Redeemed { holder, amount, nonce });
    amount
}

/// The message of a voucher. The contract builds it from its own arguments: it never
/// takes the bytes from the caller.
public fun voucher_bytes(
    office: ID,
    holder: address,
    amount: u64,
    nonce: u64,
    expires_ms: u64,
): vector<u8> {
    bcs::to_bytes(&Voucher { domain: DOMAIN, office, holder, amount, nonce, expires_ms })
}
// #endregion redeem
