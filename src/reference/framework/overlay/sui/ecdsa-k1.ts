import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::ecdsa_k1`. */
export const ecdsaK1Module: ModuleOverlay = {
  summary:
    'Verifies ECDSA signatures over the curve secp256k1, recovers the public key from one, and decompresses public keys. Messages are hashed with Keccak-256 or SHA-256, so signatures of Ethereum and Bitcoin keys can be checked.',
  functions: {
    decompress_pubkey: {
      summary:
        'Returns the 65-byte uncompressed form of a 33-byte compressed public key. Aborts with `EInvalidPubKey` if the bytes are not a point on the curve. To get the Ethereum address of the key, hash the last 64 bytes with Keccak-256 and keep the last 20 bytes of the result.',
    },
    secp256k1_ecrecover: {
      summary:
        'Recovers the signer of a message and returns the 33-byte compressed public key; the signature has 65 bytes, made of r, s and a recovery ID of 0 to 3. Pass the message itself; `hash` names the function that hashes it, 0 for Keccak-256 and 1 for SHA-256. Aborts with `EInvalidSignature` if the signature is malformed, and with `EFailToRecoverPubKey` if no key fits or `hash` is any other number.',
    },
    secp256k1_verify: {
      summary:
        'Returns whether a 64-byte signature (r and s) of a message is valid for a 33-byte public key, where `hash` is 0 for Keccak-256 or 1 for SHA-256. The message must not be hashed beforehand. Malformed input yields false instead of an abort.',
    },
  },
  errors: {
    EFailToRecoverPubKey: {
      when: 'No secp256k1 key can be recovered from the signature, or the hash function is neither 0 nor 1.',
      raisedBy: ['secp256k1_ecrecover'],
      cure: 'Check the signature and pass 0 for Keccak-256 or 1 for SHA-256.',
    },
    EInvalidSignature: {
      when: 'The bytes are not a recoverable secp256k1 signature.',
      raisedBy: ['secp256k1_ecrecover'],
      cure: 'Pass 65 bytes: r, s and a recovery ID of 0 to 3. Ethereum wallets add 27 to that ID, so subtract it.',
    },
    EInvalidPubKey: {
      when: 'The bytes are not a compressed secp256k1 public key.',
      raisedBy: ['decompress_pubkey'],
      cure: 'Pass 33 bytes that start with `0x02` or `0x03`.',
    },
  },
};
