// #region parts
import {parseSerializedSignature} from '@mysten/sui/cryptography';
import {PasskeyKeypair} from '@mysten/sui/keypairs/passkey';
import {Secp256r1PublicKey} from '@mysten/sui/keypairs/secp256r1';
import {isValidPersonalMessageSignature} from '@mysten/sui/verify';
import {device, publicKey, utf8} from './passkey-device';

const passkey = new PasskeyKeypair(publicKey, device);
const address = passkey.toSuiAddress();
console.log('passkey', address);
console.log('plain r1', new Secp256r1PublicKey(publicKey).toSuiAddress());

const message = utf8('Water bed 7');
const {signature} = await passkey.signPersonalMessage(message);
const parts = parseSerializedSignature(signature);
if (parts.signatureScheme !== 'Passkey') throw new Error('another scheme');
console.log('flag', parts.signature[0], 'of', parts.signature.length, 'bytes');
console.log('authenticator data:', parts.authenticatorData.length, 'bytes');
console.log('client data:', parts.clientDataJson);
console.log(
  'inner signature:',
  parts.userSignature.length,
  'bytes, flag',
  parts.userSignature[0],
);
console.log(
  'valid:',
  await isValidPersonalMessageSignature(message, signature, {address}),
);
// #endregion parts
