import {relativePath} from '../lib/files-below';

/** Addresses that the site itself needs, and what is there. */
const reserved: Readonly<Record<string, string>> = {
  '404': 'the page for addresses that are none',
  '404.html': 'the page for addresses that are none',
  search: 'the results of a search',
  'all-pages': 'the list of all pages',
  assets: 'scripts and styles',
  img: 'pictures',
  'search-index': 'the index of the search',
  'sitemap.xml': 'the list of addresses for search engines',
  'robots.txt': 'the rules for search engines',
  '.well-known': 'what hosts and browsers look for',
  'index.html': 'the home page',
};

/** The address of a page: its slug, or its path under docs/. */
export const routeOf = (file: string, slug: string | undefined): string =>
  slug ?? `/${relativePath('docs', file).replace(/(?:\/index)?\.mdx?$/, '')}`;

/**
 * What is wrong with an address; undefined where a page may have it. The home page of a site
 * without one may be a page.
 */
export function routeProblem(route: string): string | undefined {
  if (route === '/') return undefined;
  if (!/^(?:\/[a-z0-9][a-z0-9._-]*)+$/i.test(route))
    return `"${route}" is no address for a page. Write lower-case letters, digits and hyphens between slashes, such as /style-guide.`;
  const first = route.split('/')[1]?.toLowerCase() ?? '';
  if (Object.hasOwn(reserved, first)) return `the address "${route}" is taken: the site has ${reserved[first]} there. Choose another one.`;
  return /\.(?:html?|mdx?)$/i.test(route) ? `"${route}" ends like a file. Write it without the ending.` : undefined;
}

/** Which page has which address, while pages are loaded. */
export class Routes {
  private readonly files = new Map<string, string>();

  /**
   * Notes a page's address.
   *
   * @param exists whether another page is still there: under `npm start` one may have been renamed
   * @returns the other page that has the address already
   */
  take(file: string, route: string, exists: (file: string) => boolean): string | undefined {
    const key = route.toLowerCase();
    for (const [taken, by] of this.files) if (by === file && taken !== key) this.files.delete(taken);
    const other = this.files.get(key);
    if (other !== undefined && other !== file && exists(other)) return other;
    this.files.set(key, file);
    return undefined;
  }
}
