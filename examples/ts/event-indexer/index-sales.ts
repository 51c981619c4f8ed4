import {GrpcTypes} from '@mysten/sui/grpc';
import {saleOf, type Sale} from './sale';
import type {Source} from './source';

// #region store
/** How far the table is complete. */
export interface Watermark {
  cursor: Uint8Array;
  /** Every sale up to the end of this checkpoint is in the table. */
  checkpoint: bigint | undefined;
}

export interface Store {
  watermark: () => Promise<Watermark | undefined>;
  /**
   * Writes rows and watermark together or not at all. Rows that are there already stay
   * as they are. Fails if the watermark isn't `before` any more.
   */
  write: (
    sales: readonly Sale[],
    next: Watermark,
    before: Watermark | undefined,
  ) => Promise<void>;
}
// #endregion store

// #region index
const BATCH = 500;

/** Reads on from the watermark to the end of one answer. Returns whether more waits. */
export async function indexOnce(source: Source, store: Store): Promise<boolean> {
  let before = await store.watermark();
  let next = before;
  let sales: Sale[] = [];
  let more = false;

  const flush = async (): Promise<void> => {
    if (!next || next === before) return;
    await store.write(sales, next, before);
    [before, sales] = [next, []];
  };

  for await (const {event, watermark, end} of source(before?.cursor)) {
    if (event) sales.push(saleOf(event));
    if (watermark?.cursor)
      next = {
        cursor: watermark.cursor,
        checkpoint: watermark.checkpoint ?? next?.checkpoint,
      };
    const {ITEM_LIMIT, SCAN_LIMIT} = GrpcTypes.QueryEndReason;
    more = end?.reason === ITEM_LIMIT || end?.reason === SCAN_LIMIT;
    if (sales.length >= BATCH) await flush();
  }
  await flush();
  return more;
}
// #endregion index
