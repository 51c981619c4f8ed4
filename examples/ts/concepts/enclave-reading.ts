// #region sign
import {bcs} from '@mysten/sui/bcs';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {toHex} from '@mysten/sui/utils';

/** Field by field what the Move struct has. */
const Reading = bcs.struct('Reading', {
  domain: bcs.byteVector(),
  channel: bcs.byteVector(),
  level_mm: bcs.u64(),
  measured_ms: bcs.u64(),
});

// Fixed so that the output is. An enclave makes its key at the start and never lets it
// out.
const enclaveKey = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(31));
const text = (value: string) => new TextEncoder().encode(value);

const message = Reading.serialize({
  domain: text('tide_gauge::gauge::Reading'),
  channel: text('pier-4'),
  level_mm: 2_310,
  measured_ms: 1_900_000_000_000,
}).toBytes();

console.log('public key', toHex(enclaveKey.getPublicKey().toRawBytes()));
console.log('message   ', toHex(message));
console.log('signature ', toHex(await enclaveKey.sign(message)));
// #endregion sign
