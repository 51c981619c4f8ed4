import {bls12_381} from '@noble/curves/bls12-381.js';
import {ed25519} from '@noble/curves/ed25519.js';
import {p256} from '@noble/curves/nist.js';
import {secp256k1} from '@noble/curves/secp256k1.js';
import {keccak_256} from '@noble/hashes/sha3.js';
import {bytesToHex, utf8ToBytes} from '@noble/hashes/utils.js';

// A fixed key gives the same output on every run. Never do that outside of tests.
const secret = new Uint8Array(32).fill(7);
const message = utf8ToBytes('Gate 3 opens at noon');

const print = (label: string, bytes: Uint8Array): void => {
  console.log(label.padEnd(22), bytesToHex(bytes));
};

print('message', message);

// #region ed25519
print('ed25519 key', ed25519.getPublicKey(secret));
print('ed25519', ed25519.sign(message, secret));
// #endregion ed25519

// #region ecdsa
print('secp256k1 key', secp256k1.getPublicKey(secret));
// Flag 1 in Move: the library hashes with SHA-256 by itself.
print('secp256k1 sha256', secp256k1.sign(message, secret));
// Flag 0 in Move: hash with Keccak-256 here, and tell the library not to hash again.
print(
  'secp256k1 keccak256',
  secp256k1.sign(keccak_256(message), secret, {prehash: false}),
);

print('secp256r1 key', p256.getPublicKey(secret));
print('secp256r1 sha256', p256.sign(message, secret, {lowS: true}));
// #endregion ecdsa

// #region recoverable
const recovered = secp256k1.sign(message, secret, {format: 'recovered'});
// The library puts the recovery byte first, Move expects it last.
print(
  'secp256k1 recoverable',
  new Uint8Array([...recovered.slice(1), ...recovered.slice(0, 1)]),
);
// #endregion recoverable

// #region bls
const minSig = bls12_381.shortSignatures;
print('min-sig key', minSig.getPublicKey(secret).toBytes());
print('min-sig', minSig.sign(minSig.hash(message), secret).toBytes());

const minPk = bls12_381.longSignatures;
print('min-pk key', minPk.getPublicKey(secret).toBytes());
print('min-pk', minPk.sign(minPk.hash(message), secret).toBytes());
// #endregion bls
