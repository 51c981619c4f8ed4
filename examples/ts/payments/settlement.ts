// #region settled
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {normalizeStructTag, normalizeSuiAddress} from '@mysten/sui/utils';

export interface Expected {
  receiver: string;
  coinType: string;
  amount: bigint;
}

export type Settlement = 'settled' | 'failed' | 'wrong amount';

/** Whether an executed transaction brought the receiver exactly what was expected. */
export async function settlement(
  client: SuiGrpcClient,
  digest: string,
  {receiver, coinType, amount}: Expected,
): Promise<Settlement> {
  const result = await client.waitForTransaction({
    digest,
    include: {balanceChanges: true},
  });
  if (result.$kind === 'FailedTransaction') return 'failed';
  const received = result.Transaction.balanceChanges
    .filter(
      (change) => normalizeSuiAddress(change.address) === normalizeSuiAddress(receiver),
    )
    .filter(
      (change) => normalizeStructTag(change.coinType) === normalizeStructTag(coinType),
    )
    .reduce((sum, change) => sum + BigInt(change.amount), 0n);
  return received === amount ? 'settled' : 'wrong amount';
}
// #endregion settled

// #region compare
export interface Differences {
  /** In the books, but the chain has no such income. */
  notOnchain: string[];
  /** Income that no order explains. */
  notInBooks: string[];
  /** In both, with different amounts. */
  otherAmount: string[];
}

/** Compares two lists of amounts by digest: your books, and the income onchain. */
export function compare(
  books: ReadonlyMap<string, bigint>,
  onchain: ReadonlyMap<string, bigint>,
): Differences {
  const digests = [...books.keys()];
  return {
    notOnchain: digests.filter((digest) => !onchain.has(digest)),
    notInBooks: [...onchain.keys()].filter((digest) => !books.has(digest)),
    otherAmount: digests.filter(
      (digest) => onchain.has(digest) && onchain.get(digest) !== books.get(digest),
    ),
  };
}
// #endregion compare
