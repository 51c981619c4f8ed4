import type {Manifest} from './manifest';

/** What the parts of a build say that there is. Routes are without the base URL. */
export interface KnownPages {
  /** The page registry: every page, and those that readers can find. */
  registry: {all: readonly string[]; listed: readonly string[]};
  sitemap: readonly string[];
  search: {routes: readonly string[]; /** The files of the index, from the top of the site. */ files: readonly string[]};
}

const missingIn = (list: readonly string[], other: readonly string[]): string[] => {
  const known = new Set(other);
  return list.filter((item) => !known.has(item));
};

/**
 * Compares what was built with what the parts of the build say that there is.
 *
 * @returns a clause for each difference; empty where the site is whole
 */
export function disagreements({routes, files}: Manifest, {registry, sitemap, search}: KnownPages): string[] {
  const built = Object.keys(routes);
  const empty = Object.values(routes).filter((file) => files[file]?.size === 0);
  return [
    ...missingIn(registry.all, built).map((route) => `no file answers ${route}, a page of the registry`),
    ...missingIn(sitemap, built).map((route) => `no file answers ${route}, which the sitemap names`),
    ...missingIn(search.routes, built).map((route) => `no file answers ${route}, which the search index names`),
    ...missingIn(search.files, Object.keys(files)).map((file) => `${file} of the search index is missing`),
    ...missingIn(registry.listed, sitemap).map((route) => `the sitemap lacks ${route}`),
    ...missingIn(registry.listed, search.routes).map((route) => `the search index lacks ${route}`),
    ...missingIn(search.routes, registry.listed).map((route) => `the search index has ${route}, which the registry does not list`),
    ...empty.map((file) => `${file} is empty`),
  ];
}
