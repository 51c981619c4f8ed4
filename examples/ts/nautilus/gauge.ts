// #region state
import {bcs} from '@mysten/sui/bcs';
import type {ClientWithCoreApi} from '@mysten/sui/client';

const Gauge = bcs.struct('Gauge', {
  id: bcs.Address,
  channel: bcs.byteVector(),
  image: bcs.struct('Image', {
    pcr0: bcs.byteVector(),
    pcr1: bcs.byteVector(),
    pcr2: bcs.byteVector(),
  }),
  enclaveKey: bcs.option(bcs.byteVector()),
  attestedMs: bcs.u64(),
  levelMm: bcs.u64(),
  measuredMs: bcs.u64(),
});

/** What the contract knows: the image that it trusts, and the key of the enclave. */
export async function readGauge(client: ClientWithCoreApi, objectId: string) {
  const {object} = await client.core.getObject({objectId, include: {content: true}});
  return Gauge.parse(object.content);
}
// #endregion state

// #region record
import {Transaction} from '@mysten/sui/transactions';
import {fromHex} from '@mysten/sui/utils';
import type {SignedReading} from './enclave';

/** Delivers a reading. Anybody may send this, and pays the gas. */
export function record(
  packageId: string,
  gaugeId: string,
  {level_mm, measured_ms, signature}: SignedReading,
): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${packageId}::gauge::record`,
    arguments: [
      tx.object(gaugeId),
      tx.pure.u64(level_mm),
      tx.pure.u64(measured_ms),
      tx.pure.vector('u8', fromHex(signature)),
      tx.object.clock(),
    ],
  });
  return tx;
}
// #endregion record
