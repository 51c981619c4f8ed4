import type {GrpcTypes} from '@mysten/sui/grpc';
import {normalizeStructTag, normalizeSuiAddress} from '@mysten/sui/utils';
import type {Deposit} from './ledger';

// #region mask
/**
 * What a checkpoint must carry. Without `transactions.balance_changes` a scanner would
 * silently see no deposit.
 */
export const checkpointMask = {
  paths: [
    'sequence_number',
    'transactions.digest',
    'transactions.transaction.sender',
    'transactions.effects.status',
    'transactions.balance_changes',
  ],
};
// #endregion mask

// #region deposits
export interface Watch {
  /** Whether an address belongs to a customer or to the exchange itself. */
  isOwn: (address: string) => boolean;
  /** Full coin type to the smallest amount that is credited. */
  minimum: ReadonlyMap<string, bigint>;
}

/**
 * The deposits of one checkpoint. Balance changes cover coin objects and address balances
 * alike.
 */
export function depositsIn(
  checkpoint: GrpcTypes.Checkpoint,
  {isOwn, minimum}: Watch,
): Deposit[] {
  const deposits: Deposit[] = [];
  for (const {digest, transaction, effects, balanceChanges} of checkpoint.transactions) {
    if (digest === undefined || !effects?.status?.success) continue;
    const sender = normalizeSuiAddress(transaction?.sender ?? '0x0');
    // Sweeps and refills are signed by an own address: book those where they are made.
    if (isOwn(sender)) continue;
    for (const change of balanceChanges) {
      const address = normalizeSuiAddress(change.address ?? '0x0');
      const coinType = normalizeStructTag(change.coinType ?? '0x0::none::NONE');
      const amount = BigInt(change.amount ?? 0);
      const least = minimum.get(coinType);
      if (!isOwn(address) || least === undefined || amount < least) continue;
      const key = `${digest}:${address}:${coinType}`;
      deposits.push({
        key,
        checkpoint: checkpoint.sequenceNumber ?? 0n,
        digest,
        sender,
        address,
        coinType,
        amount,
      });
    }
  }
  return deposits;
}
// #endregion deposits
