import type {Browser} from 'playwright-core';
import type {CompressedSite} from '../lib/serve-compressed';
import {textTable} from '../lib/text-table';
import {budgets, type Figure} from './budgets';
import {pageTypes} from './page-types';
import {withVisit} from './visit';
import {kinds, weightOf, type Weight} from './weight';

/** Weights by the names of pages. */
export type Weights = ReadonlyMap<string, Weight>;

/**
 * Opens a page with an empty cache, and weighs what was transferred until it was idle.
 *
 * @throws where the site answers its address otherwise than it should
 */
export async function weighPage(browser: Browser, site: CompressedSite, route: string, expected = 200): Promise<Weight> {
  return withVisit(browser, site, async ({page, settle, takeTransfers}) => {
    const response = await page.goto(`${site.origin}${route}`);
    if (response?.status() !== expected)
      throw new Error(`The site answers ${response?.status() ?? 'nothing'} instead of ${expected} for ${route}.`);
    await settle();
    return weightOf(takeTransfers());
  });
}

/** Weighs one page of each type, one after the other. */
export async function weighPageTypes(browser: Browser, site: CompressedSite): Promise<Weights> {
  const weights = new Map<string, Weight>();
  for (const [name, route] of Object.entries(pageTypes))
    weights.set(name, await weighPage(browser, site, route, name === 'not-found' ? 404 : 200));
  return weights;
}

/** Pages that may weigh more: the glossary is 170 entries, and has no part that could go. */
const larger: Readonly<Record<string, number>> = budgets.larger;

/** The total of each page beside its budget, and the median of all. */
export function pageFigures(weights: Weights): Figure[] {
  const figures = [...weights].map(([name, {total}]) => ({name, value: total / 1000, limit: larger[name] ?? budgets.page}));
  const sorted = figures.map(({value}) => value).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return [...figures, {name: 'median of the page types', value: median, limit: budgets.median}];
}

/** The weights of pages as a table, in kilobytes. */
export function weightTable(weights: Weights): string {
  const columns = [...kinds, 'total', 'prefetch'] as const;
  const cells = (weight: Weight): string[] => columns.map((column) => (weight[column] / 1000).toFixed(1));
  const rows = [...weights].map(([name, weight]) => [name, String(weight.requests), ...cells(weight)]);
  return textTable(['kB', 'requests', ...columns], rows, (column) => column > 0);
}
