import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {verifyPersonalMessageSignature} from '@mysten/sui/verify';

const keypair = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(7));

// #region sign
const message = new TextEncoder().encode('Log in to the greenhouse, visit 4711');
const {signature} = await keypair.signPersonalMessage(message);
console.log(signature);
// #endregion sign

// #region verify
const publicKey = await verifyPersonalMessageSignature(message, signature, {
  address: keypair.toSuiAddress(),
});
console.log('signed by', publicKey.toSuiAddress());
// #endregion verify

const other = new TextEncoder().encode('Log in to the greenhouse, visit 4712');
const outcome = await verifyPersonalMessageSignature(other, signature).then(
  () => 'accepted',
  (error: unknown) => `rejected: ${String(error)}`,
);
console.log('another message:', outcome);
