// #region multisig
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {PasskeyKeypair} from '@mysten/sui/keypairs/passkey';
import {MultiSigPublicKey} from '@mysten/sui/multisig';
import {isValidPersonalMessageSignature} from '@mysten/sui/verify';
import {device, publicKey, utf8} from './passkey-device';

const passkey = new PasskeyKeypair(publicKey, device);
const spare = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(42));
const savings = MultiSigPublicKey.fromPublicKeys({
  threshold: 1,
  publicKeys: [
    {publicKey: passkey.getPublicKey(), weight: 1},
    {publicKey: spare.getPublicKey(), weight: 1},
  ],
});
const address = savings.toSuiAddress();
const message = utf8('Water bed 7');

for (const member of [passkey, spare]) {
  const partial = await member.signPersonalMessage(message);
  const signature = savings.combinePartialSignatures([partial.signature]);
  console.log(
    member.getKeyScheme(),
    'alone:',
    await isValidPersonalMessageSignature(message, signature, {address}),
  );
}
// #endregion multisig
