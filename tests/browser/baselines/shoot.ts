import {chromium, type Browser, type Page} from 'playwright-core';
import {hasBundledChromium} from '../../../src/lib/browser/bundled-chromium';
import {ownFontsOptions} from '../../../src/lib/browser/own-fonts';
import {followRequests, type Requests} from '../../../src/lib/browser/requests';
import {settled, still} from '../../../src/lib/browser/settled';
import {shrinkPicture} from '../../../src/lib/browser/shrink-picture';
import {patience} from '../../lib/patience';
import {baselineModes, baselinePages, baselineSizes, fileOf} from './pages';

/**
 * Why pictures of this machine say nothing about those in the repository; undefined where they do.
 */
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

/** A page that has come to rest looks the same the second time, or the third. */
const mostPictures = 20;

/**
 * The first screen of a page, at half its size, once two pictures in a row are the same.
 *
 * @throws where the page does not come to rest
 */
export async function shoot(page: Page): Promise<Buffer> {
  let before: Buffer | undefined;
  for (let pictures = 0; pictures < mostPictures; pictures += 1) {
    const now = await page.screenshot({animations: 'disabled', caret: 'hide'});
    if (before?.equals(now)) return shrinkPicture(now);
    before = now;
  }
  throw new Error(`${page.url()} looked different each of ${mostPictures} times.`);
}

/** Draws a page in both modes, in a window that has its size. */
async function shootModes(page: Page, requests: Requests, url: string): Promise<Buffer[]> {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await page.goto(url);
  await settled(page, requests);
  const pictures: Buffer[] = [];
  for (const mode of baselineModes) {
    await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
    await page.locator(`html[data-theme="${mode}"]`).waitFor({state: 'attached'});
    await still(page);
    pictures.push(await shoot(page));
  }
  return pictures;
}

/**
 * Draws every page in every size and mode. The pages of one size share a context, so that the
 * scripts of the site are read once.
 *
 * @param origin of the served site
 * @param take gets each picture with the name of its file
 */
export async function shootAll(browser: Browser, origin: string, take: (file: string, picture: Buffer) => void): Promise<void> {
  const sizes = Object.entries(baselineSizes).map(async ([size, viewport]) => {
    const context = await browser.newContext({viewport, deviceScaleFactor: 0.5, locale: 'en-US', timezoneId: 'UTC'});
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    const requests = followRequests(page);
    for (const [name, route] of Object.entries(baselinePages)) {
      const pictures = await shootModes(page, requests, `${origin}${route}`);
      for (const [index, mode] of baselineModes.entries()) take(fileOf(name, size, mode), pictures[index] ?? Buffer.alloc(0));
    }
    await context.close();
  });
  await Promise.all(sizes);
}
