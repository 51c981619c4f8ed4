import {chromium, type Browser, type Page} from 'playwright-core';
import {hasBundledChromium} from '../../../src/lib/browser/bundled-chromium';
import {ownFontsOptions} from '../../../src/lib/browser/own-fonts';
import {baselineModes, baselineSizes, fileOf} from './pages';
import {shrink} from './picture';

/** Why pictures of this machine say nothing about those in the repository; undefined where they do. */
export const notComparable: string | undefined =
  process.env.CHROME_PATH !== undefined
    ? 'CHROME_PATH names another browser than the bundled one'
    : hasBundledChromium
      ? undefined
      : 'the bundled Chromium runs on Linux with x64 alone';

/** Starts the browser that draws baselines, hands it over, and closes it whatever happens. */
export async function withBaselineBrowser<T>(task: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(await ownFontsOptions());
  try {
    return await task(browser);
  } finally {
    await browser.close();
  }
}

/** The first screen of a page as it stands, at half its size. */
export const shoot = async (page: Page): Promise<Buffer> => shrink(await page.screenshot({animations: 'disabled', caret: 'hide'}));

/**
 * Draws a page in every size and mode.
 *
 * @param name of the page, for the names of the files
 * @returns the pictures by their file names
 */
export async function shootAll(browser: Browser, name: string, url: string): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const [size, viewport] of Object.entries(baselineSizes)) {
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor: 0.5,
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    const page = await context.newPage();
    await page.goto(url, {waitUntil: 'networkidle'});
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    for (const mode of baselineModes) {
      await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
      await page.locator(`html[data-theme="${mode}"]`).waitFor({state: 'attached'});
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      pictures.set(fileOf(name, size, mode), await shoot(page));
    }
    await context.close();
  }
  return pictures;
}
