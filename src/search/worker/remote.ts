import {wrap, type Remote} from 'comlink';
import type {SearchOptions, SearchResult} from '../engine/engine';
import type {SearchStatus} from '../status';
import type {SearchWorker} from './worker';

interface Connection {
  remote: Remote<SearchWorker>;
  /** Rejects when the worker's script cannot be loaded or run. */
  broken: Promise<never>;
}

let connection: Connection | undefined;

function connect(): Connection {
  if (connection !== undefined) return connection;
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const broken = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', (event) => {
      connection = undefined;
      reject(new Error(`the search worker failed: ${event.message}`));
    });
  });
  broken.catch(() => undefined);
  connection = {remote: wrap<SearchWorker>(worker), broken};
  return connection;
}

/** Starts the worker and makes it read what every query needs. A failure shows with the first query. */
export async function prepare(baseUrl: string): Promise<void> {
  try {
    const {remote, broken} = connect();
    await Promise.race([remote.open(baseUrl), broken]);
  } catch {
    // The first query fails in the same way, and then the reader is told.
  }
}

/** The answer to a query: the hits, or null where search does not work, and the status to set once they are shown. */
export interface Answer {
  result: SearchResult | null;
  status: SearchStatus;
}

/** Asks the worker. Search does not work where there are no workers, or the index is missing or damaged. */
export async function ask(baseUrl: string, query: string, options: SearchOptions): Promise<Answer> {
  try {
    const {remote, broken} = connect();
    const result = await Promise.race([remote.search(baseUrl, query, options), broken]);
    const {total, hits, isOffline} = result;
    return {result, status: {phase: 'answered', query, total, shown: hits.length, isOffline}};
  } catch (error) {
    console.info('Search failed:', error);
    return {result: null, status: {phase: 'failed'}};
  }
}
