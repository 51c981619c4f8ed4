import type {Store, Watermark} from './index-sales';

// #region query
/** One connection: a transaction must not spread over several of a pool. */
export type Query = (
  text: string,
  values?: unknown[],
) => Promise<{rows: Record<string, unknown>[]; rowCount: number | null}>;

const WATERMARK = `
  SELECT cursor, checkpoint::text FROM sales_watermark WHERE name = 'flower_sales'`;

const MOVE_ON = `
  UPDATE sales_watermark SET cursor = $1, checkpoint = $2
  WHERE name = 'flower_sales' AND cursor IS NOT DISTINCT FROM $3`;

const INSERT = `
  INSERT INTO flower_sales
  SELECT * FROM unnest(
    $1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[],
    $7::text[], $8::text[], $9::numeric[], $10::numeric[], $11::bigint[])
  ON CONFLICT DO NOTHING`;
// #endregion query

// #region store
export function postgresStore(query: Query): Store {
  return {
    async watermark() {
      const [row] = (await query(WATERMARK)).rows;
      if (!row?.cursor) return undefined;
      const {cursor, checkpoint} = row as {cursor: Uint8Array; checkpoint: string | null};
      return {cursor, checkpoint: checkpoint === null ? undefined : BigInt(checkpoint)};
    },

    async write(sales, next, before) {
      const column = (value: (sale: (typeof sales)[number]) => unknown): unknown[] =>
        sales.map(value);
      await query('BEGIN');
      try {
        await query(INSERT, [
          column(({checkpoint}) => checkpoint.toString()),
          column(({txIndex}) => txIndex.toString()),
          column(({eventIndex}) => eventIndex),
          column(({digest}) => digest),
          column(({sold}) => sold.lot),
          column(({sold}) => sold.grower),
          column(({sold}) => sold.buyer),
          column(({sold}) => sold.flowers.replaceAll('\0', '')),
          column(({sold}) => sold.stems),
          column(({sold}) => sold.price),
          column(({sold}) => sold.sold_ms),
        ]);
        const moved = await query(MOVE_ON, valuesOf(next, before));
        if (moved.rowCount !== 1) throw new Error('another indexer moved the watermark');
        await query('COMMIT');
      } catch (error) {
        await query('ROLLBACK');
        throw error;
      }
    },
  };
}

const valuesOf = (next: Watermark, before: Watermark | undefined): unknown[] => [
  next.cursor,
  next.checkpoint?.toString() ?? null,
  before?.cursor ?? null,
];
// #endregion store
