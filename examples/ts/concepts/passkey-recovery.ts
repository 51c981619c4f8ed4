// #region recovery
import {findCommonPublicKey, PasskeyKeypair} from '@mysten/sui/keypairs/passkey';
import {device, publicKey, utf8} from './passkey-device';

const first = await PasskeyKeypair.signAndRecover(device, utf8('1'));
const second = await PasskeyKeypair.signAndRecover(device, utf8('2'));
console.log('candidates:', first.length, 'and', second.length);

const found = findCommonPublicKey(first, second);
console.log(
  'the right one:',
  found.equals(new PasskeyKeypair(publicKey, device).getPublicKey()),
);
// #endregion recovery
