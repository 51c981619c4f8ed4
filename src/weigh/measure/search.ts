import type {Browser, Locator, Page} from 'playwright-core';
import type {CompressedSite, Transfer} from '../../lib/serve-compressed';
import {escapeRegExp} from '../../lib/escape-reg-exp';
import {withVisit, type Visit} from './visit';
import {weightOf} from './weight';

/**
 * How a query comes into the field: whole, as by a quick reader of whom no letter is answered by itself, or letter by letter, as by a
 * slow one of whom each is answered before the next one comes. Whatever a machine's speed makes of a reader's typing is in between.
 */
export const manners = ['given', 'typed'] as const;
export type Manner = (typeof manners)[number];

export interface SearchWeight {
  /** Bytes of each query, in the order in which they were asked; the first one's begin where the reader enters the field. */
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

/** Where our search bar tells screen readers of each answer; other generators' bars have no such line. */
const toldIn = (page: Page): Locator => page.locator('.navbar [role="status"]');

/** Our list until it has its excerpts, which come once the reader stops typing; other generators' lists have no such mark. */
const listToFill = (page: Page): Locator => page.locator('[role="listbox"][data-whole="false"]');

/** Waits until the search bar has answered a query: its worker computes a while after the last request. */
async function untilAnswered({page, settle}: Visit, query: string): Promise<void> {
  // Without such a line, a page at rest is all that can be seen.
  if ((await toldIn(page).count()) === 0) return settle();
  const answer = new RegExp(`found for ${escapeRegExp(query)}[;.]|could not be loaded`);
  await toldIn(page).filter({hasText: answer}).waitFor({state: 'attached'});
  await listToFill(page).waitFor({state: 'detached'});
}

async function askFor(visit: Visit, query: string, manner: Manner): Promise<void> {
  const {page, settle} = visit;
  await fieldOf(page).fill('');
  await firstResultOf(page).waitFor({state: 'hidden'});
  if (manner === 'given') {
    await fieldOf(page).fill(query);
    await untilAnswered(visit, query);
  } else
    for (let length = 1; length <= query.length; length += 1) {
      await page.keyboard.type(query.charAt(length - 1));
      await untilAnswered(visit, query.slice(0, length));
    }
  // A bar that tells of its hits shows them before; of another one nobody knows when it has none.
  if ((await toldIn(page).count()) === 0) await firstResultOf(page).waitFor();
  if (!(await firstResultOf(page).isVisible())) throw new Error(`The search bar shows no result for "${query}".`);
  await settle();
}

/**
 * Searches as a reader does, in the search bar of a page, and weighs what is transferred for it.
 *
 * @param route the page that the reader is on
 * @param queries each must have results
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
    await visit.page.goto(`${site.origin}${route}`);
    await visit.settle();
    const early = visit.takeTransfers().filter(isData);
    await enterField(visit);
    const weighed = [];
    for (const query of queries) {
      await askFor(visit, query, manner);
      const {total, requests} = weightOf(visit.takeTransfers());
      weighed.push({query, bytes: total, requests});
    }
    return {queries: weighed, early: early.map(({path}) => path)};
  });
}
