import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::ecdsa_r1`. */
export const ecdsaR1Module: ModuleOverlay = {
  summary: 'Verifies ECDSA signatures over the curve secp256r1, also known as P-256, and recovers the public key from one.',
  functions: {
    secp256r1_ecrecover: {
      summary:
        'Returns the compressed P-256 public key, 33 bytes, behind a 65-byte signature made of r, s and a recovery ID from 0 to 3. The message is hashed with Keccak-256 if `hash` is 0 and with SHA-256 if it is 1. Aborts with `EInvalidSignature` for malformed bytes, and with `EFailToRecoverPubKey` if no key fits or the hash function is unknown.',
    },
    secp256r1_verify: {
      summary:
        'Returns whether a 64-byte P-256 signature of a message is valid for a 33-byte compressed public key. Pass the message unhashed, with `hash` set to 0 for Keccak-256 or 1 for SHA-256. It never aborts: malformed signatures, keys and hash numbers yield false.',
    },
  },
  errors: {
    EFailToRecoverPubKey: {
      when: 'No P-256 key can be recovered from the signature, or `hash` is neither 0 nor 1.',
      raisedBy: ['secp256r1_ecrecover'],
      cure: 'Verify that message, hash function and signature belong together.',
    },
    EInvalidSignature: {
      when: 'The bytes are not a recoverable P-256 signature.',
      raisedBy: ['secp256r1_ecrecover'],
      cure: 'Pass 65 bytes with the recovery ID at the end; for 64 bytes use `secp256r1_verify`.',
    },
  },
};
