import type {Page} from 'playwright-core';
import {hostingModel} from '../../src/hosting/model';
import {headerText, hashOf} from '../../src/security-policy/policy';
import {sitePolicy} from '../../src/security-policy/site-policy';
import {pageTypes} from '../../src/weigh/page-types';
import {eventually} from '../lib/eventually';
import {desktop, newReader, origin, phone, type Reader} from './setup/reader';

const policy = sitePolicy('build');
const {headers} = hostingModel(policy);

/** What a policy refuses, also one that only reports: directive, what it was about, and the start of the text. */
async function violationsUnder(header: string, value: string, act: (reader: Reader) => Promise<void>): Promise<string[]> {
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
  await page.unrouteAll({behavior: 'wait'});
  return seen;
}

test('the site is tested under the headers that hosts send', async () => {
  const {headers: sent} = await fetch(`${origin}/guides`);
  for (const [name, value] of Object.entries(headers)) expect(sent.get(name)).toBe(value);
});

const routes = Object.entries({
  ...pageTypes,
  'all pages': '/all-pages',
  search: '/search?q=coin',
  snippet: '/snippets/boat',
  tutorial: '/guides/developer/first-app/write-package',
  'page with tabs': '/guides/developer/getting-started/sui-install',
  'page for authors': '/references/contribute/mdx-components',
});

test.each(routes)('%s works under the policy', async (_type, route) => {
  const {complaints, open} = await newReader();
  await open(route);
  expect(complaints.filter((complaint) => !complaint.includes('status of 404'))).toEqual([]);
});

const menu = 'nav.menu';

/** What readers operate. Each fails by itself where the policy stops it, and the reader's record fails the test besides. */
const parts: readonly (readonly [name: string, route: string, act: (page: Page) => Promise<void>])[] = [
  [
    'color mode',
    '/guides',
    async (page) => {
      await page.getByRole('button', {name: /switch between dark and light mode/i}).click();
      await page.locator('html[data-theme-choice="light"]').waitFor({state: 'attached'});
    },
  ],
  [
    'sidebar category',
    '/guides/developer/first-app/write-package',
    (page) => page.locator(menu).getByRole('button', {name: "Collapse sidebar category 'Getting Started'"}).click(),
  ],
  [
    'filter of the sidebar',
    '/references/framework/sui/kiosk',
    async (page) => {
      await page.locator(menu).getByRole('searchbox').fill('kiosk ext');
      await page.locator(`${menu} [data-found]`).first().waitFor();
    },
  ],
  [
    'search bar and its worker',
    '/guides',
    async (page) => {
      await page.locator('.navbar__search-input').fill('coin');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  ],
  [
    'results page',
    '/search?q=coin',
    async (page) => {
      await page.getByRole('searchbox', {name: 'Search'}).fill('faucet');
      await page.waitForURL(/q=faucet/);
    },
  ],
  [
    'definition of a term',
    '/guides/developer/coin/regulated',
    async (page) => {
      await page.getByRole('article').locator('a[href$="/sui-glossary#epoch"]').first().hover();
      await page.getByText(/^A period, about 24 hours/).waitFor();
    },
  ],
  ['tabs', '/guides/developer/getting-started/sui-install', (page) => page.getByRole('tab', {name: 'Windows'}).first().click()],
  [
    'page finder',
    '/references/contribute/mdx-components',
    async (page) => {
      await page.getByLabel('Page id').fill('concepts');
      await page.getByRole('status').getByRole('link', {name: 'Concepts'}).waitFor();
    },
  ],
  [
    'next page, with code and diagrams',
    '/guides/developer/first-app/write-package',
    async (page) => {
      await page.locator('.pagination-nav__link--next').click();
      await page.locator('link[rel="canonical"][href$="/guides/developer/first-app/build-test"]').waitFor({state: 'attached'});
    },
  ],
  ['404 page', '/build/faucet', (page) => page.getByRole('heading', {level: 1, name: 'This page has moved'}).waitFor()],
];

test.each(parts)('%s works under the policy', async (_name, route, act) => {
  const {page, open} = await newReader();
  await open(route);
  await act(page);
});

test("the phone's menu works under the policy", async () => {
  const {page, open} = await newReader(phone);
  await open('/guides');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
  await page.locator('.navbar-sidebar').getByRole('link').first().waitFor();
});

test('without its hash the inline script is refused, so that a page needs each hash', async () => {
  const without = {...policy, 'script-src': ["'self'", hashOf('another script')]};
  const seen = await violationsUnder('content-security-policy', headerText(without), ({open}) => open('/guides'));
  expect(seen.join('\n')).toMatch(/script-src\S* inline/);
});

test('Trusted Types would refuse what Docusaurus does with the JSON-LD of a next page', async () => {
  const seen = await violationsUnder('content-security-policy-report-only', "require-trusted-types-for 'script'", async ({page, open}) => {
    await open('/guides/developer/first-app/write-package');
    await page.locator('.pagination-nav__link--next').click();
    await page.locator('link[rel="canonical"][href$="/guides/developer/first-app/build-test"]').waitFor({state: 'attached'});
  });
  expect(seen.filter((text) => text.includes('innerHTML|{"@context"'))).not.toEqual([]);
});
