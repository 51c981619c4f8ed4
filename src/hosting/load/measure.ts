import autocannon from 'autocannon';
import type {Row} from '../../lib/text-table';
import type {Visit} from './visit';

/** What a server did under some connections. */
export interface Load {
  connections: number;
  requestsPerSecond: number;
  pagesPerSecond: number;
  bytesPerSecond: number;
  /** What one visit downloads, headers included. */
  bytesPerVisit: number;
  /** Milliseconds until an answer was there: of half of them, and of all but one in a hundred. */
  median: number;
  slowest: number;
  /** Connections that broke, answers that never came, and answers other than 2xx. */
  errors: number;
}

/** The codings that a browser takes over TLS. */
const headers = {'accept-encoding': 'gzip, deflate, br'};

/**
 * Visits a server again and again over a number of connections, each asking for one thing at a time.
 *
 * @param origin of the server
 * @param seconds how long
 */
export async function measureLoad(origin: string, {paths, pages}: Visit, connections: number, seconds: number): Promise<Load> {
  const {requests, throughput, latency, errors, timeouts, non2xx} = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: paths.map((path) => ({method: 'GET', path, headers})),
  });
  return {
    connections,
    requestsPerSecond: requests.average,
    pagesPerSecond: (requests.average * pages) / paths.length,
    bytesPerSecond: throughput.average,
    bytesPerVisit: (throughput.total / requests.total) * paths.length,
    median: latency.p50,
    slowest: latency.p99,
    errors: errors + timeouts + non2xx,
  };
}

export const head: Row = ['connections', 'requests/s', 'pages/s', 'MB/s', 'kB a visit', 'median ms', '99 % ms', 'errors'];

export const rowOf = (load: Load): Row => [
  String(load.connections),
  load.requestsPerSecond.toFixed(0),
  load.pagesPerSecond.toFixed(0),
  (load.bytesPerSecond / 1e6).toFixed(1),
  (load.bytesPerVisit / 1e3).toFixed(1),
  load.median.toFixed(0),
  load.slowest.toFixed(0),
  String(load.errors),
];
