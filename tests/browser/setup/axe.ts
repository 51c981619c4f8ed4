import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {AxeResults, Result} from 'axe-core';
import type {Page} from 'playwright-core';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page as it stands. */
export async function violationsOn(page: Page): Promise<Result[]> {
  await page.evaluate(source);
  const results = await page.evaluate(() => (globalThis as unknown as {axe: {run: () => Promise<AxeResults>}}).axe.run());
  return results.violations;
}

/** The serious violations on a page, one line each. */
export const graveViolationsOn = async (page: Page): Promise<string[]> =>
  (await violationsOn(page))
    .filter(({impact}) => impact === 'serious' || impact === 'critical')
    .map(({id, nodes}) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
