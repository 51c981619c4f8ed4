import {expose} from 'comlink';
import type {SearchOptions, SearchResult} from '../engine/answer';
import {SearchEngine} from '../engine/engine';
import {indexFolder} from '../engine/index-format';
import {readerOf} from './read-file';

const engines = new Map<string, SearchEngine>();

/**
 * Tells the page that a file is coming; only that there is a message counts, which Comlink passes
 * over.
 */
const signOfLife = (): void => {
  postMessage('coming');
};

function engineOf(baseUrl: string): SearchEngine {
  const engine = engines.get(baseUrl) ?? new SearchEngine(readerOf(`${baseUrl}${indexFolder}/`, signOfLife));
  engines.set(baseUrl, engine);
  return engine;
}

const worker = {
  /** Reads what every query needs, so that the first one is quick. */
  async open(baseUrl: string): Promise<void> {
    await engineOf(baseUrl).open();
  },
  search: (baseUrl: string, query: string, options: SearchOptions): Promise<SearchResult> => engineOf(baseUrl).search(query, options),
};

/** What the page can ask the worker for. */
export type SearchWorker = typeof worker;

expose(worker);
