import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::ed25519`. */
export const ed25519Module: ModuleOverlay = {
  summary: 'Verifies Ed25519 signatures over any bytes; the public key takes 32 bytes and the signature 64.',
  functions: {
    ed25519_verify: {
      summary:
        'Returns whether a signature of a message is valid for a public key. It does not abort: a signature or key that is malformed or of the wrong length yields false. The message is passed as it was signed, without hashing.',
    },
  },
};
