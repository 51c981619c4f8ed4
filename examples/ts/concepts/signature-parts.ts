import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {Secp256r1Keypair} from '@mysten/sui/keypairs/secp256r1';
import {fromBase64, toHex} from '@mysten/sui/utils';

// 32 bytes that everyone knows: fit for a demonstration, and for nothing else.
const seed = new Uint8Array(32).fill(7);

// #region parts
const message = new TextEncoder().encode('Gate 7');
for (const keypair of [
  Ed25519Keypair.fromSecretKey(seed),
  Secp256r1Keypair.fromSecretKey(seed),
]) {
  const {signature} = await keypair.signPersonalMessage(message);
  const bytes = fromBase64(signature);
  console.log(
    'flag',
    bytes[0],
    'signature',
    bytes.slice(1, 65).length,
    'bytes, key',
    toHex(bytes.slice(65)).slice(0, 16),
    '…',
  );
}
// #endregion parts
