import type {Locator, Page} from 'playwright-core';
import {graveViolationsOn} from '../../src/audit/checks/axe';
import {desktop, newReader, origin, phone, screens} from './setup/reader';

/** A page with a sample that sponsors a transaction, and the anchor of that sample. */
const route = '/guides/developer/sui-101/sponsor-txn';
const sample = '#code-offline-ts-sponsor';

const toggleOn = (page: Page): Locator => page.locator(sample).getByRole('button', {name: 'Show types'});
const nameOn = (page: Page, name: string): Locator => page.locator(sample).getByRole('button', {name, exact: true}).first();
const typeOn = (page: Page): Locator => page.getByText(/^Transaction\.setGasPayment\(payments: \{/);

/** What only a reader who asks for types downloads. */
const isOfTypes = (url: string): boolean => /\/assets\/(?:types\/|js\/[^/]+\/types\.js)/.test(url);

function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (isOfTypes(request.url())) urls.push(request.url());
  });
  return urls;
}

test.each(screens)('on a %s nothing is loaded before the click, and then one script and one file of the site', async (_name, screen) => {
  const {page, open, complaints} = await newReader(screen);
  const urls = requestsOf(page);
  await open(route);
  expect(urls).toEqual([]);
  await toggleOn(page).click();
  await nameOn(page, 'setGasPayment').waitFor();
  expect(urls.filter((url) => url.endsWith('.json'))).toHaveLength(1);
  expect(urls.length).toBeLessThanOrEqual(2);
  expect(complaints).toEqual([]);
});

test.each(['light', 'dark'] as const)('pointing at a name shows its type, in %s mode', async (colorScheme) => {
  const {page, open} = await newReader({...desktop, colorScheme});
  await open(route);
  await toggleOn(page).click();
  await nameOn(page, 'setGasPayment').hover();
  await typeOn(page).hover();
  expect(await graveViolationsOn(page)).toEqual([]);
  await page.mouse.move(0, 0);
  await typeOn(page).waitFor({state: 'detached'});
});

test('with the keyboard: one stop, arrows from name to name, Escape back to the button', async () => {
  const {page, begin} = await newReader(desktop);
  await begin(route);
  await toggleOn(page).focus();
  await page.keyboard.press('Enter');
  const names = page.locator(`${sample} code [role="button"]`);
  await names.first().waitFor();
  expect(await page.locator(`${sample} code [role="button"][tabindex="0"]`).count()).toBe(1);
  await names.first().focus();
  await page.keyboard.press('End');
  const last = names.last();
  expect(await last.evaluate((name) => name === document.activeElement)).toBe(true);
  await page.locator(`[id="${(await last.getAttribute('aria-describedby')) ?? ''}"]`).waitFor();
  await page.keyboard.press('Escape');
  expect(await last.getAttribute('aria-describedby')).toBeNull();
  await page.keyboard.press('Escape');
  expect(await toggleOn(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

test('on a phone a tap shows the type inside the screen, and a tap elsewhere hides it', async () => {
  const {page, open} = await newReader(phone);
  await open(route);
  await toggleOn(page).tap();
  await nameOn(page, 'setGasPayment').tap();
  await typeOn(page).waitFor();
  const box = await typeOn(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.touchscreen.tap(200, 20);
  await typeOn(page).waitFor({state: 'detached'});
});

test('without scripts there is no button, and where the file is missing the reader is told', async () => {
  const silent = await newReader({...desktop, javaScriptEnabled: false});
  await silent.page.goto(`${origin}${route}`);
  expect(await toggleOn(silent.page).count()).toBe(0);
  const {page, begin} = await newReader(desktop);
  await page.route('**/assets/types/**', (request) => request.fulfill({status: 404}));
  await begin(route);
  await toggleOn(page).click();
  await page
    .locator(sample)
    .getByText(/could not be loaded/)
    .waitFor();
});
