import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::hmac`. */
export const hmacModule: ModuleOverlay = {
  summary: 'Calculates an HMAC with SHA3-256: a 32-byte code that proves knowledge of a key for a message.',
  functions: {
    hmac_sha3_256: {
      summary:
        'Returns the 32 bytes of the HMAC-SHA3-256 of a message under a key, both of any length. Everything that a transaction passes in is public, so the key is no secret onchain.',
    },
  },
};
