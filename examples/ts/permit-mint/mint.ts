import {Transaction} from '@mysten/sui/transactions';
import {fromBase64} from '@mysten/sui/utils';
import type {SignedPermit} from './permit';

// #region read
/** A permit as the server answers it: JSON has neither big integers nor bytes. */
export type PermitAnswer = Omit<SignedPermit, 'nonce' | 'signature'> & {
  nonce: string;
  signature: string;
};

export const readPermit = (answer: PermitAnswer): SignedPermit => ({
  ...answer,
  nonce: BigInt(answer.nonce),
  signature: fromBase64(answer.signature),
});
// #endregion read

// #region mint
/** Mints the stamp of a permit. Its hiker signs and pays. */
export function mintStamp(packageId: string, permit: SignedPermit): Transaction {
  const tx = new Transaction();
  tx.setSender(permit.hiker);
  const stamp = tx.moveCall({
    target: `${packageId}::stamp::mint`,
    arguments: [
      tx.object(permit.book),
      tx.pure.string(permit.peak),
      tx.pure.u64(permit.altitude),
      tx.pure.u64(permit.nonce),
      tx.pure.u64(permit.expiresMs),
      tx.pure.vector('u8', permit.signature),
      tx.object.clock(),
    ],
  });
  tx.transferObjects([stamp], permit.hiker);
  return tx;
}
// #endregion mint
