import {prepare} from '../worker/remote';

/** In the place of the package's function that fetches the index. The field can be used at once: nothing waits for it. */
export function fetchIndexesByWorker(baseUrl: string): Promise<void> {
  void prepare(baseUrl);
  return Promise.resolve();
}

/** In the place of the package's function that searches, for its own list and its results page, which are not used. */
export function searchByWorker(): Promise<never[]> {
  return Promise.resolve([]);
}
