import type {Page} from 'playwright-core';
import {overflowOn} from '../../src/audit/checks/overflow';
import {eventually} from '../lib/eventually';
import {nightly} from '../lib/nightly';
import {hasNoViolation} from './setup/accessible';
import {desktop, newReader, origin, phone} from './setup/reader';

const heading = (page: Page, name: string) => page.getByRole('heading', {level: 1, name});
const query = (page: Page): Promise<string> => page.locator('main input[type="search"]').inputValue();

/** The 404 page answers with that status, which the console tells as an error. */
const unexpected = (complaints: readonly string[]): string[] => complaints.filter((complaint) => !complaint.includes('status of 404'));

// An old address as it was written has a page that leads on (old-addresses.test.ts); these are
// other forms of one.
test.each(['/build/faucet.md', '/build/faucet.mdx/', '/build/faucet.md?from=mail', '/build/faucet.md#discord'])(
  '%s, another form of an old address, leads to its page first',
  async (address) => {
    const {page, begin, arriveAt, complaints} = await newReader(desktop);
    await begin(address);
    await heading(page, 'This page has moved').waitFor();
    const link = page.locator('main a:not(.hash-link)').first();
    await eventually(() => link.textContent(), 'Get test SUI');
    await eventually(() => query(page), 'build faucet');
    await link.click();
    await arriveAt('/guides/developer/getting-started/get-coins');
    expect(unexpected(complaints)).toEqual([]);
  },
);

test('a misspelt address gets the nearest pages, by title', async () => {
  const {page, open} = await newReader(desktop);
  await open('/guides/developer/frist-app/publsh');
  await heading(page, 'Page not found').waitFor();
  const near = page.locator('main section').getByRole('link', {name: 'Publish a package'});
  await near.waitFor();
  await eventually(() => page.locator('main section li a').first().getAttribute('href'), '/guides/developer/first-app/publish');
  await eventually(() => query(page), 'frist app publsh');
  await hasNoViolation(page);
});

test('nonsense gets the search, the sections and the list of all pages, and no guess', async () => {
  const {page, open} = await newReader(desktop);
  await open('/xqzzy/blorp');
  await heading(page, 'Page not found').waitFor();
  await eventually(() => query(page), 'xqzzy blorp');
  await eventually(() => page.locator('main li a').allTextContents(), ['Guides', 'Concepts', 'Standards', 'References', 'All pages']);
  await eventually(() => page.locator('main section').count(), 0);
});

nightly('a very long address does not widen the page of a phone', async () => {
  const {page, open} = await newReader(phone);
  await open(`/${'long'.repeat(60)}/${'a-b-'.repeat(50)}`);
  await heading(page, 'Page not found').waitFor();
  await eventually(() => overflowOn(page), []);
});

nightly('without JavaScript there are the sections and the list of all pages', async () => {
  const {page} = await newReader({...desktop, javaScriptEnabled: false});
  await page.goto(`${origin}/no/such/page`);
  await page.locator('main').getByRole('link', {name: 'All pages'}).first().click();
  await heading(page, 'All pages').waitFor();
});
