import {existsSync} from 'node:fs';
import {chromium, type BrowserServer} from 'playwright-core';
import {compilingWorker, hostingModel} from '../../../src/hosting/model';
import {launchOptions} from '../../../src/lib/browser/launch-options';
import {serveSite, type RunningSite} from '../../../src/lib/serve-site';
import {sitePolicy} from '../../../src/security-policy/site-policy';

export interface BrowserTestRun {
  site: RunningSite;
  browser: BrowserServer;
}

/** Serves the built site, with the headers that hosts send, and starts one Chromium; the tests find both by the environment. */
export default async function globalSetup(): Promise<void> {
  if (!existsSync('build/index.html')) throw new Error('There is no built site to test. Run "npm run build" first.');
  const {headers, compiling} = hostingModel(sitePolicy('build'));
  const site = await serveSite('build', 0, headers, {[`assets/js/*/${compilingWorker}`]: {'Content-Security-Policy': compiling.worker}});
  const browser = await chromium.launchServer(await launchOptions());
  process.env.TEST_SITE_ORIGIN = site.origin;
  process.env.TEST_BROWSER_ENDPOINT = browser.wsEndpoint();
  (globalThis as {browserTestRun?: BrowserTestRun}).browserTestRun = {site, browser};
}
