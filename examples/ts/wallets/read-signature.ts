// #region read
import type {SignatureScheme} from '@mysten/sui/cryptography';
import {p256} from '@noble/curves/nist.js';
import {secp256k1} from '@noble/curves/secp256k1.js';

/** The 64 bytes that Sui expects, from what the key service answered. */
export function readSignature(
  scheme: SignatureScheme,
  answer: Uint8Array,
): Uint8Array<ArrayBuffer> {
  if (scheme === 'ED25519') return new Uint8Array(answer);
  if (scheme !== 'Secp256k1' && scheme !== 'Secp256r1')
    throw new Error(`a key service does not sign as ${scheme}`);

  const curve = scheme === 'Secp256k1' ? secp256k1 : p256;
  const {r, s} = curve.Signature.fromBytes(answer, 'der');
  const order = curve.Point.Fn.ORDER;
  const lowS = s > order / 2n ? order - s : s;
  return new Uint8Array(new curve.Signature(r, lowS).toBytes('compact'));
}
// #endregion read
