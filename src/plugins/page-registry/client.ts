import {useLocation} from '@docusaurus/router';
import registry from '@generated/page-registry/default/registry.json';
import {snippetPrefix} from './snippet-prefix';
import type {PageEntry} from './types';

/** A component asked the registry for a page that does not exist. */
export class UnknownPageError extends Error {
  override name = 'UnknownPageError';
}

/** Root-relative path of a page, without the site's base URL. */
export const routeOf = (page: PageEntry): string => page.slug ?? `/${page.id}`;

function lookUp(id: string, asker: string): PageEntry {
  const page = registry[id];
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
  return lookUp(id, useLocation().pathname);
}

/** Several pages by their ids, in the order given. Throws like `usePage`. */
export function usePagesById(ids: readonly string[]): PageEntry[] {
  const {pathname} = useLocation();
  return ids.map((id) => lookUp(id, pathname));
}

/** Every listed page, sorted by id. Snippets are never among them. */
export const useListedPages = (): PageEntry[] => Object.values(registry).filter((page) => !page.id.startsWith(snippetPrefix));

/**
 * Every listed page below a prefix (`guides/developer` gives `guides/developer/…`, not `guides/developer` itself),
 * sorted by id. Snippets are never among them.
 *
 * @throws {UnknownPageError} where nothing is below the prefix
 */
export function usePages(prefix: string): PageEntry[] {
  const {pathname} = useLocation();
  const pages = Object.values(registry).filter((page) => page.id.startsWith(`${prefix}/`) && !page.id.startsWith(snippetPrefix));
  if (pages.length === 0) throw new UnknownPageError(`The page at ${pathname} asks for pages below "${prefix}", and there are none.`);
  return pages;
}
