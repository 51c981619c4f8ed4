import type {Locator, Page} from 'playwright-core';
import {escapeRegExp} from '../../../src/lib/escape-reg-exp';

/**
 * What the search is made of, by address: its bar, its worker, its index, and what marks the words
 * on a page.
 */
export const searchFiles = {
  bar: /\/assets\/js\/.*searchBar/,
  worker: /search_worker_worker/,
  index: /\/search-index\//,
  marks: /search-marks/,
} as const;

export const input = (page: Page): Locator => page.locator('.navbar__search-input');
export const panel = (page: Page): Locator => page.getByRole('region', {name: 'Search', exact: true});
/** The lines of the panel. */
export const options = (page: Page): Locator => panel(page).getByRole('option');
/** Those of them that lead to pages that answer the query. */
export const hits = (page: Page): Locator => panel(page).locator('a.search-line-hit');
/** Links to pages in the list of the results page. */
export const results = (page: Page): Locator => page.locator('article h2 a');
/** What screen readers are told. */
export const announced = (page: Page): Locator => page.locator('[role="status"]').first();

/** Waits until the search bar has taken the place of the plain field. */
export const live = (page: Page): Promise<void> => page.locator('.navbar__search-input[role="combobox"]').waitFor();

/** Goes to the field by a click. */
export async function turnTo(page: Page): Promise<void> {
  await input(page).click();
  await page.locator('.navbar__search-input:focus').waitFor();
}

/** Types a query, letter by letter, as soon as the field has the focus. */
export async function type(page: Page, query: string): Promise<void> {
  await turnTo(page);
  await page.keyboard.type(query);
}

/**
 * Waits until the answer to exactly this query stands in the list, as the status says.
 *
 * @param query with the section, where one is chosen: `coin in Guides`
 * @returns the status
 */
export async function answerTo(page: Page, query: string): Promise<string> {
  const status = announced(page).filter({hasText: new RegExp(`found for ${escapeRegExp(query)}[;.]`)});
  await status.waitFor({state: 'attached'});
  // Excerpts come once the reader has stopped typing.
  await page.locator('[role="listbox"][data-whole="false"]').waitFor({state: 'detached'});
  return (await status.textContent()) ?? '';
}

/** Gives a query at once, as by pasting, and waits for its answer. */
export async function search(page: Page, query: string): Promise<void> {
  await turnTo(page);
  await live(page);
  await input(page).fill(query);
  await answerTo(page, query);
}
