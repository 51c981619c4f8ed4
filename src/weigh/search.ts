import type {Browser, Locator, Page} from 'playwright-core';
import {escapeRegExp} from '../lib/escape-reg-exp';
import type {CompressedSite, Transfer} from '../lib/serve-compressed';
import {textTable} from '../lib/text-table';
import {budgets, findExcesses, type Figure} from './budgets';
import {pageTypes} from './page-types';
import {withVisit, type Visit} from './visit';
import {weightOf} from './weight';

/** What a reader types, first and then: words, identifiers, a question. Each has results. */
const siteQueries = [
  'coin',
  'TreasuryCap',
  'gas budget',
  'public_transfer',
  'how to publish a package',
  'suix_getCoins',
  '0x2::sui::SUI',
  'checkpoint',
];

/**
 * How a query comes into the field: whole, as by a quick reader of whom no letter is answered by
 * itself, or letter by letter, as by a slow one of whom each is answered before the next one comes.
 * Whatever a machine's speed makes of a reader's typing is in between.
 */
const manners = ['given', 'typed'] as const;
type Manner = (typeof manners)[number];

export interface SearchWeight {
  /**
   * In the order in which they were asked; the first one's bytes begin where the reader enters the
   * field.
   */
  queries: readonly {query: string; bytes: number; requests: number}[];
  /** Data files that came with the page, before the reader turned to search. */
  early: readonly string[];
}

/** What searching costs, whichever way a reader fills the field. */
export type SearchWeights = Readonly<Record<Manner, SearchWeight>>;

const dataTypes = new Set(['application/json', 'application/octet-stream', 'application/wasm', '']);

/** Pictures, scripts and styles belong to a page; data belongs to a search. */
const isData = ({mediaType}: Transfer): boolean => dataTypes.has(mediaType);

/** The search field by its role, which the search bar changes once its code is there. */
const fieldOf = (page: Page): Locator =>
  page
    .getByRole('textbox', {name: /search/i})
    .or(page.getByRole('searchbox'))
    .or(page.getByRole('combobox', {name: /search/i}))
    .filter({visible: true})
    .first();

const firstResultOf = (page: Page): Locator => page.getByRole('option').filter({visible: true}).first();

/**
 * Waits until the search bar has answered: its worker computes a while after the last request, and
 * excerpts come later.
 */
async function untilAnswered(page: Page, query: string): Promise<void> {
  const answer = new RegExp(`found for ${escapeRegExp(query)}[;.]|could not be loaded`);
  await page.locator('.navbar [role="status"]').filter({hasText: answer}).waitFor({state: 'attached'});
  await page.locator('[role="listbox"][data-whole="false"]').waitFor({state: 'detached'});
}

async function askFor({page, settle}: Visit, query: string, manner: Manner): Promise<void> {
  await fieldOf(page).fill('');
  await firstResultOf(page).waitFor({state: 'hidden'});
  if (manner === 'given') {
    await fieldOf(page).fill(query);
    await untilAnswered(page, query);
  } else
    for (let length = 1; length <= query.length; length += 1) {
      await page.keyboard.type(query.charAt(length - 1));
      await untilAnswered(page, query.slice(0, length));
    }
  if (!(await firstResultOf(page).isVisible())) throw new Error(`The search bar shows no result for "${query}".`);
  await settle();
}

/**
 * Searches as a reader does, in the search bar of a page, and weighs what is transferred for it.
 *
 * @param route the page that the reader is on
 * @throws where a query shows no result
 */
export async function weighSearch(
  browser: Browser,
  site: CompressedSite,
  route: string,
  queries: readonly string[],
  manner: Manner,
): Promise<SearchWeight> {
  return withVisit(browser, site, async (visit) => {
    const {page, settle, takeTransfers} = visit;
    await page.goto(`${site.origin}${route}`);
    await settle();
    const early = takeTransfers().filter(isData);
    await fieldOf(page).click();
    await settle();
    const weighed = [];
    for (const query of queries) {
      await askFor(visit, query, manner);
      const {total, requests} = weightOf(takeTransfers());
      weighed.push({query, bytes: total, requests});
    }
    return {queries: weighed, early: early.map(({path}) => path)};
  });
}

/** Weighs what searching costs a reader of a guide. */
export async function weighSiteSearch(browser: Browser, site: CompressedSite): Promise<SearchWeights> {
  const weigh = (manner: Manner): Promise<SearchWeight> => weighSearch(browser, site, pageTypes.guide, siteQueries, manner);
  return {given: await weigh('given'), typed: await weigh('typed')};
}

/** The bytes of each query beside their budgets. */
export const searchFigures = (weights: SearchWeights): Figure[] =>
  manners.flatMap((manner) =>
    weights[manner].queries.map(({query, bytes}, index) => ({
      name: `${index === 0 ? 'first' : 'further'} query "${query}", ${manner}`,
      value: bytes / 1000,
      limit: budgets.search[manner][index === 0 ? 'firstResult' : 'furtherQuery'],
    })),
  );

/**
 * One sentence for each thing that a search must not do: weigh more than its budget, load before it
 * is asked, or load nothing.
 */
export function searchExcesses(weights: SearchWeights): string[] {
  const early = new Set(manners.flatMap((manner) => weights[manner].early));
  const nothing = manners.some((manner) => weights[manner].queries[0]?.bytes === 0);
  return [
    ...findExcesses(searchFigures(weights)),
    ...[...early].map((path) => `before the reader turned to search, the page had downloaded ${path}`),
    ...(nothing ? ['the first query downloaded nothing, so the index came with the page'] : []),
  ];
}

/** The figures of searches as a table. */
export const searchTable = (weights: SearchWeights): string =>
  textTable(
    ['', 'kB', 'budget'],
    searchFigures(weights).map(({name, value, limit}) => [name, value.toFixed(1), limit.toFixed(1)]),
    (column) => column > 0,
  );
