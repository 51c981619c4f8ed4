import {GrpcTypes} from '@mysten/sui/grpc';
import {normalizeSuiAddress} from '@mysten/sui/utils';
import {indexOnce, type Store, type Watermark} from './index-sales';
import {Sold} from './sale';
import type {Frame, Source} from './source';

// #region node
/** Sales by checkpoint, as a node would list them, three frames to an answer. */
const flowers = ['tulips', 'roses', 'peonies', 'lilies'];

const frames: Frame[] = flowers.map((name, at) => ({
  event: {
    checkpoint: BigInt(101 + at),
    transactionIndex: 0n,
    transactionDigest: `digest of ${name}`,
    eventIndex: 0,
    contents: {
      value: Sold.serialize({
        lot: normalizeSuiAddress(`0x10${at}`),
        grower: normalizeSuiAddress('0xb1'),
        buyer: normalizeSuiAddress('0xc2'),
        flowers: name,
        stems: 80,
        price: 7_500_000_000,
        sold_ms: 1_795_240_825_000,
      }).toBytes(),
    },
  },
  watermark: {cursor: new Uint8Array([at + 1]), checkpoint: BigInt(100 + at)},
}));

async function* list(after: Uint8Array | undefined): AsyncGenerator<Frame> {
  const {ITEM_LIMIT, LEDGER_TIP} = GrpcTypes.QueryEndReason;
  const rest = frames.slice(after?.[0] ?? 0);
  for (const [at, frame] of rest.slice(0, 3).entries())
    yield at === 2 ? {...frame, end: {reason: ITEM_LIMIT}} : frame;
  if (rest.length < 3)
    yield {
      watermark: {cursor: new Uint8Array([4]), checkpoint: 109n},
      end: {reason: LEDGER_TIP},
    };
}
const node: Source = (after) => list(after);
// #endregion node

// #region database
/** A table and a watermark in memory. */
function memory(): Store & {rows: Map<string, string>; mark: Watermark | undefined} {
  return {
    rows: new Map(),
    mark: undefined,
    async watermark() {
      return this.mark;
    },
    async write(sales, next, before) {
      if (this.mark !== before) throw new Error('another indexer moved the watermark');
      for (const {checkpoint, txIndex, eventIndex, sold} of sales)
        this.rows.set(`${checkpoint}/${txIndex}/${eventIndex}`, sold.flowers);
      this.mark = next;
    },
  };
}
// #endregion database

// #region try
const store = memory();
const report = (what: string, more: boolean): void => {
  const complete = store.mark?.checkpoint;
  console.log(`${what}: ${store.rows.size} rows, complete to ${complete}, more ${more}`);
};

report('first answer', await indexOnce(node, store));
report('second answer', await indexOnce(node, store));
report('nothing new', await indexOnce(node, store));

store.mark = undefined;
report('from the start again', await indexOnce(node, store));
console.log([...store.rows.values()].join(', '));
// #endregion try
