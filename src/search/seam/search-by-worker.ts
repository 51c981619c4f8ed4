import {toPackageResult, type PackageResult} from './package-result';
import {ask, prepare} from '../worker/remote';
import {announce} from '../messages';
import {setStatus} from '../status';

/** More hits cost bytes and are not read: a reader who does not see the page among these changes the words. */
const mostHits = 16;

/** In the place of the package's function that fetches the index. The field can be used at once: nothing waits for it. */
export function fetchIndexesByWorker(baseUrl: string): Promise<void> {
  void prepare(baseUrl);
  return Promise.resolve();
}

/** Answers come in the order of the questions, so that an old one never takes the place of a new one. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * In the place of the package's function that searches, for its results page.
 *
 * @param section name of the only section to look in; empty for all
 * @returns never, where search does not work: the page keeps what it shows, and says what happened (src/search/results/SearchPage)
 */
export async function searchByWorker(baseUrl: string, section: string, query: string, limit: number): Promise<PackageResult[]> {
  const before = previous;
  const asked = ask(baseUrl, query, {limit: Math.min(limit, mostHits), ...(section === '' ? {} : {section})}, () => {
    setStatus({phase: 'slow'}, announce({phase: 'slow'}));
  });
  previous = asked;
  await before;
  const {result, status} = await asked;
  setStatus(status, announce(status));
  if (result === null) return new Promise<never>(() => undefined);
  return result.hits.map((hit) => toPackageResult(hit, baseUrl));
}
