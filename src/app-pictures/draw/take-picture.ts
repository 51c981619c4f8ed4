import type {Browser} from 'playwright-core';
import {shrinkPicture} from '../../lib/browser/shrink-picture';
import type {App} from '../app';
import {pictureWidth, type Mode} from '../pictures';
import {appOrigin, prepare} from './browser-of-reader';
import type {Bundle} from './bundle';

/** How long an app may take to show what is wanted, in milliseconds. */
const patience = 60_000;

/**
 * Opens an app with the stand-ins around it, goes through it, and takes its picture.
 *
 * @param files of the app, bundled
 * @param wallet the script of the stand-in wallet
 * @throws where the app asks for what no stand-in answers, reports an error, or does not come to
 *   show what is wanted
 */
export async function takePicture(browser: Browser, app: App, files: Bundle, wallet: string, mode: Mode): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: app.window,
    deviceScaleFactor: pictureWidth / app.window.width,
    colorScheme: mode,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  context.setDefaultTimeout(patience);
  const problems: string[] = [];
  try {
    await prepare(context, app, files, wallet, problems);
    const page = await context.newPage();
    await page.goto(`${appOrigin}/${app.hash ?? ''}`);
    await app.drive(page);
    const screenshot = await page.screenshot({animations: 'disabled', caret: 'hide'});
    if (problems.length > 0) throw new Error('the app reports an error');
    return shrinkPicture(screenshot);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error([`${app.folder}: ${cause}`, ...problems].join('\n'), {cause: error});
  } finally {
    await context.close();
  }
}
