import type {Browser} from 'playwright-core';
import {levels, type CompressedSite} from '../../lib/serve-compressed';
import {findExcesses, type Budgets, type Figure} from '../budgets';
import type {Outcome} from '../outcome';
import {pageTypes} from '../page-types';
import {formatTable, inKilobytes} from '../table';
import {withBrowser, withSite} from '../measure/with-site';
import {manners, weighSearch, type Manner, type SearchWeight} from '../measure/search';
import {siteQueries} from './search-queries';

/** What searching costs, whichever way a reader fills the field. */
export type SearchWeights = Readonly<Record<Manner, SearchWeight>>;

const limitOf = (index: number, {firstResult, furtherQuery}: Budgets['search'][Manner]): number =>
  index === 0 ? firstResult : furtherQuery;

/** The bytes of each query beside their budgets. */
export const searchFigures = (weights: SearchWeights, budgets: Budgets['search']): Figure[] =>
  manners.flatMap((manner) =>
    weights[manner].queries.map(({query, bytes}, index) => ({
      name: `${index === 0 ? 'first' : 'further'} query "${query}", ${manner}`,
      value: bytes / 1000,
      limit: limitOf(index, budgets[manner]),
      unit: ' kB',
    })),
  );

/** One sentence for each thing that a search must not do: weigh more than its budget, load before it is asked, or load nothing. */
export function searchExcesses(weights: SearchWeights, budgets: Budgets['search']): string[] {
  const early = new Set(manners.flatMap((manner) => weights[manner].early));
  const nothing = manners.some((manner) => weights[manner].queries[0]?.bytes === 0);
  return [
    ...findExcesses(searchFigures(weights, budgets)),
    ...[...early].map((path) => `before the reader turned to search, the page had downloaded ${path}`),
    ...(nothing ? ['the first query downloaded nothing, so the index came with the page'] : []),
  ];
}

/** Weighs what searching costs a reader of a guide. */
export async function weighGuideSearch(browser: Browser, served: CompressedSite): Promise<SearchWeights> {
  const weigh = (manner: Manner): Promise<SearchWeight> => weighSearch(browser, served, pageTypes.guide, siteQueries, manner);
  return {given: await weigh('given'), typed: await weigh('typed')};
}

/** The figures of one way to fill the field. */
function tableOf({queries}: SearchWeight, budgets: Budgets['search'][Manner]): string {
  const rows = queries.map(({query, bytes, requests}, index) => [
    query,
    String(requests),
    inKilobytes(bytes),
    limitOf(index, budgets).toFixed(1),
  ]);
  return formatTable(['query', 'requests', 'kB', 'budget'], rows);
}

/** Weighs the search of a built site, with gzip. */
export async function weighSiteSearch(site: string, {search: budgets}: Budgets): Promise<Outcome> {
  const weights = await withBrowser((browser) => withSite(site, 'gzip', (served) => weighGuideSearch(browser, served)));
  return {
    report: [
      `Beyond the page, until the results show and nothing is under way. Gzip, level ${levels.gzip}. Queries that are given whole:`,
      tableOf(weights.given, budgets.given),
      'Typed letter by letter, each answered before the next:',
      tableOf(weights.typed, budgets.typed),
    ].join('\n\n'),
    excesses: searchExcesses(weights, budgets),
  };
}
