import type {Browser} from 'playwright-core';
import {serveCompressed, type CompressedSite} from '../../src/lib/serve-compressed';
import {findExcesses, readBudgets, type Figure} from '../../src/weigh/budgets';
import {pageTypeNames, type PageType} from '../../src/weigh/page-types';
import {weighPages} from '../../src/weigh/measure/pages';
import type {Weight} from '../../src/weigh/measure/weight';
import {medianFigure, pageFigures, pagesOf} from '../../src/weigh/tasks/pages';
import {searchExcesses, searchFigures, weighGuideSearch} from '../../src/weigh/tasks/search';
import {testBrowser} from './setup/browser';

const budgets = readBudgets();
let site: CompressedSite;
let browser: Browser;
let weights: Map<PageType, Weight>;

/** How near the figures are to their budgets, for whoever reads the output. */
function print(figures: readonly Figure[]): void {
  const lines = figures.map(({name, value, limit, unit}) => `${name}: ${value.toFixed(1)}${unit}, budget ${limit}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

beforeAll(async () => {
  site = await serveCompressed('build', 'gzip');
  browser = await testBrowser();
  weights = await weighPages(browser, site, pagesOf(pageTypeNames));
});

afterAll(async () => {
  await site.close();
});

test.each(pageTypeNames)('a page of the type %s holds its budget', (name) => {
  const own = new Map([...weights].filter(([type]) => type === name));
  expect(own.size).toBe(1);
  expect(findExcesses(pageFigures(own, budgets.pages))).toEqual([]);
});

test('the median of the page types holds its budget', () => {
  const figures = medianFigure(weights, budgets.median);
  print(figures);
  expect(figures).toHaveLength(1);
  expect(findExcesses(figures)).toEqual([]);
});

test('searches hold their budgets, and nothing is downloaded before', async () => {
  const searches = await weighGuideSearch(browser, site);
  print(searchFigures(searches, budgets.search));
  expect(searchExcesses(searches, budgets.search)).toEqual([]);
});
