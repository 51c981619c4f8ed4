// #region image
import {Transaction} from '@mysten/sui/transactions';
import {fromHex} from '@mysten/sui/utils';

/** PCR 0, 1 and 2 from `out/nitro.pcrs`, whose lines are like `911c87… PCR0`. */
export function readPcrs(text: string): Uint8Array[] {
  return ['PCR0', 'PCR1', 'PCR2'].map((name) => {
    const value = new RegExp(`^([0-9a-f]{96}) ${name}$`, 'm').exec(text)?.[1];
    if (!value || /^0+$/.test(value)) throw new Error(`${name} is missing or zero`);
    return fromHex(value);
  });
}

function newImage(tx: Transaction, packageId: string, pcrs: Uint8Array[]) {
  return tx.moveCall({
    target: `${packageId}::gauge::new_image`,
    arguments: pcrs.map((pcr) => tx.pure.vector('u8', pcr)),
  });
}

/** Opens a gauge for one image. The capability to change the image goes to `owner`. */
export function openGauge(
  packageId: string,
  channel: string,
  pcrs: Uint8Array[],
  owner: string,
): Transaction {
  const tx = new Transaction();
  const [gauge, cap] = tx.moveCall({
    target: `${packageId}::gauge::open`,
    arguments: [
      tx.pure.vector('u8', new TextEncoder().encode(channel)),
      newImage(tx, packageId, pcrs),
    ],
  });
  if (!gauge || !cap) throw new Error('open returns two values');
  tx.moveCall({target: `${packageId}::gauge::share`, arguments: [gauge]});
  tx.transferObjects([cap], owner);
  return tx;
}

/** Trusts another image from now on, which must be registered before it can report. */
export function setImage(
  packageId: string,
  gaugeId: string,
  capId: string,
  pcrs: Uint8Array[],
): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${packageId}::gauge::set_image`,
    arguments: [tx.object(gaugeId), tx.object(capId), newImage(tx, packageId, pcrs)],
  });
  return tx;
}
// #endregion image
