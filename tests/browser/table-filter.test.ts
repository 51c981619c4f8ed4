import type {Locator, Page} from 'playwright-core';
import {graveViolationsOn} from '../../src/audit/checks/axe';
import {desktop, newReader, phone, screens} from './setup/reader';

const route = '/references/errors/abort-codes';

const field = (page: Page): Locator => page.getByRole('searchbox', {name: 'Filter the rows'});
const rows = (page: Page): Locator => page.locator('article tbody tr:not(.table-group)').filter({visible: true});
const headings = (page: Page): Promise<string[]> =>
  page
    .locator('article .table-group :is(h3, h4)')
    .filter({visible: true})
    .evaluateAll((found) => found.map((heading) => heading.textContent.replace('​', '')));

/** Types into the field, and waits until the outcome is said. */
async function type(page: Page, text: string, outcome: RegExp): Promise<void> {
  await field(page).fill(text);
  await page.locator('article').getByRole('status').filter({hasText: outcome}).waitFor();
}

test.each(screens)('on a %s the table shows what has module and number, under its headings', async (_name, screen) => {
  const {page, begin, complaints} = await newReader(screen);
  await begin(route);
  const all = await rows(page).count();
  expect(all).toBeGreaterThan(500);
  await type(page, 'error code 2 in sui::kiosk', /^\d+ rows?$/);
  expect(await headings(page)).toContain('sui::kiosk error codes');
  expect(await rows(page).count()).toBeLessThan(10);
  expect(await rows(page).filter({hasText: 'ENotEnough'}).count()).toBe(1);
  await type(page, 'EItemLocked', /^1 row$/);
  expect(await headings(page)).toEqual(['Sui framework abort codes at 0x2', 'sui::kiosk error codes']);
  await type(page, 'no such constant', /^No row/);
  expect(await rows(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  await rows(page).nth(500).waitFor();
  expect(await field(page).inputValue()).toBe('');
  expect(await rows(page).count()).toBe(all);
  expect(complaints).toEqual([]);
});

test('a code that was found leads to the errors of its module', async () => {
  const {page, begin, arriveAt} = await newReader(desktop);
  await begin(route);
  await type(page, 'EItemLocked', /^1 row$/);
  await rows(page).getByRole('link').click();
  await arriveAt('/references/framework/sui/kiosk#errors');
  expect(new URL(page.url()).hash).toBe('#errors');
});

test('it sends nothing, keeps what is below in place, and has no grave violation', async () => {
  const {page, open} = await newReader(phone);
  await open(route);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await type(page, 'kiosk 2', /rows?$/);
  expect(requests.filter((url) => /kiosk.2|[?]/.test(url))).toEqual([]);
  expect(await graveViolationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.viewport.width);
});

test('without scripts the table is whole, and there is no field', async () => {
  const {page} = await newReader({...desktop, javaScriptEnabled: false});
  await page.goto(`${process.env.TEST_SITE_ORIGIN ?? ''}${route}`);
  expect(await rows(page).count()).toBeGreaterThan(500);
  expect(await field(page).count()).toBe(0);
});
