import {expose} from 'comlink';
import {SearchEngine, type SearchOptions, type SearchResult} from '../engine/engine';
import {UnreachableError, type ReadFile} from '../engine/index-files';
import {indexFolder} from '../engine/index-format';

/**
 * Reads files of the index by HTTP. All but the entry file are named after their contents, so a cached copy is as good as a new
 * one. The entry file is fetched anew, and taken from the cache only where the network does not answer.
 */
function readerOf(baseUrl: string): ReadFile {
  const get = async (url: string, cache: RequestCache): Promise<Response> => {
    try {
      return await fetch(url, {cache});
    } catch (cause) {
      throw new UnreachableError(`${url} could not be reached`, {cause});
    }
  };
  return async (file, {fresh}) => {
    const url = `${baseUrl}${indexFolder}/${file}`;
    const response = fresh ? await get(url, 'no-cache').catch(() => get(url, 'force-cache')) : await get(url, 'force-cache');
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.json() as Promise<unknown>;
  };
}

const engines = new Map<string, SearchEngine>();

function engineOf(baseUrl: string): SearchEngine {
  const engine = engines.get(baseUrl) ?? new SearchEngine(readerOf(baseUrl));
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
