import type {BrowserContextOptions, Page} from 'playwright-core';
import {graveViolationsOn, type AxeRun} from '../../../src/audit/checks/axe';
import {faintOn} from '../../../src/audit/checks/contrast';
import {still} from '../../../src/lib/browser/settled';
import {eventually} from '../../lib/eventually';
import {newReader, type Reader} from './reader';

/**
 * Waits until axe finds nothing serious on a page, and no placeholder or icon is faint, which axe
 * does not look for.
 */
export async function hasNoViolation(page: Page, run?: AxeRun): Promise<void> {
  await eventually(async () => [...(await graveViolationsOn(page, run)), ...(await faintOn(page))], []);
}

/** Switches to dark mode, as the reader's system does. */
export async function goDark(page: Page): Promise<void> {
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  await page.locator('html[data-theme="dark"]').waitFor({state: 'attached'});
  await still(page);
}

/**
 * Waits until axe finds nothing serious on a page as it stands, in light mode and in dark mode. The
 * mode changes colors; what else a page is made of is the same in both, and looked for once. The
 * page is dark afterwards.
 */
export async function fitsInBothModes(page: Page, run?: Omit<AxeRun, 'rules'>): Promise<void> {
  await page.emulateMedia({colorScheme: 'light'});
  await page.locator('html[data-theme="light"]').waitFor({state: 'attached'});
  await hasNoViolation(page, run);
  await goDark(page);
  await hasNoViolation(page, {...run, rules: 'looks'});
}

/** Opens a page in light mode, with what its worker finds. */
export async function openLight(options: BrowserContextOptions, route: string): Promise<Reader> {
  const reader = await newReader({...options, colorScheme: 'light'});
  await reader.open(route);
  if (route.startsWith('/search'))
    await reader.page.locator('[role="status"]').filter({hasText: 'found for coin'}).waitFor({state: 'attached'});
  return reader;
}
