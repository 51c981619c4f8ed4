import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `bridge::crypto`. */
export const cryptoModule: ModuleOverlay = {
  summary: 'Derives an Ethereum address from a compressed ECDSA public key, so that the two sides can name the same committee member.',
  functions: {
    ecdsa_pub_key_to_eth_address: {
      summary:
        'Returns the last 20 bytes of the Keccak-256 hash of the uncompressed key, which is the Ethereum address that belongs to it. Aborts with `ecdsa_k1::EInvalidPubKey` if the bytes are not a compressed secp256k1 key.',
    },
  },
};
