/**
 * Lists that this browser keeps for the reader. Each entry is an address or a query, and what is
 * shown for it.
 */
export const lists = {searches: 'search-recent', pages: 'search-pages'} as const;
export type ListName = (typeof lists)[keyof typeof lists];
export type Kept = [key: string, label: string];

/** One more than is shown: the page that is open is left out. */
const most = 6;

/** What a list has, the latest first; empty where storage is refused or holds something else. */
export function readList(name: ListName): Kept[] {
  try {
    const read = JSON.parse(localStorage.getItem(name) ?? '[]') as Kept[];
    return read.filter(([key, label]) => key && label);
  } catch {
    return [];
  }
}

/** Puts an entry at the front of a list. Where storage is refused, nothing is kept. */
export function addTo(name: ListName, key: string, label: string): void {
  try {
    const others = readList(name).filter(([known]) => known !== key);
    localStorage.setItem(name, JSON.stringify([[key, label], ...others].slice(0, most)));
  } catch {
    // Nothing is kept.
  }
}
