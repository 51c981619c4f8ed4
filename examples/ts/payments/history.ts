// #region page
import {GrpcTypes, type SuiGrpcClient} from '@mysten/sui/grpc';
import {normalizeStructTag, normalizeSuiAddress} from '@mysten/sui/utils';
import {fromUnits} from './units';

export interface HistoryPage {
  transactions: GrpcTypes.ExecutedTransaction[];
  /** Where to continue toward the past; none at its end. */
  before: Uint8Array | undefined;
}

/** The newest transactions that touched an address, or those before a cursor. */
export async function readHistory(
  client: SuiGrpcClient,
  address: string,
  before?: Uint8Array,
): Promise<HistoryPage> {
  const transactions: GrpcTypes.ExecutedTransaction[] = [];
  let cursor: Uint8Array | undefined;
  let more = false;
  const literals = [
    {
      negated: false,
      predicate: {oneofKind: 'affectedAddress' as const, affectedAddress: {address}},
    },
  ];
  const {responses} = client.ledgerService.listTransactions({
    filter: {terms: [{literals}]},
    readMask: {
      paths: [
        'digest',
        'checkpoint',
        'timestamp',
        'transaction.sender',
        'effects.status',
        'balance_changes',
      ],
    },
    options: {ordering: GrpcTypes.Ordering.DESCENDING, limit: 20, before},
  });
  for await (const {transaction, watermark, end} of responses) {
    if (transaction) transactions.push(transaction);
    cursor = watermark?.cursor ?? cursor;
    const reason = end?.reason;
    more =
      reason === GrpcTypes.QueryEndReason.ITEM_LIMIT ||
      reason === GrpcTypes.QueryEndReason.SCAN_LIMIT;
  }
  return {transactions, before: more ? cursor : undefined};
}
// #endregion page

// #region entry
export interface Entry {
  digest: string;
  checkpoint: bigint;
  at: Date;
  /** Positive if it came in. Gas is in it if the coin is SUI. */
  units: bigint;
  /** The other sides, each with what it got or gave of this coin. */
  others: {address: string; units: bigint}[];
  succeeded: boolean;
}

/** What a transaction was for one address in one coin; nothing if it left that alone. */
export function entryOf(
  {digest, checkpoint, timestamp, effects, balanceChanges}: GrpcTypes.ExecutedTransaction,
  address: string,
  coinType: string,
): Entry | null {
  const inCoin = balanceChanges.flatMap((change) =>
    change.coinType &&
    normalizeStructTag(change.coinType) === normalizeStructTag(coinType)
      ? [
          {
            address: normalizeSuiAddress(change.address ?? '0x0'),
            units: BigInt(change.amount ?? 0),
          },
        ]
      : [],
  );
  const own = inCoin.find((change) => change.address === normalizeSuiAddress(address));
  if (!own || digest === undefined || !timestamp) return null;
  const opposite = inCoin.filter(({units}) => units > 0n !== own.units > 0n);
  return {
    digest,
    checkpoint: checkpoint ?? 0n,
    at: new Date(Number(timestamp.seconds) * 1000 + timestamp.nanos / 1_000_000),
    units: own.units,
    others: opposite,
    succeeded: effects?.status?.success ?? false,
  };
}
// #endregion entry

// #region receipt
export interface Terms {
  symbol: string;
  decimals: number;
  /** The name of the other side when the payment was made, from your own records. */
  nameThen: string | null;
}

/** The lines of a receipt for a payment to or from one other side. */
export function receiptOf(
  {digest, checkpoint, at, units, others}: Entry,
  {symbol, decimals, nameThen}: Terms,
): string[] {
  const other = others[0];
  if (!other || others.length > 1) throw new Error('not a payment between two people');
  const amount = other.units < 0n ? -other.units : other.units;
  return [
    `${units > 0n ? 'Received' : 'Paid'}: ${fromUnits(amount, decimals)} ${symbol}`,
    `${units > 0n ? 'From' : 'To'}: ${nameThen ?? 'no name'}, ${other.address}`,
    `Time: ${at.toISOString()}`,
    `Transaction: ${digest}`,
    `Checkpoint: ${checkpoint}`,
  ];
}
// #endregion receipt
