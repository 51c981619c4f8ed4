import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::ecvrf`. */
export const ecvrfModule: ModuleOverlay = {
  summary:
    'Verifies the output of a verifiable random function over Ristretto255, so that one party can supply random numbers that others can check.',
  functions: {
    ecvrf_verify: {
      summary:
        'Returns whether `hash` is the one output that the holder of the private key can produce for the input `alpha_string`, according to the proof. The output takes 64 bytes, the public key 32 and the proof 80. Aborts with `EInvalidHashLength`, `EInvalidPublicKeyEncoding` or `EInvalidProofEncoding` if one of them is malformed.',
    },
  },
  errors: {
    EInvalidHashLength: {
      when: 'The output to be verified does not have 64 bytes.',
      raisedBy: ['ecvrf_verify'],
      cure: 'Pass the full output of the function, not a part or a hash of it.',
    },
    EInvalidPublicKeyEncoding: {
      when: 'The public key is not the encoding of a Ristretto255 point.',
      raisedBy: ['ecvrf_verify'],
      cure: 'Pass the 32 bytes of the key in its compressed form.',
    },
    EInvalidProofEncoding: {
      when: 'The proof cannot be decoded.',
      raisedBy: ['ecvrf_verify'],
      cure: 'Pass the proof exactly as the tool that made it printed it, 80 bytes.',
    },
  },
};
