import type {Signer} from '@mysten/sui/cryptography';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {Secp256k1Keypair} from '@mysten/sui/keypairs/secp256k1';
import {Secp256r1Keypair} from '@mysten/sui/keypairs/secp256r1';
import {MultiSigPublicKey, MultiSigSigner} from '@mysten/sui/multisig';
import {Transaction} from '@mysten/sui/transactions';
import {fromBase64} from '@mysten/sui/utils';
import {verifyTransactionSignature} from '@mysten/sui/verify';

const seed = (fill: number) => new Uint8Array(32).fill(fill);
const ed25519 = Ed25519Keypair.fromSecretKey(seed(1));
const k1 = Secp256k1Keypair.fromSecretKey(seed(2));
const r1 = Secp256r1Keypair.fromSecretKey(seed(3));

// #region multisig
const publicKeys = [ed25519, k1, r1].map((keypair) => ({
  publicKey: keypair.getPublicKey(),
  weight: 1,
}));
const multisig = new MultiSigSigner(
  MultiSigPublicKey.fromPublicKeys({threshold: 2, publicKeys}),
  [ed25519, k1],
);
// #endregion multisig

// #region sign
async function signAs(signer: Signer): Promise<void> {
  const tx = new Transaction();
  tx.setSender(signer.toSuiAddress());
  tx.setGasPrice(1_000);
  tx.setGasBudget(5_000_000);
  tx.setGasPayment([
    {
      objectId: '0xc01',
      version: '12',
      digest: 'BKEMpjCDjpLUdZVHxNkYoFVrMTzSG4wDmGTDAzrvPxBm',
    },
  ]);
  tx.transferObjects([tx.gas], '0xb0b');

  const bytes = await tx.build();
  const {signature} = await signer.signTransaction(bytes);
  await verifyTransactionSignature(bytes, signature, {address: signer.toSuiAddress()});
  const {length, [0]: flag} = fromBase64(signature);
  console.log(
    signer.getKeyScheme().padEnd(9),
    `flag ${flag}`,
    `${length} bytes`.padStart(9),
    signer.toSuiAddress(),
  );
}

for (const signer of [ed25519, k1, r1, multisig]) await signAs(signer);
// #endregion sign
