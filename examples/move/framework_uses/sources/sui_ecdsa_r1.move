module framework_uses::sui_ecdsa_r1;

use sui::ecdsa_r1;

// #region use
const SHA256: u8 = 1;
const EWrongSignature: u64 = 0;

/// Checks a signature of a secure enclave or a security key, which hash with SHA-256.
public fun check(signature: &vector<u8>, public_key: &vector<u8>, message: &vector<u8>) {
    let signed = ecdsa_r1::secp256r1_verify(signature, public_key, message, SHA256);
    assert!(signed, EWrongSignature);
}
// #endregion use
