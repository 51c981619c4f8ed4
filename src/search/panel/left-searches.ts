/** A search that led away from a page. */
interface Search {
  query: string;
  section: string;
}

/**
 * Entries of this tab's history that were left by a hit of the panel: who comes back finds the list
 * as it was.
 */
const searches = new Map<string, Search>();

/**
 * The key of the current entry. The router gives it one, unless the browser itself made the entry.
 */
const entry = (): string => (history.state as {key?: string} | null)?.key ?? location.href;

/** The search by which the current entry of the history was left, if it was. */
export const searchLeft = (): Search | undefined => searches.get(entry());

/** Notes that the current entry is left by a hit. */
export function leaveBy(search: Search): void {
  searches.set(entry(), search);
}

/** The reader closed the list: who comes back finds the page alone. */
export function forgetLeft(): void {
  searches.delete(entry());
}
