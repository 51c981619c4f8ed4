import {lists} from './lists';

/** Forgets the searches and the pages. */
export function forgetLists(): void {
  try {
    for (const name of Object.values(lists)) localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
