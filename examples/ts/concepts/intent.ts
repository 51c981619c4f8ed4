import {messageWithIntent} from '@mysten/sui/cryptography';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {toHex} from '@mysten/sui/utils';

const keypair = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(7));
const publicKey = keypair.getPublicKey();

// #region prefix
const bytes = new TextEncoder().encode('Gate 7');
for (const scope of ['TransactionData', 'PersonalMessage'] as const) {
  console.log(scope.padEnd(15), toHex(messageWithIntent(scope, bytes)));
}
// #endregion prefix

// #region replay
const {signature} = await keypair.signPersonalMessage(bytes);
console.log(
  'valid as a message:    ',
  await publicKey.verifyPersonalMessage(bytes, signature),
);
console.log(
  'valid as a transaction:',
  await publicKey.verifyTransaction(bytes, signature),
);
// #endregion replay
