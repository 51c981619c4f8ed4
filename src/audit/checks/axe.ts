import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {AxeResults, Result, RunOptions, Spec} from 'axe-core';
import type {Page} from 'playwright-core';
import {markRepeatedLooks, repeated} from './looks';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The rules whose answer follows from colors and sizes: what else a page has does not change with
 * the mode or the window.
 */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

export interface AxeRun {
  /**
   * CSS selector of the part that is looked at, for whoever tests that part: on a long page axe
   * needs a second or more for the rest.
   */
  within?: string;
  /**
   * Every rule, or those that a second look in another mode or at another width can decide
   * otherwise.
   */
  rules?: 'all' | 'looks';
  /**
   * Measure the contrast of text that looks the same on the same ground once, not each time: ten
   * times as fast on a long page.
   */
  eachLookOnce?: boolean;
}

/**
 * Of what axe found right, it need not describe each element, of which a reference page has
 * thousands.
 */
const optionsOf = (rules: AxeRun['rules']): RunOptions => ({
  resultTypes: ['violations'],
  ...(rules === 'looks' ? {runOnly: rulesOfLooks} : {}),
});

/** Which elements contrast is measured of. */
const setupOf = (eachLookOnce: boolean): Spec => ({rules: [{id: 'color-contrast', selector: eachLookOnce ? `:not([${repeated}])` : '*'}]});

/**
 * What axe finds on a page as it stands.
 *
 * @throws where nothing on the page is what `within` selects
 */
export async function violationsOn(page: Page, {within = 'html', rules = 'all', eachLookOnce = false}: AxeRun = {}): Promise<Result[]> {
  // One copy of axe serves for as long as the document is there.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  if (eachLookOnce) await markRepeatedLooks(page);
  return page.evaluate(
    async ([part, options, spec]) => {
      const {axe} = globalThis as unknown as {
        axe: {configure: (spec: Spec) => void; run: (part: string, options: RunOptions) => Promise<AxeResults>};
      };
      axe.configure(spec);
      return (await axe.run(part, options)).violations;
    },
    [within, optionsOf(rules), setupOf(eachLookOnce)] as const,
  );
}

/** The serious and critical violations on a page, one line each. */
export const graveViolationsOn = async (page: Page, run: AxeRun = {}): Promise<string[]> =>
  (await violationsOn(page, run))
    .filter(({impact}) => impact === 'serious' || impact === 'critical')
    .map(({id, nodes}) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
