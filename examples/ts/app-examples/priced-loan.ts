import {Transaction} from '@mysten/sui/transactions';

const PACKAGE_ID = '0xe7a0c94d1b36f2857d90ac4be3f5182067c9ed4fb81a3520dc769e0f4a8b13c5';
const ADAPTER_ID = '0x1d83b6f0a72ce945f8036ad1cb5e490276ef8bd3a4c95107e2ad60f9c38b754d';

// #region loan
/**
 * Adds the provider's commands to `tx`, which refresh the feed, and returns the feed's
 * object ID.
 */
export type UpdateFeed = (tx: Transaction) => Promise<string>;

/** Update, quote and use: three steps of one transaction, in this order. */
export async function maxLoan(
  updateFeed: UpdateFeed,
  desk: string,
  mist: bigint,
): Promise<Transaction> {
  const tx = new Transaction();
  const feed = await updateFeed(tx);
  const quote = tx.moveCall({
    target: `${ADAPTER_ID}::pyth_adapter::quote`,
    arguments: [tx.object(feed)],
  });
  tx.moveCall({
    target: `${PACKAGE_ID}::pawn_desk::max_loan`,
    arguments: [tx.object(desk), tx.pure.u64(mist), quote, tx.object.clock()],
  });
  return tx;
}
// #endregion loan
