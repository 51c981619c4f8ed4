import type {Locator, Page} from 'playwright-core';
import {overflowOn} from '../../src/audit/checks/overflow';
import {eventually} from '../lib/eventually';
import {nightly} from '../lib/nightly';
import {fitsInBothModes} from './setup/accessible';
import {desktop, explained, isInsideScreen, newReader, origin, phone, type Reader} from './setup/reader';

/** A page with a sample that sponsors a transaction, and the anchor of that sample. */
const route = '/guides/developer/sui-101/sponsor-txn';
const sample = '#code-offline-ts-sponsor';

const toggleOn = (page: Page): Locator => page.locator(sample).getByRole('button', {name: 'Show types'});
const nameOn = (page: Page, name: string): Locator => page.locator(sample).getByRole('button', {name, exact: true}).first();
const typeOn = (page: Page): Locator => page.getByText(/^Transaction\.setGasPayment\(payments: \{/);

/** What only a reader who asks for types downloads. */
const isOfTypes = (url: string): boolean => /\/assets\/(?:types\/|js\/[^/]+\/types\.js)/.test(url);

/**
 * Shows the types of a page, and expects that nothing is loaded before, and then one script and one
 * file of the site.
 */
async function showTypes({page, open, settle, complaints}: Reader): Promise<void> {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (isOfTypes(request.url())) urls.push(request.url());
  });
  await open(route);
  expect(urls).toEqual([]);
  await toggleOn(page).click();
  await nameOn(page, 'setGasPayment').waitFor();
  // A name is marked a moment before it listens.
  await settle();
  expect(urls.filter((url) => url.endsWith('.json'))).toHaveLength(1);
  expect(urls.length).toBeLessThanOrEqual(2);
  expect(complaints).toEqual([]);
}

test('what is loaded comes after the click; pointing at a name shows its type, in light and in dark mode', async () => {
  const reader = await newReader(desktop);
  const {page} = reader;
  await showTypes(reader);
  await nameOn(page, 'setGasPayment').hover();
  await explained(nameOn(page, 'setGasPayment'));
  await typeOn(page).hover();
  await fitsInBothModes(page);
  await eventually(() => typeOn(page).isVisible(), true);
  await page.mouse.move(0, 0);
  await typeOn(page).waitFor({state: 'detached'});
});

nightly('so it does on a phone, where a tap shows the type inside the screen, and a tap elsewhere hides it', async () => {
  const reader = await newReader(phone);
  const {page} = reader;
  await showTypes(reader);
  await nameOn(page, 'setGasPayment').tap();
  await typeOn(page).waitFor();
  await explained(nameOn(page, 'setGasPayment'));
  await isInsideScreen(typeOn(page));
  await eventually(() => overflowOn(page), []);
  await page.touchscreen.tap(200, 20);
  await typeOn(page).waitFor({state: 'detached'});
});

test('with the keyboard: one stop, arrows from name to name, Escape back to the button', async () => {
  const {page, begin, settle} = await newReader(desktop);
  await begin(route);
  await toggleOn(page).focus();
  await page.keyboard.press('Enter');
  const names = page.locator(`${sample} code [role="button"]`);
  await names.first().waitFor();
  await settle();
  await eventually(() => page.locator(`${sample} code [role="button"][tabindex="0"]`).count(), 1);
  await names.first().focus();
  await page.keyboard.press('End');
  const last = names.last();
  await eventually(() => last.evaluate((name) => name === document.activeElement), true);
  const type = await explained(last);
  await page.locator(`[id="${type ?? ''}"]`).waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => last.getAttribute('aria-describedby'), null);
  await page.keyboard.press('Escape');
  await eventually(() => toggleOn(page).evaluate((button) => button === document.activeElement), true);
});

nightly('without scripts there is no button, and where the file is missing the reader is told', async () => {
  const silent = await newReader({...desktop, javaScriptEnabled: false});
  await silent.page.goto(`${origin}${route}`);
  await eventually(() => toggleOn(silent.page).count(), 0);
  const {page, begin} = await newReader(desktop);
  await page.route('**/assets/types/**', (request) => request.fulfill({status: 404}));
  await begin(route);
  await toggleOn(page).click();
  await page
    .locator(sample)
    .getByText(/could not be loaded/)
    .waitFor();
});
