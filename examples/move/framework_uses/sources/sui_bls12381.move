module framework_uses::sui_bls12381;

use sui::bls12381;

const EWrongSignature: u64 = 0;

// #region use
/// Accepts a round of a beacon that signs with points of the smaller group, G1.
public fun check_round(round: vector<u8>, signature: &vector<u8>, key: &vector<u8>) {
    let message = std::hash::sha2_256(round);
    let signed = bls12381::bls12381_min_sig_verify(signature, key, &message);
    assert!(signed, EWrongSignature);
}
// #endregion use
