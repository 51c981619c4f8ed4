import {bcs} from '@mysten/sui/bcs';
import {
  fromBase64,
  fromHex,
  normalizeSuiAddress,
  toBase64,
  toHex,
} from '@mysten/sui/utils';

// #region layout
const Payload = bcs.struct('ProofOfPossession', {
  scope: bcs.u8(),
  version: bcs.u8(),
  app: bcs.u8(),
  // Public key of 96 bytes, then the address of 32.
  message: bcs.byteVector(),
  epoch: bcs.u64(),
});

/**
 * What `sui validator serialize-payload-pop` prints, taken apart. Throws if it is
 * anything else.
 */
export function readPayload(base64: string) {
  const {scope, version, app, message, epoch} = Payload.parse(fromBase64(base64));
  if (scope !== 5 || version !== 0 || app !== 0)
    throw new Error('not a proof of possession');
  if (message.length !== 128 || epoch !== '0')
    throw new Error('not a key and an address');
  return {
    publicKey: toHex(message.slice(0, 96)),
    address: normalizeSuiAddress(toHex(message.slice(96))),
  };
}
// #endregion layout

// #region use
const publicKey = '99'.repeat(96);
const account = '0x42b187b3d4341bf7ab5c39090c6b6107c4d3a6e3a185734e49e8b6cdf4df87c0';
const message = new Uint8Array([...fromHex(publicKey), ...fromHex(account)]);
const printed = toBase64(
  Payload.serialize({scope: 5, version: 0, app: 0, message, epoch: 0}).toBytes(),
);

const {publicKey: key, address} = readPayload(printed);
console.log(
  fromBase64(printed).length,
  'bytes,',
  printed.length,
  'characters, beginning with',
  printed.slice(0, 8),
);
console.log(
  address === account && key === publicKey ? 'key and address are ours' : 'do not sign',
);
// #endregion use
