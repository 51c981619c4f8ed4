// #region members
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {PasskeyPublicKey} from '@mysten/sui/keypairs/passkey';
import {Secp256r1Keypair} from '@mysten/sui/keypairs/secp256r1';
import {MultiSigPublicKey} from '@mysten/sui/multisig';
import {genAddressSeed, toZkLoginPublicIdentifier} from '@mysten/sui/zklogin';

const hardware = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(21)).getPublicKey();
// What the browser gave when the passkey was made: a compressed public key on the curve
// P-256.
const passkeyBytes = Secp256r1Keypair.fromSecretKey(new Uint8Array(32).fill(22))
  .getPublicKey()
  .toRawBytes();

const salt = '271828182845904523536028747135266249';
const google = toZkLoginPublicIdentifier(
  genAddressSeed(salt, 'sub', '204815162342', 'greenhouse.example'),
  'https://accounts.google.com',
  {
    legacyAddress: false,
  },
);
const passkey = new PasskeyPublicKey(passkeyBytes);

const savings = MultiSigPublicKey.fromPublicKeys({
  threshold: 2,
  publicKeys: [
    {publicKey: google, weight: 1},
    {publicKey: passkey, weight: 1},
    {publicKey: hardware, weight: 2},
  ],
});
console.log('savings', savings.toSuiAddress());
// #endregion members

// #region keytool
for (const {publicKey, weight} of savings.getPublicKeys()) {
  console.log(weight, publicKey.toSuiPublicKey());
}
// #endregion keytool
