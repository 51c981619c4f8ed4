import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `std::hash`. */
export const hashModule: ModuleOverlay = {
  summary: 'The hash functions SHA2-256 and SHA3-256 over a vector of bytes. Blake2b and Keccak-256 are in `sui::hash`.',
  functions: {
    sha2_256: {summary: 'Returns the 32-byte SHA2-256 hash of a vector of bytes, which is what most other tools call SHA-256.'},
    sha3_256: {
      summary:
        'Returns the 32-byte SHA3-256 hash of a vector of bytes. It is not the Keccak-256 of Ethereum, which gives different results.',
    },
  },
};
