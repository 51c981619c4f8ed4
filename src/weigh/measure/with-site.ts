import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from 'playwright-core';
import {launchOptions} from '../../lib/browser/launch-options';
import {serveCompressed, type Coding, type CompressedSite} from '../../lib/serve-compressed';
import {UsageError} from '../../lib/usage-error';

/** @throws {UsageError} where a folder is no built site */
export function requireBuild(directory: string): void {
  if (!existsSync(path.join(directory, 'index.html')) && !existsSync(path.join(directory, '404.html')))
    throw new UsageError(`There is no built site in ${directory}/. Run "npm run build" first.`);
}

/** Starts a browser, hands it over, and closes it whatever happens. */
export async function withBrowser<T>(task: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(await launchOptions());
  try {
    return await task(browser);
  } finally {
    await browser.close();
  }
}

/** Serves a built site, hands it over, and closes it whatever happens. */
export async function withSite<T>(directory: string, coding: Coding, task: (site: CompressedSite) => Promise<T>): Promise<T> {
  requireBuild(directory);
  const site = await serveCompressed(directory, coding);
  try {
    return await task(site);
  } finally {
    await site.close();
  }
}
