import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {toHex} from '@mysten/sui/utils';
import {permitBytes, signPermit, type Ascent} from './permit';

// #region vector
// A key that everybody knows, for a vector that everybody can check.
const hut = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(11));

const ascent: Ascent = {
  book: '0xc85d4326fb3b33af837b5e3438a8f15c413f7c0b782dfb6ac7e95f4f81d8590e',
  hiker: '0xa11ce',
  peak: 'Piz Palü',
  altitude: 3_900,
  nonce: 42n,
  expiresMs: 1_795_242_600_000,
};

const {signature} = await signPermit(hut, ascent);
console.log('public key', toHex(hut.getPublicKey().toRawBytes()));
console.log('message   ', toHex(permitBytes(ascent)));
console.log('signature ', toHex(signature));
// #endregion vector
