import {chromium} from 'playwright-core';
import {launchOptions} from '../../lib/browser/launch-options';
import {serveSite} from '../../lib/serve-site';

/** What a browser asked a host for in one visit, in order. */
export interface Visit {
  paths: readonly string[];
  /** How many of them are pages. */
  pages: number;
}

/**
 * Records a first visit in Chromium: a page, a search in the bar, and the page of the first hit.
 *
 * @param site the built site
 * @param route the page that the visit starts with
 */
export async function recordVisit(site: string, route: string): Promise<Visit> {
  const server = await serveSite(site);
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage();
    const paths: string[] = [];
    page.on('request', (request) => {
      const {origin, pathname} = new URL(request.url());
      if (origin === server.origin) paths.push(pathname);
    });
    await page.goto(`${server.origin}${route}`, {waitUntil: 'networkidle'});
    await page.locator('.navbar__search-input').fill('coin');
    const hit = page.getByRole('listbox').getByRole('option').first();
    await hit.waitFor();
    await page.waitForLoadState('networkidle');
    const before = page.url();
    await hit.click();
    await page.waitForURL((url) => url.href !== before, {waitUntil: 'networkidle'});
    // The second page came as JavaScript; readers who arrive by a link from elsewhere get its HTML.
    paths.push(new URL(page.url()).pathname);
    return {paths, pages: 2};
  } finally {
    await browser.close();
    await server.close();
  }
}
