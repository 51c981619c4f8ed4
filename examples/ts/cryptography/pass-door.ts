import {readFileSync} from 'node:fs';
import {Transaction} from '@mysten/sui/transactions';
import {fromHex} from '@mysten/sui/utils';

// #region build
/**
 * Builds and shares a door. Key and commitment are the output of groth16-bytes.ts and
 * door-input.ts.
 */
export function buildDoor(
  packageId: string,
  verifyingKey: Uint8Array,
  commitment: bigint,
): Transaction {
  const tx = new Transaction();
  const door = tx.moveCall({
    target: `${packageId}::door::build`,
    arguments: [tx.pure.vector('u8', verifyingKey), tx.pure.u256(commitment)],
  });
  tx.moveCall({target: `${packageId}::door::share`, arguments: [door]});
  return tx;
}
// #endregion build

// #region pass
/**
 * Goes through the door. The sender must be the recipient for whom the proof was made.
 */
export function passDoor(
  packageId: string,
  doorId: string,
  proofFile: string,
): Transaction {
  const proof = fromHex(readFileSync(proofFile, 'utf8').trim());
  const tx = new Transaction();
  tx.moveCall({
    target: `${packageId}::door::pass`,
    arguments: [tx.object(doorId), tx.pure.vector('u8', proof)],
  });
  return tx;
}
// #endregion pass
