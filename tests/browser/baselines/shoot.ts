import {chromium, type Browser, type Page} from 'playwright-core';
import {hasBundledChromium} from '../../../src/lib/browser/bundled-chromium';
import {ownFontsOptions} from '../../../src/lib/browser/own-fonts';
import {shrinkPicture} from '../../../src/lib/browser/shrink-picture';
import {patience} from '../../lib/patience';
import {baselineModes, baselinePages, baselineSizes, fileOf} from './pages';

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
export const shoot = async (page: Page): Promise<Buffer> => shrinkPicture(await page.screenshot({animations: 'disabled', caret: 'hide'}));

/** Draws a page in both modes, in a window that has its size. */
async function shootModes(page: Page, url: string): Promise<Buffer[]> {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await page.goto(url, {waitUntil: 'networkidle'});
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  const pictures: Buffer[] = [];
  for (const mode of baselineModes) {
    await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
    await page.locator(`html[data-theme="${mode}"]`).waitFor({state: 'attached'});
    pictures.push(await shoot(page));
  }
  return pictures;
}

/**
 * Draws every page in every size and mode. The pages of one size share a context, so that the scripts of the site are read once.
 *
 * @param origin of the served site
 * @param take gets each picture with the name of its file
 */
export async function shootAll(browser: Browser, origin: string, take: (file: string, picture: Buffer) => void): Promise<void> {
  const sizes = Object.entries(baselineSizes).map(async ([size, viewport]) => {
    const context = await browser.newContext({viewport, deviceScaleFactor: 0.5, locale: 'en-US', timezoneId: 'UTC'});
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    for (const [name, route] of Object.entries(baselinePages)) {
      const pictures = await shootModes(page, `${origin}${route}`);
      for (const [index, mode] of baselineModes.entries()) take(fileOf(name, size, mode), pictures[index] ?? Buffer.alloc(0));
    }
    await context.close();
  });
  await Promise.all(sizes);
}
