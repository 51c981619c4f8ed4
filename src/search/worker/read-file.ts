import {UnreachableError, type ReadFile} from '../engine/index-files';
import {unseal} from '../engine/seal';

/**
 * Milliseconds in which no part of an answer comes, after which it is given up. Two tries are
 * shorter than what `remote.ts` waits.
 */
export const silenceLimit = 60_000;

/** The browser's `fetch`; tests give their own. */
export type Fetch = (url: string, init: {cache: RequestCache; signal: AbortSignal}) => Promise<Response>;

/** The text of an answer. */
async function textOf({body}: Response, onPart: () => void): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const {done, value} = (await reader?.read()) ?? {done: true};
    if (done) return text + decoder.decode();
    onPart();
    text += decoder.decode(value, {stream: true});
  }
}

/** Turns the text of a file into its contents, or throws where it is not that file. */
type Parse = (text: string) => unknown;

/**
 * Reads files of the index by HTTP. All but the entry file are named after their contents, so a
 * cached copy is as good as a new one, if its seal says that it is the file: an error page that a
 * host or a proxy once gave for it is in the cache, too. What fails is asked for once more, past
 * the cache, and what is fetched then takes the place of the bad copy. The entry file is fetched
 * anew, and taken from the cache where the network does not answer.
 *
 * @param folder address of the index, with a slash at the end
 * @param onPart told whenever a part of a file has come
 * @returns throws as `ReadFile` says
 */
export function readerOf(folder: string, onPart: () => void = () => undefined, ask: Fetch = (url, init) => fetch(url, init)): ReadFile {
  async function fetchFile(file: string, cache: RequestCache, parse: Parse): Promise<unknown> {
    const url = folder + file;
    const stop = new AbortController();
    const giveUp = (): void => {
      stop.abort();
    };
    let silent = setTimeout(giveUp, silenceLimit);
    const hear = (): void => {
      clearTimeout(silent);
      silent = setTimeout(giveUp, silenceLimit);
      onPart();
    };
    let response: Response;
    let text: string;
    try {
      response = await ask(url, {cache, signal: stop.signal});
      hear();
      text = await textOf(response, hear);
    } catch (cause) {
      throw new UnreachableError(`${url} could not be reached`, {cause});
    } finally {
      clearTimeout(silent);
    }
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return parse(text);
  }

  return async (file, {fresh}) => {
    const parse: Parse = (text) => (fresh ? JSON.parse(text) : unseal(file, text));
    try {
      return await fetchFile(file, fresh ? 'no-cache' : 'force-cache', parse);
    } catch (error) {
      return fetchFile(file, fresh && error instanceof UnreachableError ? 'force-cache' : 'reload', parse);
    }
  };
}
