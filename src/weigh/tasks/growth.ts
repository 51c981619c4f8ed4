import {rmSync} from 'node:fs';
import type {Browser} from 'playwright-core';
import {levels} from '../../lib/serve-compressed';
import {findExcesses, type Budgets, type Figure} from '../budgets';
import type {Outcome} from '../outcome';
import {weighPages} from '../measure/pages';
import {weightTable} from '../measure/weight-table';
import type {Weight} from '../measure/weight';
import {withBrowser, withSite} from '../measure/with-site';
import {makeSyntheticSite} from '../synthetic/make-site';
import {weighedPage} from '../synthetic/page';

async function weighSize(browser: Browser, size: number): Promise<Weight> {
  console.error(`Building a site of ${size} pages…`);
  const {directory, build} = makeSyntheticSite(size);
  const name = `${size} pages`;
  const weights = await withSite(build, 'gzip', (site) => weighPages(browser, site, [{name, route: `/${weighedPage}`}]));
  rmSync(directory, {recursive: true});
  const weight = weights.get(name);
  if (weight === undefined) throw new Error(`The page of the site of ${size} pages was not weighed.`);
  return weight;
}

/**
 * How much heavier a page is for each page that the site has.
 *
 * @param half the page in a site of half the size
 * @param whole the same page in a site of `size` pages
 */
export const growthFigure = (half: Weight, whole: Weight, size: number, limit: number): Figure => ({
  name: `growth of a docs page between ${size / 2} and ${size} pages`,
  value: (whole.total - half.total) / (size / 2),
  limit,
  unit: ' bytes per page of the site',
});

/**
 * Builds two sites of generated pages, one twice as large as the other, and weighs the same page in both.
 *
 * @param size pages of the larger site
 */
export async function weighGrowth(size: number, {growth: limit}: Budgets): Promise<Outcome> {
  const [half, whole] = await withBrowser(async (browser) => [await weighSize(browser, size / 2), await weighSize(browser, size)]);
  const figure = growthFigure(half, whole, size, limit);
  return {
    report: [
      `The same page in generated sites of two sizes. Gzip, level ${levels.gzip}:`,
      weightTable(
        new Map([
          [`${size / 2} pages`, half],
          [`${size} pages`, whole],
        ]),
      ),
      `${figure.value.toFixed(1)}${figure.unit}; the budget is ${limit}.`,
    ].join('\n\n'),
    excesses: findExcesses([figure]),
  };
}
