// #region read
import type {PublicKey} from '@mysten/sui/cryptography';
import {Ed25519PublicKey} from '@mysten/sui/keypairs/ed25519';
import {Secp256k1PublicKey} from '@mysten/sui/keypairs/secp256k1';
import {Secp256r1PublicKey} from '@mysten/sui/keypairs/secp256r1';
import {fromHex, toHex} from '@mysten/sui/utils';

/** For each kind of key, the bytes before the key itself. They are always the same. */
const kinds = [
  {
    prefix: '302a300506032b6570032100',
    bytes: 32,
    read: (key: Uint8Array) => new Ed25519PublicKey(key),
  },
  {
    prefix: '3056301006072a8648ce3d020106052b8104000a034200',
    bytes: 65,
    read: (key: Uint8Array) => new Secp256k1PublicKey(compress(key)),
  },
  {
    prefix: '3059301306072a8648ce3d020106082a8648ce3d030107034200',
    bytes: 65,
    read: (key: Uint8Array) => new Secp256r1PublicKey(compress(key)),
  },
];

/** Reads a public key; the algorithm in front of it decides the scheme. */
export function readPublicKey(der: Uint8Array): PublicKey {
  for (const {prefix, bytes, read} of kinds) {
    const start = fromHex(prefix).length;
    if (der.length === start + bytes && toHex(der.slice(0, start)) === prefix)
      return read(der.slice(start));
  }
  throw new Error('not a public key of Ed25519, secp256k1 or secp256r1 in DER');
}

/** 65 bytes (4, x, y) become 33: x, after a byte that says whether y is even. */
function compress(point: Uint8Array): Uint8Array {
  if (point[0] !== 4) throw new Error('the point is not in the uncompressed form');
  const yIsOdd = (point[64] ?? 0) & 1;
  return new Uint8Array([2 + yIsOdd, ...point.slice(1, 33)]);
}
// #endregion read
