import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {Secp256k1Keypair} from '@mysten/sui/keypairs/secp256k1';
import {Secp256r1Keypair} from '@mysten/sui/keypairs/secp256r1';
import {fromBase64, toHex} from '@mysten/sui/utils';

const secret = new Uint8Array(32).fill(7);
const message = new TextEncoder().encode('I join the night watch');

for (const keypair of [
  Ed25519Keypair.fromSecretKey(secret),
  Secp256k1Keypair.fromSecretKey(secret),
  Secp256r1Keypair.fromSecretKey(secret),
]) {
  // A wallet returns the same string for this message and key.
  const {signature} = await keypair.signPersonalMessage(message);
  console.log(keypair.getKeyScheme(), keypair.toSuiAddress());
  console.log(toHex(fromBase64(signature)));
}
