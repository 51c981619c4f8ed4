import type {Page} from 'playwright-core';
import {graveViolationsOn} from '../../../src/audit/checks/axe';
import {eventually} from '../../lib/eventually';

/**
 * Expects a page to have no grave violation as it stands, in its light mode and in its dark one. What does not follow from colors is the
 * same in both, and looked for once.
 */
export async function fitsInBothModes(page: Page): Promise<void> {
  const modes = [
    ['light', 'all'],
    ['dark', 'looks'],
  ] as const;
  for (const [mode, rules] of modes) {
    await page.emulateMedia({colorScheme: mode});
    await page.locator(`html[data-theme="${mode}"]`).waitFor({state: 'attached'});
    await eventually(async () => ({mode, grave: await graveViolationsOn(page, {rules})}), {mode, grave: []});
  }
}
