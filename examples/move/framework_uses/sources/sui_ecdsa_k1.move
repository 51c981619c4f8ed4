module framework_uses::sui_ecdsa_k1;

use sui::ecdsa_k1;
use sui::hash::keccak256;

// #region use
/// The address on Ethereum of the key that signed. `0` has the message hashed with Keccak-256.
public fun ethereum_signer(signature: &vector<u8>, message: &vector<u8>): vector<u8> {
    let key = ecdsa_k1::secp256k1_ecrecover(signature, message, 0);
    let mut uncompressed = ecdsa_k1::decompress_pubkey(&key);
    uncompressed.remove(0);
    keccak256(&uncompressed).skip(12)
}
// #endregion use
