import type {Browser, Locator, Page} from 'playwright-core';
import type {CompressedSite, Transfer} from '../../lib/serve-compressed';
import {withVisit, type Visit} from './visit';
import {weightOf} from './weight';

export interface SearchWeight {
  /** Bytes of each query, in the order in which they were typed; the first one's begin where the reader enters the field. */
  queries: readonly {query: string; bytes: number; requests: number}[];
  /** Data files that came with the page, before the reader turned to search. */
  early: readonly string[];
}

const dataTypes = new Set(['application/json', 'application/octet-stream', 'application/wasm', '']);

/** Pictures, scripts and styles belong to a page; data belongs to a search. */
const isData = ({mediaType}: Transfer): boolean => dataTypes.has(mediaType);

/** The search field by its role, which a search bar may change once its code is there. */
const fieldOf = (page: Page): Locator =>
  page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', {name: /search/i}))
    .or(page.getByRole('textbox', {name: /search/i}))
    .filter({visible: true})
    .first();

/** The first result, be the results a list to choose from or links in a dialog. */
const firstResultOf = (page: Page): Locator =>
  page.getByRole('option').or(page.getByRole('dialog').getByRole('listitem').getByRole('link')).filter({visible: true}).first();

/** Enters the search field; where a button opens it, by the button. */
async function enterField({page, settle}: Visit): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', {name: /search/i});
  const field = fieldOf(page);
  await field.or(button).filter({visible: true}).first().waitFor();
  if (!(await field.isVisible())) await button.first().click();
  await field.click();
  await settle();
}

/** Our list until it has its excerpts, which come once the reader stops typing; other generators' lists have no such mark. */
const listToFill = (page: Page): Locator => page.locator('[role="listbox"][data-whole="false"]');

/** Types slowly: each letter is answered before the next one comes. Then the reader stops, and looks at all there is. */
async function typeQuery({page, settle}: Visit, query: string, patience: number): Promise<void> {
  await fieldOf(page).fill('');
  await firstResultOf(page).waitFor({state: 'hidden'});
  for (const letter of query) {
    await page.keyboard.type(letter);
    await settle();
  }
  await firstResultOf(page)
    .waitFor({timeout: patience})
    .catch((error: unknown) => {
      throw new Error(`The search bar shows no result for "${query}".`, {cause: error});
    });
  await listToFill(page).waitFor({state: 'detached'});
  await settle();
}

/**
 * Searches as a reader does, letter by letter in the search bar of a page, and weighs what is transferred for it.
 *
 * @param route the page that the reader is on
 * @param queries each must have results
 * @param patience milliseconds after which a query counts as one without results
 * @throws where a query shows no result
 */
export async function weighSearch(
  browser: Browser,
  site: CompressedSite,
  route: string,
  queries: readonly string[],
  patience = 30_000,
): Promise<SearchWeight> {
  return withVisit(browser, site, async (visit) => {
    await visit.page.goto(`${site.origin}${route}`);
    await visit.settle();
    const early = visit.takeTransfers().filter(isData);
    await enterField(visit);
    const weighed = [];
    for (const query of queries) {
      await typeQuery(visit, query, patience);
      const {total, requests} = weightOf(visit.takeTransfers());
      weighed.push({query, bytes: total, requests});
    }
    return {queries: weighed, early: early.map(({path}) => path)};
  });
}
