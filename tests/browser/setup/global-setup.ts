import {existsSync} from 'node:fs';
import {hostingModel} from '../../../src/hosting/model';
import {findChromium} from '../../../src/lib/browser/find-chromium';
import {serveSite, type RunningSite} from '../../../src/lib/serve-site';
import {sitePolicy} from '../../../src/security-policy/site-policy';

/**
 * Serves the built site, with the headers that hosts send, and unpacks Chromium; the tests find the
 * site by the environment.
 */
export default async function globalSetup(): Promise<void> {
  if (!existsSync('build/index.html')) throw new Error('There is no built site to test. Run "npm run build" first.');
  const {headers, workers} = hostingModel(sitePolicy('build'));
  const special = workers.map(({file, policy}) => [`assets/js/*/${file}`, {'Content-Security-Policy': policy}]);
  const site = await serveSite('build', 0, headers, Object.fromEntries(special) as Record<string, Record<string, string>>);
  await findChromium();
  process.env.TEST_SITE_ORIGIN = site.origin;
  (globalThis as {servedForTests?: RunningSite}).servedForTests = site;
}
