import type {Browser} from 'playwright-core';
import {levels, type CompressedSite} from '../../lib/serve-compressed';
import {findExcesses, type Budgets, type Figure} from '../budgets';
import type {Outcome} from '../outcome';
import {pageTypes} from '../page-types';
import {formatTable, inKilobytes} from '../table';
import {withBrowser, withSite} from '../measure/with-site';
import {weighSearch, type SearchWeight} from '../measure/search';
import {siteQueries} from './search-queries';

const limitOf = (index: number, budgets: Budgets['search']): number => (index === 0 ? budgets.firstResult : budgets.furtherQuery);

/** The bytes of each query beside their budgets. */
export const searchFigures = ({queries}: SearchWeight, budgets: Budgets['search']): Figure[] =>
  queries.map(({query, bytes}, index) => ({
    name: `${index === 0 ? 'first' : 'further'} query "${query}"`,
    value: bytes / 1000,
    limit: limitOf(index, budgets),
    unit: ' kB',
  }));

/** One sentence for each thing that a search must not do: weigh more than its budget, load before it is asked, or load nothing. */
export function searchExcesses(weight: SearchWeight, budgets: Budgets['search']): string[] {
  const first = weight.queries[0];
  return [
    ...findExcesses(searchFigures(weight, budgets)),
    ...weight.early.map((path) => `before the reader turned to search, the page had downloaded ${path}`),
    ...(first?.bytes === 0 ? ['the first query downloaded nothing, so the index came with the page'] : []),
  ];
}

/** Weighs what searching costs a reader of a guide. */
export const weighGuideSearch = (browser: Browser, served: CompressedSite): Promise<SearchWeight> =>
  weighSearch(browser, served, pageTypes.guide, siteQueries);

/** Weighs the search of a built site, with gzip. */
export async function weighSiteSearch(site: string, {search: budgets}: Budgets): Promise<Outcome> {
  const weight = await withBrowser((browser) => withSite(site, 'gzip', (served) => weighGuideSearch(browser, served)));
  const rows = weight.queries.map(({query, bytes, requests}, index) => [
    query,
    String(requests),
    inKilobytes(bytes),
    limitOf(index, budgets).toFixed(1),
  ]);
  return {
    report: [
      `Beyond the page, letter by letter, until the results show and nothing is under way. Gzip, level ${levels.gzip}:`,
      formatTable(['query', 'requests', 'kB', 'budget'], rows),
    ].join('\n\n'),
    excesses: searchExcesses(weight, budgets),
  };
}
