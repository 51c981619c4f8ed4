import {wrap, type Remote} from 'comlink';
import type {SearchOptions, SearchResult} from '../engine/answer';
import type {SearchStatus} from '../status';
import type {SearchWorker} from './worker';

/**
 * Milliseconds without an answer after which the reader is told, and without any sign of the worker
 * after which it is given up. It gives one whenever a part of a file comes, so that a slow network
 * has all the time it needs; two tries of a file are shorter.
 */
export const limits = {told: 8_000, givenUp: 180_000} as const;

interface Connection {
  worker: Worker;
  remote: Remote<SearchWorker>;
  /** Rejects when the worker's script cannot be loaded or run, or when the worker is given up. */
  broken: Promise<never>;
  /** Ends the worker; the next query starts another one. */
  end: (reason: string) => void;
}

let connection: Connection | undefined;

function connect(): Connection {
  if (connection !== undefined) return connection;
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  let end: Connection['end'] = () => undefined;
  const broken = new Promise<never>((_resolve, reject) => {
    end = (reason) => {
      worker.terminate();
      connection = undefined;
      reject(new Error(reason));
    };
  });
  worker.addEventListener('error', (event) => {
    end(`the search worker failed: ${event.message}`);
  });
  broken.catch(() => undefined);
  connection = {worker, remote: wrap<SearchWorker>(worker), broken, end};
  return connection;
}

/**
 * Starts the worker and makes it read what every query needs. A failure shows with the first query.
 */
export async function prepare(baseUrl: string): Promise<void> {
  try {
    const {remote, broken} = connect();
    await Promise.race([remote.open(baseUrl), broken]);
  } catch {
    // The first query fails in the same way, and then the reader is told.
  }
}

/**
 * The answer to a query: the hits, or null where search does not work, and the status to set once
 * they are shown.
 */
export interface Answer {
  result: SearchResult | null;
  status: SearchStatus;
}

/**
 * Asks the worker. Search does not work where there are no workers, where the index is missing or
 * damaged, and where no answer comes.
 *
 * @param onSlow called once where the answer takes long; it may come yet
 */
export async function ask(baseUrl: string, query: string, options: SearchOptions, onSlow: () => void): Promise<Answer> {
  const told = setTimeout(onSlow, limits.told);
  let givenUp: ReturnType<typeof setTimeout> | undefined;
  const answered = new AbortController();
  try {
    const {worker, remote, broken, end} = connect();
    const wait = (): void => {
      clearTimeout(givenUp);
      givenUp = setTimeout(end, limits.givenUp, `no sign of the search worker in ${limits.givenUp} ms`);
    };
    worker.addEventListener('message', wait, {signal: answered.signal});
    wait();
    const result = await Promise.race([remote.search(baseUrl, query, options), broken]);
    const {total, hits, isOffline} = result;
    return {
      result,
      status: {
        phase: 'answered',
        query,
        ...(options.section === undefined ? {} : {section: options.section}),
        total,
        shown: hits.length,
        isOffline,
      },
    };
  } catch (error) {
    console.info('Search failed:', error);
    return {result: null, status: {phase: 'failed'}};
  } finally {
    answered.abort();
    clearTimeout(told);
    clearTimeout(givenUp);
  }
}
