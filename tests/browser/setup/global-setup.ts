import {existsSync} from 'node:fs';
import {chromium, type BrowserServer} from 'playwright-core';
import {hostingModel} from '../../../src/hosting/model';
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
  const {headers, workers} = hostingModel(sitePolicy('build'));
  const special = workers.map(({file, policy}) => [`assets/js/*/${file}`, {'Content-Security-Policy': policy}]);
  const site = await serveSite('build', 0, headers, Object.fromEntries(special) as Record<string, Record<string, string>>);
  const browser = await chromium.launchServer(await launchOptions());
  process.env.TEST_SITE_ORIGIN = site.origin;
  process.env.TEST_BROWSER_ENDPOINT = browser.wsEndpoint();
  (globalThis as {browserTestRun?: BrowserTestRun}).browserTestRun = {site, browser};
}
