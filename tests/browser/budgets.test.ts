import {serveCompressed, type CompressedSite} from '../../src/lib/serve-compressed';
import {findExcesses, type Figure} from '../../src/weigh/budgets';
import {pageFigures, weighPageTypes} from '../../src/weigh/pages';
import {searchExcesses, searchFigures, weighSiteSearch} from '../../src/weigh/search';
import {nightly} from '../lib/nightly';
import {testBrowser} from './setup/browser';

let site: CompressedSite;

beforeAll(async () => {
  site = await serveCompressed('build');
});

afterAll(() => site.close());

/** Prints how near figures are to their budgets, for whoever reads the output. */
function print(figures: readonly Figure[]): void {
  const lines = figures.map(({name, value, limit}) => `${name}: ${value.toFixed(1)} kB, budget ${limit}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

test('a page of each type holds the budget, and their median', async () => {
  const figures = pageFigures(await weighPageTypes(await testBrowser(), site));
  print(figures);
  expect(figures.length).toBeGreaterThan(10);
  expect(findExcesses(figures)).toEqual([]);
});

nightly('searches hold their budgets, and nothing is downloaded before', async () => {
  const searches = await weighSiteSearch(await testBrowser(), site);
  print(searchFigures(searches));
  expect(searchExcesses(searches)).toEqual([]);
});
