import {UnreachableError, type ReadFile} from '../engine/index-files';
import {unseal} from '../engine/seal';

/** Milliseconds for one answer, its body included. Two tries of it are shorter than what `remote.ts` waits for the worker. */
const answerLimit = 15_000;

/** What a reader needs of the browser; tests give their own. */
export interface Network {
  fetch: (url: string, init: {cache: RequestCache; signal: AbortSignal}) => Promise<Response>;
  /** A signal that ends a request which takes too long. */
  limit: () => AbortSignal;
}

const ofBrowser: Network = {fetch: (url, init) => fetch(url, init), limit: () => AbortSignal.timeout(answerLimit)};

/** Turns the text of a file into its contents, or throws where it is not that file. */
type Parse = (text: string) => unknown;

/**
 * Reads files of the index by HTTP. All but the entry file are named after their contents, so a cached copy is as good as a new
 * one, if its seal says that it is the file: an error page that a host or a proxy once gave for it is in the cache, too. What fails
 * is asked for once more, past the cache, and what is fetched then takes the place of the bad copy. The entry file is fetched anew,
 * and taken from the cache where the network does not answer.
 *
 * @param folder address of the index, with a slash at the end
 * @returns throws as `ReadFile` says
 */
export function readerOf(folder: string, network = ofBrowser): ReadFile {
  async function ask(file: string, cache: RequestCache, parse: Parse): Promise<unknown> {
    const url = folder + file;
    let response: Response;
    let text: string;
    try {
      response = await network.fetch(url, {cache, signal: network.limit()});
      text = await response.text();
    } catch (cause) {
      throw new UnreachableError(`${url} could not be reached`, {cause});
    }
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return parse(text);
  }

  return async (file, {fresh}) => {
    const parse: Parse = (text) => (fresh ? JSON.parse(text) : unseal(file, text));
    try {
      return await ask(file, fresh ? 'no-cache' : 'force-cache', parse);
    } catch (error) {
      return ask(file, fresh && error instanceof UnreachableError ? 'force-cache' : 'reload', parse);
    }
  };
}
