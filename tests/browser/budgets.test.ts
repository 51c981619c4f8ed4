import {chromium, type Browser} from 'playwright-core';
import {serveCompressed, type CompressedSite} from '../../src/lib/serve-compressed';
import {findExcesses, readBudgets} from '../../src/weigh/budgets';
import {pageTypeNames} from '../../src/weigh/page-types';
import {weighPages} from '../../src/weigh/measure/pages';
import {pageFigures, pagesOf} from '../../src/weigh/tasks/pages';
import {searchExcesses, weighGuideSearch} from '../../src/weigh/tasks/search';

const budgets = readBudgets();
let site: CompressedSite;
let browser: Browser;

beforeAll(async () => {
  site = await serveCompressed('build', 'gzip');
  browser = await chromium.connect(process.env.TEST_BROWSER_ENDPOINT ?? '');
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

test.each(pageTypeNames)('a page of the type %s holds its budget', async (name) => {
  const weights = await weighPages(browser, site, pagesOf([name]));
  expect(findExcesses(pageFigures(weights, budgets.pages))).toEqual([]);
});

test('searches hold their budgets, and nothing is downloaded before', async () => {
  expect(searchExcesses(await weighGuideSearch(browser, site), budgets.search)).toEqual([]);
});
