import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {AxeResults, Result, RunOptions} from 'axe-core';
import type {Page} from 'playwright-core';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** All rules run; of what they found right, axe need not describe each element, of which a reference page has thousands. */
const options: RunOptions = {resultTypes: ['violations']};

/** What axe finds on a page as it stands. */
export async function violationsOn(page: Page): Promise<Result[]> {
  await page.evaluate(source);
  return page.evaluate(async (run) => {
    const {axe} = globalThis as unknown as {axe: {run: (options: RunOptions) => Promise<AxeResults>}};
    return (await axe.run(run)).violations;
  }, options);
}

/** The serious violations on a page, one line each. */
export const graveViolationsOn = async (page: Page): Promise<string[]> =>
  (await violationsOn(page))
    .filter(({impact}) => impact === 'serious' || impact === 'critical')
    .map(({id, nodes}) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
