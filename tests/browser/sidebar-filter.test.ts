import type {Locator, Page} from 'playwright-core';
import {eventually} from '../lib/eventually';
import {nightly} from '../lib/nightly';
import {hasNoViolation} from './setup/accessible';
import {desktop, newReader, origin, phone} from './setup/reader';

const route = '/references/framework/sui/kiosk';
const menu = 'nav.menu';
const field = (page: Page, list = menu): Locator => page.locator(list).getByRole('searchbox', {name: 'Filter the pages of this section'});
/**
 * Types into the field, and waits until the outcome is said: the first use loads what finds the
 * items.
 */
async function type(page: Page, text: string, outcome: string | RegExp): Promise<void> {
  await field(page).fill(text);
  await page.locator(menu).getByRole('status').filter({hasText: outcome}).waitFor();
}
const hasFocus = (target: Locator): Promise<void> => target.and(target.page().locator(':focus')).waitFor();

test('shows what matches in its groups, marked, and says how many', async () => {
  const {page, open, complaints} = await newReader(desktop);
  await open(route);
  await type(page, 'kiosk ext', '1 page matches');
  const list = page.locator(menu);
  await eventually(() => list.getByRole('link').allTextContents(), ['Move', 'Framework', 'sui', 'kiosk_extension']);
  await eventually(() => list.locator('mark').allTextContents(), ['kiosk', 'ext']);
  await hasNoViolation(page, {within: 'nav.menu'});
  expect(complaints).toEqual([]);
});

test('arrows go through the matches, Escape empties the field, Enter opens the first', async () => {
  const {page, begin, arriveAt} = await newReader(desktop);
  await begin(route);
  await type(page, 'kiosk', /pages match/);
  const found = page.locator(`${menu} [data-found]`);
  await page.keyboard.press('ArrowDown');
  await hasFocus(found.nth(0));
  await page.keyboard.press('ArrowDown');
  await hasFocus(found.nth(1));
  await page.keyboard.press('Home');
  await hasFocus(found.nth(0));
  await page.keyboard.press('ArrowUp');
  await hasFocus(field(page));
  await page.keyboard.press('ArrowDown');
  await hasFocus(found.nth(0));
  await page.keyboard.press('Escape');
  await hasFocus(field(page));
  await eventually(() => field(page).inputValue(), '');
  await found.first().waitFor({state: 'detached'});
  await page.locator(`${menu} a[href="${route}"]`).waitFor();
  await type(page, 'kiosk_ext', '1 page matches');
  await page.keyboard.press('Enter');
  await arriveAt(`${route}_extension`);
});

test('what was typed stays in the section: on the next page, and after a reload', async () => {
  const {page, begin, reload, arriveAt} = await newReader(desktop);
  await begin(route);
  await field(page).fill('kiosk');
  await page.locator(`${menu} [data-found][href="${route}_extension"]`).click();
  await arriveAt(`${route}_extension`);
  await eventually(() => field(page).inputValue(), 'kiosk');
  await page.locator(`${menu} [aria-current="page"] >> visible=true`).and(page.locator('[data-found]')).waitFor();
  await reload();
  await eventually(() => field(page).inputValue(), 'kiosk');
  await page.locator('.navbar').getByRole('link', {name: 'Standards'}).click();
  await arriveAt('/standards');
  await eventually(() => field(page).count(), 0);
});

test('says that nothing matches, and leads on to the search of all pages', async () => {
  const {page, begin, complaints} = await newReader(desktop);
  await begin(route);
  await field(page).fill('gas station');
  await page.getByRole('status').filter({hasText: 'No page of this section matches “gas station”.'}).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${origin}/search?q=gas+station`);
  expect(complaints).toEqual([]);
});

nightly('works where storage is refused', async () => {
  const {page, begin, complaints} = await newReader(desktop);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await begin(route);
  await type(page, 'kiosk ext', '1 page matches');
  expect(complaints).toEqual([]);
});

test("a phone's drawer has it, and closes for the page that is opened", async () => {
  const {page, begin, arriveAt} = await newReader(phone);
  await begin(route);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
  const drawer = '.navbar-sidebar';
  await field(page, drawer).fill('kiosk_ext');
  const link = page.locator(`${drawer} [data-found]`);
  await link.tap();
  await arriveAt(`${route}_extension`);
  await link.waitFor({state: 'hidden'});
});

nightly('is not there without JavaScript, nor above a short sidebar', async () => {
  const {page} = await newReader({...desktop, javaScriptEnabled: false});
  await page.goto(`${origin}${route}`);
  await page.locator(`${menu} a`).first().waitFor();
  await eventually(() => page.locator(`${menu} input`).count(), 0);
  const {page: other, open} = await newReader(desktop);
  await open('/concepts');
  await eventually(() => other.locator(`${menu} input`).count(), 0);
});
