import type {Browser} from 'playwright-core';
import {serveCompressed, type CompressedSite} from '../../src/lib/serve-compressed';
import {findExcesses, readBudgets} from '../../src/weigh/budgets';
import {pageTypeNames, type PageType} from '../../src/weigh/page-types';
import {weighPages} from '../../src/weigh/measure/pages';
import type {Weight} from '../../src/weigh/measure/weight';
import {medianFigure, pageFigures, pagesOf} from '../../src/weigh/tasks/pages';
import {testBrowser} from './setup/browser';
import {printFigures} from './setup/print-figures';

const budgets = readBudgets();
let site: CompressedSite;
let browser: Browser;
let weights: Map<PageType, Weight>;

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
  printFigures(figures);
  expect(figures).toHaveLength(1);
  expect(findExcesses(figures)).toEqual([]);
});
