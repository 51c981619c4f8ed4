// #region check
import {bcs} from '@mysten/sui/bcs';
import {Ed25519PublicKey} from '@mysten/sui/keypairs/ed25519';
import {fromHex} from '@mysten/sui/utils';
import type {SignedReading} from './enclave';

const Reading = bcs.struct('Reading', {
  domain: bcs.string(),
  channel: bcs.string(),
  level_mm: bcs.u64(),
  measured_ms: bcs.u64(),
});

/** Whether the contract would accept the signature: the same bytes, the same key. */
export async function isSigned(
  key: Uint8Array,
  {signature, ...reading}: SignedReading,
): Promise<boolean> {
  const message = Reading.serialize({domain: 'tide_gauge::gauge::Reading', ...reading});
  return new Ed25519PublicKey(key).verify(message.toBytes(), fromHex(signature));
}
// #endregion check
