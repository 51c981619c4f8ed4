import {sidebarPrefixes, sidebars, wholeSidebars} from '@generated/docusaurus-plugin-content-docs/default/pages';
import {pageChunkName} from '../docs/chunk-name';
import {addresses} from './addresses';
import {sidebarOf} from './sidebar-of';
import type {SidebarModule} from './types';

/** What the browser knows of a page before it loads it. */
export interface Page {
  /** The route, with the site's base URL. */
  path: string;
  chunk: string;
  /** Absent for a page in no sidebar. */
  sidebar?: {name: string; load: () => Promise<SidebarModule>};
}

const withoutSlash = (pathname: string): string => `/${pathname.split('/').filter(Boolean).join('/')}`;

/**
 * The address at which the reader came in, where the host answered with something else than a page
 * of the docs, such as "not found". A reader's browser has no list of pages; links were checked
 * when the site was built, so that any other address has one.
 */
const withoutPage =
  addresses === undefined && !document.documentElement.classList.contains('docs-doc-page')
    ? withoutSlash(window.location.pathname)
    : undefined;

const known = addresses && new Set(addresses);

/** The page at an address, with or without a slash at its end. */
export function pageAt(pathname: string): Page | undefined {
  const path = withoutSlash(pathname);
  if (known ? !known.has(path) : path === withoutPage) return undefined;
  const name = sidebarOf(path, sidebarPrefixes);
  const apart = Object.keys(wholeSidebars).find((address) => path === address || path.startsWith(`${address}/`));
  const load = apart === undefined ? sidebars[name ?? ''] : wholeSidebars[apart];
  return {path, chunk: pageChunkName(path), ...(name !== undefined && load && {sidebar: {name, load}})};
}
