module framework_uses::sui_groth16;

use sui::groth16::{Self, PreparedVerifyingKey};

// #region use
const EWrongProof: u64 = 0;

/// Checks a proof over the curve BN254 against its public inputs, 32 bytes for each.
public fun check(key: &PreparedVerifyingKey, inputs: vector<u8>, proof: vector<u8>) {
    let inputs = groth16::public_proof_inputs_from_bytes(inputs);
    let proof = groth16::proof_points_from_bytes(proof);
    assert!(groth16::bn254().verify_groth16_proof(key, &inputs, &proof), EWrongProof);
}
// #endregion use
