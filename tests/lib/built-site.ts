import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio/slim';
import {pageFiles} from '../../src/lib/forwarding';
import type {PageRegistry, Slugs} from '../../src/registry/types';

export const buildDir = 'build';

const readGenerated = (file: string): unknown => JSON.parse(readFileSync(`.docusaurus/page-registry/default/${file}`, 'utf8'));

/** The registry that the last build wrote. */
export const registry = readGenerated('registry.json') as PageRegistry;

const slugs = readGenerated('slugs.json') as Slugs;

/** The route of a page in the last build. */
export const routeOf = (id: string): string => slugs[id] ?? `/${id}`;

export const routes = new Map(Object.values(registry).map((page) => [routeOf(page.id), page]));

/** File of the built site that a static host answers a route with. */
export function fileOf(route: string): string {
  const clean = route === '/' ? '/index' : route;
  const candidates = [`${clean}.html`, `${clean}/index.html`].map((file) => path.join(buildDir, file));
  const found = candidates.find((file) => existsSync(file));
  if (found === undefined) throw new Error(`no file answers ${route}; looked for ${candidates.join(' and ')}`);
  return found;
}

/**
 * A page of the built site, by a parser that takes a quarter of a browser's one's time; it reads
 * what is in <noscript>, too.
 */
export const readPage = (route: string): CheerioAPI => load(readFileSync(fileOf(route), 'utf8'));

let pages: readonly string[] | undefined;

/**
 * Every page of the built site, as paths from the repository's top. Files at old addresses, which
 * only lead on to a page, are not among them: tests/site/old-addresses.test.ts has rules of its own
 * for those. Each file of the site is looked at once for that, and only where somebody asks.
 */
export const htmlFiles = (): readonly string[] => (pages ??= pageFiles(buildDir).map((file) => path.join(buildDir, file)));
