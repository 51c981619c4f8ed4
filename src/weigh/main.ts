/**
 * Weighs one page of each type, and searches, of the built site against the budgets in
 * package.json: `npm run weigh`.
 */
import {budgets, findExcesses} from './budgets';
import {onBuiltSite} from './built-site';
import {pageFigures, weighPageTypes, weightTable} from './pages';
import {searchExcesses, searchTable, weighSiteSearch} from './search';

onBuiltSite(async (browser, site) => {
  const pages = await weighPageTypes(browser, site);
  const figures = pageFigures(pages);
  console.log('Bodies as sent with gzip, without headers, on a first visit until idle; prefetches in their own column alone:\n');
  console.log(`${weightTable(pages)}\n`);
  console.log(
    `The median is ${figures.at(-1)?.value.toFixed(1)} kB. Budgets: ${budgets.page} kB a page, ${budgets.median} kB the median.\n`,
  );
  const searches = await weighSiteSearch(browser, site);
  console.log(searchTable(searches));
  return [...findExcesses(figures), ...searchExcesses(searches)];
});
