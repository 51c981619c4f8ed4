import {bcs} from '@mysten/sui/bcs';
import type {GrpcTypes} from '@mysten/sui/grpc';

// #region sale
/** `auction::Sold`, field for field as the Move struct declares it. */
export const Sold = bcs.struct('Sold', {
  lot: bcs.Address,
  grower: bcs.Address,
  buyer: bcs.Address,
  flowers: bcs.string(),
  stems: bcs.u64(),
  price: bcs.u64(),
  sold_ms: bcs.u64(),
});

/** A row: the event, and its place in the ledger. */
export interface Sale {
  checkpoint: bigint;
  txIndex: bigint;
  eventIndex: number;
  digest: string;
  sold: typeof Sold.$inferType;
}

export function saleOf(event: GrpcTypes.Event): Sale {
  const {checkpoint, transactionIndex, eventIndex, transactionDigest} = event;
  const bytes = event.contents?.value;
  if (
    checkpoint === undefined ||
    transactionIndex === undefined ||
    eventIndex === undefined ||
    transactionDigest === undefined ||
    bytes === undefined
  )
    throw new Error('the answer lacks a field of the mask');
  return {
    checkpoint,
    txIndex: transactionIndex,
    eventIndex,
    digest: transactionDigest,
    sold: Sold.parse(bytes),
  };
}
// #endregion sale
