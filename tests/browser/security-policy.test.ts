import type {Page} from 'playwright-core';
import {hostingModel} from '../../src/hosting/model';
import {headerText, hashOf} from '../../src/security-policy/policy';
import {sitePolicy} from '../../src/security-policy/site-policy';
import {pageTypes} from '../../src/weigh/page-types';
import {eventually} from '../lib/eventually';
import {desktop, newReader, origin, phone, type Reader} from './setup/reader';

const policy = sitePolicy('build');
const {headers} = hostingModel(policy);

/**
 * Waits until a policy has refused something, also one that only reports: directive, what it was
 * about, and the start of the text. Browsers tell of it some time after.
 */
async function violates(header: string, value: string, act: (reader: Reader) => Promise<void>, expected: RegExp): Promise<void> {
  const reader = await newReader(desktop, {violates: true});
  const {page} = reader;
  const seen: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sample}) => {
      (globalThis as unknown as {reportViolation: (text: string) => void}).reportViolation(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  await page.route(`${origin}/**`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, headers: {...response.headers(), [header]: value}});
  });
  await act(reader);
  await eventually(() => seen, expect.arrayContaining([expect.stringMatching(expected)]));
  await page.unrouteAll({behavior: 'wait'});
}

test('the site is tested under the headers that hosts send', async () => {
  const {headers: sent} = await fetch(`${origin}/guides`);
  for (const [name, value] of Object.entries(headers)) expect(sent.get(name)).toBe(value);
});

const menu = 'nav.menu';

/**
 * What readers operate on a page. Each fails by itself where the policy stops it, and the reader's
 * record fails the test besides.
 */
type Act = (page: Page) => Promise<void>;

const colorMode: Act = async (page) => {
  await page.getByRole('button', {name: /switch between dark and light mode/i}).click();
  await page.locator('html[data-theme-choice="light"]').waitFor({state: 'attached'});
};
const searchBar: Act = async (page) => {
  await page.locator('.navbar__search-input').fill('coin');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
};
const sidebarFilter: Act = async (page) => {
  await page.locator(menu).getByRole('searchbox').fill('kiosk ext');
  await page.locator(`${menu} [data-found]`).first().waitFor();
};
const sidebarCategory: Act = (page) =>
  page.locator(menu).getByRole('button', {name: "Collapse sidebar category 'Getting Started'"}).click();
const nextPage: Act = async (page) => {
  await page.locator('.pagination-nav__link--next').click();
  await page.locator('link[rel="canonical"][href$="/guides/developer/first-app/build-test"]').waitFor({state: 'attached'});
};
const resultsPage: Act = async (page) => {
  await page.getByRole('searchbox', {name: 'Search'}).fill('faucet');
  await page.waitForURL(/q=faucet/);
};
const termDefinition: Act = async (page) => {
  await page.getByRole('article').locator('a[href$="/sui-glossary#epoch"]').first().hover();
  await page.getByText(/^A period, about 24 hours/).waitFor();
};
const tabs: Act = (page) => page.getByRole('tab', {name: 'Windows'}).first().click();
const pageFinder: Act = async (page) => {
  await page.getByLabel('Page id').fill('concepts');
  await page.getByRole('status').getByRole('link', {name: 'Concepts'}).waitFor();
};
const movedPage: Act = (page) => page.getByRole('heading', {level: 1, name: 'This page has moved'}).waitFor();

const tutorial = '/guides/developer/first-app/write-package';

/** What is read without being operated is opened in security-policy-all.test.ts, at night. */
const places: readonly (readonly [name: string, route: string, ...acts: readonly [Act, ...Act[]]])[] = [
  ['guide, with color mode and the search bar and its worker', pageTypes.guide, colorMode, searchBar],
  ['framework module, with the filter of the sidebar', pageTypes['framework-module'], sidebarFilter],
  ['search, with the results page', '/search?q=coin', resultsPage],
  ['tutorial, with a sidebar category and the next page, which has code and diagrams', tutorial, sidebarCategory, nextPage],
  ['page with tabs', '/guides/developer/getting-started/sui-install', tabs],
  ['page for authors, with the page finder', '/references/contribute/mdx-components', pageFinder],
  ['definition of a term', '/guides/developer/coin/regulated', termDefinition],
  ['404 page of another form of an old address', '/build/faucet.md', movedPage],
];

test.each(places.map(([name, route, ...acts]) => ({name, route, acts})))('$name works under the policy', async ({route, acts}) => {
  const {page, complaints, open, settle} = await newReader();
  await open(route);
  expect(complaints.filter((complaint) => !complaint.includes('status of 404'))).toEqual([]);
  for (const act of acts) await act(page);
  await settle();
});

test("the phone's menu works under the policy", async () => {
  const {page, begin} = await newReader(phone);
  await begin('/guides');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
  await page.locator('.navbar-sidebar').getByRole('link').first().waitFor();
});

test('without its hash the inline script is refused, so that a page needs each hash', async () => {
  const without = {...policy, 'script-src': ["'self'", hashOf('another script')]};
  await violates('content-security-policy', headerText(without), ({begin}) => begin('/guides'), /script-src\S* inline/);
});

test('Trusted Types would refuse what Docusaurus does with the JSON-LD of a next page', async () => {
  const goOn = async ({page, begin}: Reader): Promise<void> => {
    await begin(tutorial);
    await nextPage(page);
  };
  await violates('content-security-policy-report-only', "require-trusted-types-for 'script'", goOn, /innerHTML\|\{"@context"/);
});
