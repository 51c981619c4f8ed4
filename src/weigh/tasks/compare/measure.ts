import type {Browser} from 'playwright-core';
import {scorePages} from '../../measure/lighthouse';
import {weighPages} from '../../measure/pages';
import {weighSearch, type SearchWeight} from '../../measure/search';
import {weighedPage} from '../../synthetic/page';
import type {Weight} from '../../measure/weight';
import {withSite} from '../../measure/with-site';

/** What a reader types on the generated pages; their words are in `synthetic/words.ts`. */
export const syntheticQueries: readonly string[] = ['coin', 'validator', 'greenhouse', 'shared object', 'checkpoint'];

/** The figures of one site. */
export interface Comparison {
  page: Weight;
  search: SearchWeight;
  /** Lighthouse's score for performance, mobile. */
  performance: number;
}

/** Weighs a page and a search of a built site of generated pages, and scores the page. */
export async function compareSite(browser: Browser, directory: string): Promise<Comparison> {
  const route = `/${weighedPage}`;
  const [weights, search, scores] = await withSite(directory, 'gzip', async (site) => [
    await weighPages(browser, site, [{name: 'page', route}]),
    await weighSearch(browser, site, route, syntheticQueries, 'typed'),
    await scorePages(new Map([['page', `${site.origin}${route}`]])),
  ]);
  const [page, scored] = [weights.get('page'), scores.get('page')];
  if (page === undefined || scored === undefined) throw new Error(`The page ${route} of ${directory} was not measured.`);
  return {page, search, performance: scored.scores.performance};
}
