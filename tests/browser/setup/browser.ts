import {chromium, type Browser} from 'playwright-core';
import {launchOptions} from '../../../src/lib/browser/launch-options';

let browser: Browser | undefined;

/**
 * The Chromium of this test file; a new one where the last has ended. One that breaks breaks the
 * tests of one file.
 */
export async function testBrowser(): Promise<Browser> {
  if (!browser?.isConnected()) browser = await chromium.launch(await launchOptions());
  return browser;
}

afterAll(async () => {
  await browser?.close();
  browser = undefined;
});
