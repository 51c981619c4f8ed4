import {serveCompressed} from '../../src/lib/serve-compressed';
import {readBudgets} from '../../src/weigh/budgets';
import {searchExcesses, searchFigures, weighGuideSearch} from '../../src/weigh/tasks/search';
import {printFigures} from './setup/print-figures';
import {testBrowser} from './setup/browser';

test('searches hold their budgets, and nothing is downloaded before', async () => {
  const budgets = readBudgets().search;
  const site = await serveCompressed('build', 'gzip');
  try {
    const searches = await weighGuideSearch(await testBrowser(), site);
    printFigures(searchFigures(searches, budgets));
    expect(searchExcesses(searches, budgets)).toEqual([]);
  } finally {
    await site.close();
  }
});
