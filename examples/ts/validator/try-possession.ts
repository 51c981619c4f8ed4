import {fromHex, toBase64} from '@mysten/sui/utils';
import {provePossession, readProtocolKey} from './possession';

const account = '0x42b187b3d4341bf7ab5c39090c6b6107c4d3a6e3a185734e49e8b6cdf4df87c0';
const other = '0x3f63f8e28405cc02f7129c38cd6e78dbcff0c4ae19aa2686323d94de14a583cf';

// A key for this trial. Yours comes from the file that was made offline.
const key = readProtocolKey(toBase64(new Uint8Array(32).fill(7)));
const payload = toBase64(
  fromHex(`0500008001${key.publicKey}${account.slice(2)}${'00'.repeat(8)}`),
);

console.log(
  'public key',
  `${key.publicKey.slice(0, 16)}…`,
  key.publicKey.length,
  'digits',
);
console.log('proof', `${provePossession(key, payload, account).slice(0, 16)}…`);
try {
  provePossession(key, payload, other);
} catch (error) {
  console.log('refused:', error instanceof Error ? error.message : error);
}
