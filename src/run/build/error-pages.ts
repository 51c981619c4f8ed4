import {entryLists} from '../../reference/errors/entries';
import {entryRoute} from '../../reference/errors/routes';

/** The compiler's code in an entry's id: `e04007`, `lint-w99001`, `sui-e02009`. */
const codeIn = /^(?:sui-|lint-)?([ew]\d{5})$/;

/**
 * Where the error reference explains a code of the compiler. A number that two kinds of errors
 * share leads nowhere.
 */
export function errorPages(): Record<string, string> {
  const pages = new Map<string, string[]>();
  for (const list of entryLists) {
    for (const entry of list.entries) {
      const code = codeIn.exec(entry.id)?.[1]?.toUpperCase();
      if (code !== undefined) pages.set(code, [...(pages.get(code) ?? []), entryRoute(list.page, entry)]);
    }
  }
  return Object.fromEntries([...pages].flatMap(([code, [route, ...others]]) => (route && others.length === 0 ? [[code, route]] : [])));
}
