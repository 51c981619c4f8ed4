import type {IndexedPage, PageIndex} from '../../markdown-pages/lists/page-index';
import {UsageError} from '../../lib/usage-error';
import type {Site} from './open-site';

/** The form of `index.json` that is read here. */
const version = 1;

/** All pages of a site, and what finds one of them. */
export interface Pages {
  /** Address of the site, with a slash at its end. */
  address: string;
  versions: Readonly<Record<string, string>>;
  all: readonly IndexedPage[];
  /**
   * The page that a route, an id, an address or the name of a Markdown file means, each with or
   * without an anchor.
   */
  find: (name: string) => IndexedPage | undefined;
}

/**
 * What is left of an address, a route or a file name: `guides/developer`, and empty for the home
 * page.
 */
function pathOf(name: string, address: string): string {
  const below = name.startsWith(address) ? name.slice(address.length) : name.replace(/^https?:\/\/[^/]+/, '');
  return below
    .replace(/[?#].*$/, '')
    .replace(/^\/|\/$/g, '')
    .replace(/\.(?:md|html)$/, '')
    .replace(/^index$/, '');
}

/** @throws where the site has no such file, or one of another form */
export async function readPages(site: Site): Promise<Pages> {
  const index = JSON.parse(await site.read('index.json')) as PageIndex;
  if ((index.version as number) !== version)
    throw new UsageError(`index.json of ${site.place} has version ${index.version}; this program reads version ${version}.`);
  const byRoute = new Map(index.pages.map((page) => [page.route.replace(/^\//, ''), page]));
  const byId = new Map(index.pages.map((page) => [page.id, page]));
  return {
    address: index.address,
    versions: index.versions,
    all: index.pages,
    find: (name) => {
      const found = pathOf(name, index.address);
      return byRoute.get(found) ?? byId.get(found);
    },
  };
}
