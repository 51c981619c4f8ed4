// #region setup
import assert from 'node:assert/strict';
import {Transaction} from '@mysten/sui/transactions';
import {isValidTransactionSignature} from '@mysten/sui/verify';
import {secp256k1} from '@noble/curves/secp256k1.js';
import {sha256} from '@noble/hashes/sha2.js';
import {KmsSigner} from './kms-signer';
import {LocalKms} from './local-kms';
import {readPublicKey} from './read-public-key';
import {readSignature} from './read-signature';

const kms = new LocalKms();
kms.create('float', 'secp256k1');
kms.create('hot', 'secp256k1');
kms.create('payroll', 'prime256v1');
kms.create('archive', 'ed25519');

/** The address of a key, which your configuration would have. */
async function addressOf(keyId: string): Promise<string> {
  return readPublicKey(await kms.publicKey(keyId)).toSuiAddress();
}

/** The bytes of a payment, built without a network. */
async function payment(sender: string, amount: number): Promise<Uint8Array> {
  const tx = new Transaction();
  tx.setSender(sender);
  tx.setGasPayment([
    {
      objectId: '0x6a5',
      version: '31',
      digest: 'BKEMpjCDjpLUdZVHxNkYoFVrMTzSG4wDmGTDAzrvPxBm',
    },
  ]);
  tx.setGasPrice(1_000);
  tx.setGasBudget(3_000_000);
  tx.transferObjects([tx.splitCoins(tx.gas, [amount])], '0xb0b');
  return tx.build();
}
// #endregion setup

// #region all-valid
for (const keyId of ['float', 'payroll', 'archive']) {
  const address = await addressOf(keyId);
  const signer = await KmsSigner.load(kms, keyId, address);
  // Enough that a signature with a high s is among them, whatever the random numbers are.
  for (let amount = 1; amount <= 60; amount++) {
    const bytes = await payment(address, amount);
    const {signature} = await signer.signTransaction(bytes);
    assert(await isValidTransactionSignature(bytes, signature, {address}));
  }
  console.log(keyId, signer.getKeyScheme(), '60 of 60 signatures valid');
}
// #endregion all-valid

// #region forms
const {Point, Signature} = secp256k1;
const shortR = new Signature(5n, Point.Fn.ORDER - 1n);
const compact = readSignature('Secp256k1', shortR.toBytes('der'));
assert.equal(compact.length, 64);
assert.equal(compact[31], 5, 'r is padded on the left');
assert.equal(compact[63], 1, 's was in the upper half and was turned around');
console.log('short r and high s: 64 bytes, s lowered');
// #endregion forms

// #region refused
const float = await addressOf('float');
const bytes = await payment(float, 1);
const publicKey = (keyId: string) => kms.publicKey(keyId);

const hashedTwice = await KmsSigner.load(
  {publicKey, sign: (keyId, message) => kms.sign(keyId, sha256(message))},
  'float',
  float,
);
await assert.rejects(hashedTwice.signTransaction(bytes), /does not fit its public key/);
console.log('hashed once too often: refused');

const otherKey = await KmsSigner.load(
  {publicKey, sign: (_keyId, message) => kms.sign('hot', message)},
  'float',
  float,
);
await assert.rejects(otherKey.signTransaction(bytes), /does not fit its public key/);
console.log('signed with another key: refused');

await assert.rejects(
  KmsSigner.load(kms, 'payroll', float),
  /^Error: key payroll is of 0x/,
);
console.log('key of another address: refused');
// #endregion refused
