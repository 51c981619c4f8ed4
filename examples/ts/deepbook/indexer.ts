// #region client
const host = 'https://deepbook-indexer.mainnet.mystenlabs.com';

/**
 * Asks the indexer. It answers errors in plain text, so the status is looked at before
 * the body.
 */
export async function ask<T>(
  path: string,
  query: Record<string, string | number> = {},
): Promise<T> {
  const url = new URL(path, host);
  for (const [name, value] of Object.entries(query))
    url.searchParams.set(name, String(value));
  const response = await fetch(url, {signal: AbortSignal.timeout(10_000)});
  if (!response.ok)
    throw new Error(`${url.pathname}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
// #endregion client

// #region trades
/** The fields of a trade that this program uses. */
export interface Trade {
  event_digest: string;
  price: number;
  base_volume: number;
  type: 'buy' | 'sell';
  timestamp: number;
}

/**
 * All trades of a pool in a span of time, newest first, page by page. Times are in
 * milliseconds here and in seconds in the request; a page ends where the next one begins,
 * so trades that share that second are dropped when seen twice.
 */
export async function* tradesBetween(
  pool: string,
  from: number,
  to: number,
): AsyncGenerator<Trade> {
  const limit = 500;
  const seen = new Set<string>();
  let end = Math.ceil(to / 1_000);
  for (;;) {
    const page = await ask<Trade[]>(`/trades/${pool}`, {
      limit,
      start_time: Math.floor(from / 1_000),
      end_time: end,
    });
    const fresh = page.filter(({event_digest}) => !seen.has(event_digest));
    for (const trade of fresh) seen.add(trade.event_digest);
    yield* fresh;
    const last = page.at(-1);
    if (last === undefined || page.length < limit) return;
    if (fresh.length === 0)
      throw new Error(`more than ${limit} trades in one second: raise the limit`);
    end = Math.ceil(last.timestamp / 1_000);
  }
}
// #endregion trades

// #region fresh
/** Throws when the indexer is so far behind that its figures would mislead. */
export async function assertFresh(): Promise<void> {
  const {status, max_time_lag_seconds: lag} = await ask<{
    status: string;
    max_time_lag_seconds: number;
  }>('/status', {
    max_time_lag_seconds: 30,
  });
  if (status !== 'OK') throw new Error(`the indexer is ${lag} s behind`);
}
// #endregion fresh
