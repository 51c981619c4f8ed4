import {useLocation} from '@docusaurus/router';
import {createContext, useContext} from 'react';
import type {PageEntry} from './types';

/**
 * The entries that the components below it need; `remark.ts` finds out which these are while the
 * page is built.
 */
export const KnownPagesContext = createContext<readonly PageEntry[]>([]);

/**
 * A component asked for a page whose entry was not shipped with the page that the component is on.
 */
export class UnknownPageError extends Error {
  override name = 'UnknownPageError';
}

function lookUp(pages: readonly PageEntry[], id: string, asker: string): PageEntry {
  const page = pages.find((candidate) => candidate.id === id);
  if (!page) {
    throw new UnknownPageError(
      `The page at ${asker} asks for the page id "${id}", which was not known when the page was built. An id that is known only at run time is looked up with usePageRegistry().`,
    );
  }
  return page;
}

/**
 * One page by its id, which is written out in the page's source: `<PageCard id="guides" />`.
 *
 * @throws {UnknownPageError} naming the page that asked; it stops the build
 */
export function usePage(id: string): PageEntry {
  return lookUp(useContext(KnownPagesContext), id, useLocation().pathname);
}

/** Several pages by their ids, in the order given. Throws like `usePage`. */
export function usePagesById(ids: readonly string[]): PageEntry[] {
  const known = useContext(KnownPagesContext);
  const {pathname} = useLocation();
  return ids.map((id) => lookUp(known, id, pathname));
}

/**
 * Every listed page below a prefix (`guides/developer` gives `guides/developer/…`, not
 * `guides/developer` itself), sorted by id. Snippets are never among them.
 *
 * @throws {UnknownPageError} where nothing is below the prefix
 */
export function usePages(prefix: string): PageEntry[] {
  const known = useContext(KnownPagesContext);
  const {pathname} = useLocation();
  const pages = known.filter((page) => page.id.startsWith(`${prefix}/`));
  if (pages.length === 0) throw new UnknownPageError(`The page at ${pathname} asks for pages below "${prefix}", and there are none.`);
  return pages;
}
