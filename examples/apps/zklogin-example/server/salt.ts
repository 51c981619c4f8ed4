// #region salt
import {hkdfSync} from 'node:crypto';

/**
 * 16 bytes for each user, as a decimal number: always the same for the same master seed
 * and claims.
 */
export function saltOf(
  masterSeed: Uint8Array,
  {iss, aud, sub}: {iss: string; aud: string; sub: string},
): string {
  const context = JSON.stringify([iss, aud]);
  const bytes = Buffer.from(hkdfSync('sha256', masterSeed, context, sub, 16));
  return BigInt(`0x${bytes.toString('hex')}`).toString();
}
// #endregion salt
