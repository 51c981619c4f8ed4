/// Sealed guesses: players publish a hash first and what they hashed later.
module hash_checks::sealed;

use std::hash::sha3_256;
use sui::bcs;

#[error]
const ENotOwnSeal: vector<u8> = b"The seal belongs to another player";
#[error]
const EWrongOpening: vector<u8> = b"The guess and the salt do not hash to the seal";
#[error]
const EShortSalt: vector<u8> = b"A salt has at least 16 bytes";

// #region structs
/// What is hashed. The address makes a copied seal worthless to others.
public struct Opening has drop {
    player: address,
    guess: u64,
    salt: vector<u8>,
}

/// A guess that nobody can read yet and that its player cannot change anymore.
public struct Seal has key {
    id: UID,
    player: address,
    digest: vector<u8>,
}
// #endregion structs

// #region seal
/// Publishes the digest of a guess.
public fun seal(digest: vector<u8>, ctx: &mut TxContext) {
    let seal = Seal { id: object::new(ctx), player: ctx.sender(), digest };
    transfer::transfer(seal, ctx.sender());
}

/// Opens a seal and returns the guess.
public fun open(seal: Seal, guess: u64, salt: vector<u8>, ctx: &TxContext): u64 {
    let Seal { id, player, digest } = seal;
    assert!(player == ctx.sender(), ENotOwnSeal);
    assert!(salt.length() >= 16, EShortSalt);
    assert!(digest_of(player, guess, salt) == digest, EWrongOpening);
    id.delete();
    guess
}

/// SHA3-256 of the BCS bytes of an opening.
public fun digest_of(player: address, guess: u64, salt: vector<u8>): vector<u8> {
    sha3_256(bcs::to_bytes(&Opening { player, guess, salt }))
}
// #endregion seal
