// #region treasury
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {Secp256k1Keypair} from '@mysten/sui/keypairs/secp256k1';
import {Secp256r1Keypair} from '@mysten/sui/keypairs/secp256r1';
import {MultiSigPublicKey, MultiSigSigner} from '@mysten/sui/multisig';
import {Transaction} from '@mysten/sui/transactions';
import {isValidTransactionSignature} from '@mysten/sui/verify';

// Fixed so that the output is. Real members never have their keys in one place.
const seed = (fill: number) => new Uint8Array(32).fill(fill);
const chair = Ed25519Keypair.fromSecretKey(seed(11));
const clerk = Secp256k1Keypair.fromSecretKey(seed(12));
const auditor = Secp256r1Keypair.fromSecretKey(seed(13));

const treasury = MultiSigPublicKey.fromPublicKeys({
  threshold: 3,
  publicKeys: [
    {publicKey: chair.getPublicKey(), weight: 2},
    {publicKey: clerk.getPublicKey(), weight: 1},
    {publicKey: auditor.getPublicKey(), weight: 1},
  ],
});
const address = treasury.toSuiAddress();
console.log('treasury', address);
// #endregion treasury

// #region build
const tx = new Transaction();
tx.setSender(address);
tx.setGasPayment([
  {
    objectId: '0x6a5',
    version: '31',
    digest: 'BKEMpjCDjpLUdZVHxNkYoFVrMTzSG4wDmGTDAzrvPxBm',
  },
]);
tx.setGasPrice(1_000);
tx.setGasBudget(3_000_000);
const [fee] = tx.splitCoins(tx.gas, [250_000_000]);
tx.transferObjects(
  [fee],
  '0x91d4f0c27a3be8561f0a9c4e2d83b7650f6ea1c9d2485b37e0fa86c15d7b3e92',
);
const bytes = await tx.build();
// #endregion build

// #region combine
const {signature: byChair} = await chair.signTransaction(bytes);
const {signature: byAuditor} = await auditor.signTransaction(bytes);

const signature = treasury.combinePartialSignatures([byChair, byAuditor]);
console.log(
  'chair and auditor:',
  await isValidTransactionSignature(bytes, signature, {address}),
);
// #endregion combine

// #region mistakes
const {signature: byClerk} = await clerk.signTransaction(bytes);
const {signature: byStranger} = await Ed25519Keypair.fromSecretKey(
  seed(14),
).signTransaction(bytes);

for (const [mistake, signatures] of [
  ['too little weight', [byClerk, byAuditor]],
  ['wrong order', [byAuditor, byChair]],
  ['signed twice', [byChair, byChair]],
  ['a stranger', [byChair, byStranger]],
] as const) {
  try {
    const combined = treasury.combinePartialSignatures([...signatures]);
    console.log(
      `${mistake}:`,
      await isValidTransactionSignature(bytes, combined, {address}),
    );
  } catch (error) {
    console.log(`${mistake}:`, (error as Error).message);
  }
}
// #endregion mistakes

// #region signer
const signer = new MultiSigSigner(treasury, [chair, clerk]);
const signed = await signer.signTransaction(bytes);
console.log(
  'one signer:',
  await isValidTransactionSignature(bytes, signed.signature, {address}),
);
// #endregion signer

// #region reversed
const reversed = MultiSigPublicKey.fromPublicKeys({
  threshold: 3,
  publicKeys: treasury.getPublicKeys().toReversed(),
});
console.log('same members, other order:', reversed.toSuiAddress() === address);
// #endregion reversed
