import {bcs} from '@mysten/sui/bcs';
import type {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';

// #region message
/** The fields of `stamp::Permit` in Move, in the same order. */
const Permit = bcs.struct('Permit', {
  domain: bcs.byteVector(),
  book: bcs.Address,
  hiker: bcs.Address,
  peak: bcs.string(),
  altitude_m: bcs.u64(),
  nonce: bcs.u64(),
  expires_ms: bcs.u64(),
});

const DOMAIN = new TextEncoder().encode('summit_book::stamp::Permit');

/** What the server knows of an ascent, and the limits of the permit. */
export interface Ascent {
  book: string;
  hiker: string;
  peak: string;
  altitude: number;
  nonce: bigint;
  expiresMs: number;
}

export interface SignedPermit extends Ascent {
  signature: Uint8Array;
}

export const permitBytes = (ascent: Ascent): Uint8Array =>
  Permit.serialize({
    domain: DOMAIN,
    book: ascent.book,
    hiker: ascent.hiker,
    peak: ascent.peak,
    altitude_m: ascent.altitude,
    nonce: ascent.nonce,
    expires_ms: ascent.expiresMs,
  }).toBytes();
// #endregion message

// #region sign
/**
 * Signs the bytes as they are. `signPersonalMessage` would put an intent before them and
 * hash both, which the Move function doesn't expect.
 */
export async function signPermit(
  hut: Ed25519Keypair,
  ascent: Ascent,
): Promise<SignedPermit> {
  return {...ascent, signature: await hut.sign(permitBytes(ascent))};
}
// #endregion sign
