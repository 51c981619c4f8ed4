// #region register
import {Transaction} from '@mysten/sui/transactions';

/** The document goes from command to command: only the native function can make one. */
export function registerEnclave(
  packageId: string,
  gaugeId: string,
  attestation: Uint8Array,
): Transaction {
  const tx = new Transaction();
  const document = tx.moveCall({
    target: '0x2::nitro_attestation::load_nitro_attestation',
    arguments: [tx.pure.vector('u8', attestation), tx.object.clock()],
  });
  tx.moveCall({
    target: `${packageId}::gauge::register`,
    arguments: [tx.object(gaugeId), document, tx.object.clock()],
  });
  return tx;
}
// #endregion register
