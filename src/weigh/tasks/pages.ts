import {levels} from '../../lib/serve-compressed';
import {findExcesses, type Budgets, type Figure} from '../budgets';
import {weighPages, type PageToWeigh} from '../measure/pages';
import type {Weight} from '../measure/weight';
import {weightTable} from '../measure/weight-table';
import {withBrowser, withSite} from '../measure/with-site';
import type {Outcome} from '../outcome';
import {median} from '../median';
import {pageTypeNames, pageTypes, type PageType} from '../page-types';

/** The pages that stand for some types. */
export const pagesOf = (types: readonly PageType[]): PageToWeigh<PageType>[] =>
  types.map((name) => ({name, route: pageTypes[name], missing: name === 'not-found'}));

/** The total of each page beside its budget. */
export const pageFigures = (weights: ReadonlyMap<PageType, Weight>, budgets: Budgets['pages']): Figure[] =>
  [...weights].map(([name, weight]) => ({name, value: weight.total / 1000, limit: budgets[name], unit: ' kB'}));

/** The median of all page types beside its budget; nothing where only some were weighed, whose median says nothing. */
export function medianFigure(weights: ReadonlyMap<PageType, Weight>, limit: number): Figure[] {
  if (weights.size < pageTypeNames.length) return [];
  const totals = [...weights.values()].map(({total}) => total / 1000);
  return [{name: 'median of the page types', value: median(totals), limit, unit: ' kB'}];
}

/** One line for each figure that is no row of the table. */
const lines = (figures: readonly Figure[]): string[] =>
  figures.map(({name, value, limit, unit}) => `The ${name} is ${value.toFixed(1)}${unit}; the budget is ${limit}.`);

/** Weighs one page of each type with gzip and with Brotli; the budgets are for gzip. */
export async function weighPageTypes(site: string, types: readonly PageType[], budgets: Budgets): Promise<Outcome> {
  const pages = pagesOf(types);
  const [gzip, brotli] = await withBrowser(async (browser) => [
    await withSite(site, 'gzip', (served) => weighPages(browser, served, pages)),
    await withSite(site, 'br', (served) => weighPages(browser, served, pages)),
  ]);
  const medians = medianFigure(gzip, budgets.median);
  return {
    report: [
      `Bodies as sent, without headers; first visit, until idle; prefetches in their own column alone. Gzip, level ${levels.gzip}:`,
      weightTable(gzip, budgets.pages),
      ...lines(medians),
      `Brotli, level ${levels.br}:`,
      weightTable(brotli),
    ].join('\n\n'),
    excesses: findExcesses([...pageFigures(gzip, budgets.pages), ...medians]),
  };
}
