import {prepare} from '../worker/remote';

/**
 * In the place of the package's function that fetches the index. The field can be used at once:
 * nothing waits for it.
 *
 * @returns a promise after which the bar gives its field the focus. So it is kept at once where the
 *   field has the focus, before the reader can go elsewhere; and where the pointer alone is over
 *   the field, when the reader goes to it.
 */
export async function fetchIndexesByWorker(baseUrl: string): Promise<void> {
  void prepare(baseUrl);
  const field = document.querySelector('.navbar__search-input');
  if (!field || field === document.activeElement) return;
  await new Promise((resolve) => {
    field.addEventListener('focus', resolve, {once: true});
  });
}

/**
 * In the place of the package's function that searches, for its own list and its results page,
 * which are not used.
 */
export function searchByWorker(): Promise<never[]> {
  return Promise.resolve([]);
}
