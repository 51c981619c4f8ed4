import {useLocation} from '@docusaurus/router';
import {createContext, useContext} from 'react';
import type {ListedPage, PageEntry} from './types';

/** The pages that components below may ask for; src/registry/remark finds out which these are. */
export const KnownPagesContext = createContext<readonly PageEntry[]>([]);

/** A component asked the registry for a page that does not exist. */
export class UnknownPageError extends Error {
  override name = 'UnknownPageError';
}

/** Root-relative path of a page, without the site's base URL. */
export const routeOf = (page: ListedPage): string => page.slug ?? `/${page.id}`;

function lookUp(pages: readonly PageEntry[], id: string, asker: string): PageEntry {
  const page = pages.find((candidate) => candidate.id === id);
  if (!page) {
    throw new UnknownPageError(
      `The page at ${asker} asks for the page id "${id}", which does not exist. Use the path of a file under docs/, without its extension.`,
    );
  }
  return page;
}

/**
 * One page by its id.
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
 * Every listed page below a prefix (`guides/developer` gives `guides/developer/…`, not `guides/developer` itself),
 * sorted by id. Snippets are never among them.
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
