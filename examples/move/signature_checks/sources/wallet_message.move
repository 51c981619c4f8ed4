/// Checks personal messages that wallets have signed.
module signature_checks::wallet_message;

use sui::address;
use sui::bcs;
use sui::ecdsa_k1::secp256k1_verify;
use sui::ecdsa_r1::secp256r1_verify;
use sui::ed25519::ed25519_verify;
use sui::hash::blake2b256;

// #region constants
/// Scope 3 (personal message), version 0, app 0 (Sui).
const INTENT: vector<u8> = x"030000";
/// Hash flag of `ecdsa_k1` and `ecdsa_r1`.
const SHA256: u8 = 1;

const ED25519: u8 = 0;
const SECP256K1: u8 = 1;
const SECP256R1: u8 = 2;
// #endregion constants

// #region digest
/// What a wallet signs: the hash of the intent and of the message with its length in
/// front.
public fun digest(message: &vector<u8>): vector<u8> {
    let mut bytes = INTENT;
    bytes.append(bcs::to_bytes(message));
    blake2b256(&bytes)
}
// #endregion digest

// #region signed-by
/// The address that signed the message, or none if the signature is wrong or of a scheme
/// that Move cannot check: multisig, zkLogin and passkeys.
///
/// `serialized` is the scheme's flag, the 64 bytes of the signature, and the public key.
public fun signed_by(message: &vector<u8>, serialized: vector<u8>): Option<address> {
    if (serialized.length() < 96) return option::none();
    let flag = serialized[0];
    let signature = slice(&serialized, 1, 65);
    let public_key = slice(&serialized, 65, serialized.length());
    let digest = digest(message);

    let valid = match (flag) {
        ED25519 => ed25519_verify(&signature, &public_key, &digest),
        SECP256K1 => secp256k1_verify(&signature, &public_key, &digest, SHA256),
        SECP256R1 => secp256r1_verify(&signature, &public_key, &digest, SHA256),
        _ => false,
    };
    if (valid) option::some(address_of(flag, public_key)) else option::none()
}

/// The address of a public key: the hash of the flag and the key.
public fun address_of(flag: u8, public_key: vector<u8>): address {
    let mut bytes = vector[flag];
    bytes.append(public_key);
    address::from_bytes(blake2b256(&bytes))
}

fun slice(bytes: &vector<u8>, from: u64, to: u64): vector<u8> {
    vector::tabulate!(to - from, |i| bytes[from + i])
}
// #endregion signed-by
