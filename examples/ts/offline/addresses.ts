import type {Keypair} from '@mysten/sui/cryptography';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {Secp256k1Keypair} from '@mysten/sui/keypairs/secp256k1';
import {Secp256r1Keypair} from '@mysten/sui/keypairs/secp256r1';

// 32 bytes that everyone knows: fit for a demonstration, and for nothing else.
const seed = new Uint8Array(32).fill(7);

// #region derive
const keypairs: Keypair[] = [
  Ed25519Keypair.fromSecretKey(seed),
  Secp256k1Keypair.fromSecretKey(seed),
  Secp256r1Keypair.fromSecretKey(seed),
];

for (const keypair of keypairs) {
  const publicKey = keypair.getPublicKey();
  console.log(
    keypair.getKeyScheme(),
    `flag ${publicKey.flag()}, ${publicKey.toRawBytes().length} bytes`,
  );
  console.log(publicKey.toSuiAddress());
}
// #endregion derive
