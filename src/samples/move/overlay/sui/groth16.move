module sui::groth16;

// The compiler's WASM build has no zero-knowledge library: preparing a key and verifying stay without a body.

const EInvalidScalar: u64 = 3;

public struct Curve has copy, drop, store { id: u8 }

public struct PreparedVerifyingKey has copy, drop, store {
    vk_gamma_abc_g1_bytes: vector<u8>,
    alpha_g1_beta_g2_bytes: vector<u8>,
    gamma_g2_neg_pc_bytes: vector<u8>,
    delta_g2_neg_pc_bytes: vector<u8>,
}

public struct PublicProofInputs has copy, drop, store { bytes: vector<u8> }

public struct ProofPoints has copy, drop, store { bytes: vector<u8> }

public fun bls12381(): Curve { Curve { id: 0 } }

public fun bn254(): Curve { Curve { id: 1 } }

public fun pvk_from_bytes(
    vk_gamma_abc_g1_bytes: vector<u8>,
    alpha_g1_beta_g2_bytes: vector<u8>,
    gamma_g2_neg_pc_bytes: vector<u8>,
    delta_g2_neg_pc_bytes: vector<u8>,
): PreparedVerifyingKey {
    PreparedVerifyingKey {
        vk_gamma_abc_g1_bytes,
        alpha_g1_beta_g2_bytes,
        gamma_g2_neg_pc_bytes,
        delta_g2_neg_pc_bytes,
    }
}

public fun pvk_to_bytes(pvk: PreparedVerifyingKey): vector<vector<u8>> {
    vector[
        pvk.vk_gamma_abc_g1_bytes,
        pvk.alpha_g1_beta_g2_bytes,
        pvk.gamma_g2_neg_pc_bytes,
        pvk.delta_g2_neg_pc_bytes,
    ]
}

public fun public_proof_inputs_from_bytes(bytes: vector<u8>): PublicProofInputs {
    assert!(bytes.length() % 32 == 0, EInvalidScalar);
    PublicProofInputs { bytes }
}

public fun proof_points_from_bytes(bytes: vector<u8>): ProofPoints { ProofPoints { bytes } }
