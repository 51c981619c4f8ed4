import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::hash`. */
export const hashModule: ModuleOverlay = {
  summary: 'The hash functions BLAKE2b-256 and Keccak-256 over a vector of bytes. SHA2-256 and SHA3-256 are in `std::hash`.',
  functions: {
    blake2b256: {
      summary: 'Returns the 32 bytes of the BLAKE2b-256 hash of any bytes, the hash that Sui itself uses for digests and addresses.',
    },
    keccak256: {summary: 'Returns the 32 bytes of the Keccak-256 hash of any bytes, as Ethereum uses it. It differs from SHA3-256.'},
  },
};
