import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::rangeproofs`. */
export const rangeproofsModule: ModuleOverlay = {
  summary:
    'Verifies Bulletproofs: proofs that committed numbers lie in a range without revealing them. Mainnet has not enabled it as of protocol version 137, and the function without a domain tag always aborts.',
  functions: {
    verify_bulletproofs_ristretto255: {
      summary: 'Always aborts with `ENotSupported`. It is the older form, without a domain tag.',
    },
    verify_bulletproofs_with_dst_ristretto255: {
      summary:
        'Says whether a proof shows that all committed numbers are below 2 to the power of `bits`, which is 8, 16, 32 or 64. The commitments are Pedersen commitments on Ristretto255, and their number is a power of two of at most 1,024 divided by `bits`; `dst` is a domain tag of up to 64 bytes, and `version` must be 0. Aborts with `ENotSupported` where the network has the feature off, as Mainnet does at protocol version 137.',
    },
  },
  deprecatedFunctions: {
    verify_bulletproofs_ristretto255: 'Use `verify_bulletproofs_with_dst_ristretto255`.',
  },
  errors: {
    ENotSupported: {
      when: 'The network has not enabled range proofs, or the disabled function is called.',
      raisedBy: ['verify_bulletproofs_ristretto255', 'verify_bulletproofs_with_dst_ristretto255'],
      cure: 'Call the function with a domain tag, on a network that has the feature.',
    },
    EInvalidProof: {
      when: 'The bytes of the proof are too long or do not have the format of a Bulletproof. A well-formed proof that does not hold makes the function return false instead.',
      raisedBy: ['verify_bulletproofs_with_dst_ristretto255'],
      cure: 'Pass the proof exactly as the prover serialized it.',
    },
    EInvalidRange: {
      when: 'The number of bits is not 8, 16, 32 or 64.',
      raisedBy: ['verify_bulletproofs_with_dst_ristretto255'],
      cure: 'Choose one of the four ranges for prover and verifier.',
    },
    EInvalidBatchSize: {
      when: 'The number of commitments is zero or not a power of two, or the commitments times the bits exceed 1,024.',
      raisedBy: ['verify_bulletproofs_with_dst_ristretto255'],
      cure: 'Pad the commitments with commitments to zero, or split them into several proofs.',
    },
    EUnsupportedVersion: {
      when: 'The version of the proof system is not 0.',
      raisedBy: ['verify_bulletproofs_with_dst_ristretto255'],
      cure: 'Pass 0 for the original Bulletproofs.',
    },
    EInvalidDst: {
      when: 'The domain tag is longer than 64 bytes.',
      raisedBy: ['verify_bulletproofs_with_dst_ristretto255'],
      cure: 'Shorten the tag, or use a hash of it on both sides.',
    },
  },
};
