import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::groth16`. */
export const groth16Module: ModuleOverlay = {
  summary:
    'Verifies Groth16 zero-knowledge proofs over the curves BLS12-381 and BN254, with up to eight public inputs. Prepare the verifying key once and store it to save gas on later proofs.',
  functions: {
    bls12381: {summary: 'Returns the value that selects BLS12-381.'},
    bn254: {summary: 'Returns the value that selects BN254 in the other functions.'},
    prepare_verifying_key: {
      summary:
        'Turns a verifying key, in the compressed serialization of Arkworks, into the form that verification uses. Aborts with `EInvalidVerifyingKey` if the bytes are not a key for the curve, and with `ETooManyPublicInputs` if its circuit has more than eight public inputs.',
    },
    proof_points_from_bytes: {
      summary: 'Wraps the bytes of a proof, which are its three points. They are not checked here; a malformed proof fails verification.',
    },
    public_proof_inputs_from_bytes: {
      summary:
        'Wraps the public inputs of a proof: up to eight numbers of 32 bytes each, in little-endian order, one after the other. Aborts with `EInvalidScalar` if the length is not a multiple of 32, and with `ETooManyPublicInputs` if there are more than eight.',
    },
    pvk_from_bytes: {
      summary: 'Builds a prepared verifying key from its four parts, as `pvk_to_bytes` returned them. The parts are not checked.',
    },
    pvk_to_bytes: {summary: 'Returns the four parts of a prepared verifying key, in the order in which `pvk_from_bytes` takes them.'},
    verify_groth16_proof: {
      summary:
        'Returns whether a proof is valid for a prepared verifying key and the public inputs. Malformed parts yield false rather than an abort. The curve must be the one for which the key was prepared.',
    },
  },
  types: {
    Curve: {
      summary: 'Selects the pairing-friendly curve of a proof system. The functions `bls12381` and `bn254` make the two values.',
      fields: {id: 'The number of the curve: 0 for BLS12-381, 1 for BN254.'},
    },
    PreparedVerifyingKey: {
      summary:
        'A verifying key with its fixed pairing computed in advance, bound to one circuit. Store it in an object and pass it to each verification.',
      fields: {
        vk_gamma_abc_g1_bytes: 'The points with which the public inputs are combined.',
        alpha_g1_beta_g2_bytes: 'The pairing of the points alpha and beta of the key.',
        gamma_g2_neg_pc_bytes: 'The negated point gamma, prepared for pairing.',
        delta_g2_neg_pc_bytes: 'The negated point delta, prepared for pairing.',
      },
    },
    ProofPoints: {
      summary: 'A proof as the prover produced it, wrapped by `proof_points_from_bytes`.',
      fields: {bytes: 'The three points of the proof, serialized one after the other.'},
    },
    PublicProofInputs: {
      summary: 'The numbers that prover and verifier both know, wrapped by `public_proof_inputs_from_bytes`.',
      fields: {bytes: 'The inputs, 32 bytes each.'},
    },
  },
  errors: {
    EInvalidVerifyingKey: {
      when: 'The bytes are not a verifying key for the chosen curve.',
      raisedBy: ['prepare_verifying_key'],
      cure: 'Export the key in the compressed Arkworks serialization, for the same curve.',
    },
    EInvalidCurve: {
      when: 'The number of the curve is unknown. A `Curve` can only come from `bls12381` or `bn254`, so no call raises it.',
      raisedBy: [],
      cure: 'Choose the curve with one of the two functions.',
    },
    ETooManyPublicInputs: {
      when: 'The public inputs number more than eight, or the verifying key belongs to a circuit that has more than eight.',
      raisedBy: ['prepare_verifying_key', 'public_proof_inputs_from_bytes'],
      cure: 'Hash several values into one input, inside the circuit and in Move.',
    },
    EInvalidScalar: {
      when: 'The length of the public inputs is not a multiple of 32 bytes.',
      raisedBy: ['public_proof_inputs_from_bytes'],
      cure: 'Pad every input with zeros to 32 bytes, on the right, since the order is little-endian.',
    },
  },
};
