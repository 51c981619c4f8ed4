import {existsSync} from 'node:fs';
import {chromium, type BrowserServer} from 'playwright-core';
import {launchOptions} from '../../../src/lib/browser/launch-options';
import {serveSite, type RunningSite} from '../../../src/lib/serve-site';

export interface BrowserTestRun {
  site: RunningSite;
  browser: BrowserServer;
}

/** Serves the built site and starts one Chromium; the tests find both by the environment. */
export default async function globalSetup(): Promise<void> {
  if (!existsSync('build/index.html')) throw new Error('There is no built site to test. Run "npm run build" first.');
  const site = await serveSite('build');
  const browser = await chromium.launchServer(await launchOptions());
  process.env.TEST_SITE_ORIGIN = site.origin;
  process.env.TEST_BROWSER_ENDPOINT = browser.wsEndpoint();
  (globalThis as {browserTestRun?: BrowserTestRun}).browserTestRun = {site, browser};
}
