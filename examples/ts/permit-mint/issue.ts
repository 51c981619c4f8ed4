import type {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {isValidSuiAddress, toBase64} from '@mysten/sui/utils';
import {signPermit} from './permit';

// #region hut
/** An ascent that the hut's own records confirm. */
export interface ConfirmedAscent {
  /** The number of the entry, which becomes the nonce. */
  id: bigint;
  peak: string;
  altitude: number;
}

export interface Hut {
  key: Ed25519Keypair;
  book: string;
  /** The ascent that belongs to the code on a hiker's receipt. */
  ascentOf: (code: string) => Promise<ConfirmedAscent | undefined>;
  now: () => number;
}

const LIFE_MS = 15 * 60 * 1000;
// #endregion hut

// #region issue
const refuse = (status: number, error: string) => Response.json({error}, {status});

/** Answers `POST {code, hiker}` with a permit. Fits every server that speaks Fetch. */
export async function issuePermit(hut: Hut, request: Request): Promise<Response> {
  const {code, hiker} = (await request.json()) as {code?: unknown; hiker?: unknown};
  if (typeof code !== 'string' || typeof hiker !== 'string')
    return refuse(400, 'send code and hiker');
  if (!isValidSuiAddress(hiker)) return refuse(400, 'hiker is no address');
  const ascent = await hut.ascentOf(code);
  if (!ascent) return refuse(404, 'no ascent belongs to this code');

  const permit = await signPermit(hut.key, {
    book: hut.book,
    hiker,
    peak: ascent.peak,
    altitude: ascent.altitude,
    // The same ascent has the same nonce each time, so it gives one stamp.
    nonce: ascent.id,
    expiresMs: hut.now() + LIFE_MS,
  });
  return Response.json({
    ...permit,
    nonce: permit.nonce.toString(),
    signature: toBase64(permit.signature),
  });
}
// #endregion issue
