import type {Locator, Page} from 'playwright-core';
import {graveViolationsOn} from '../../src/audit/checks/axe';
import {desktop, newReader, origin, phone} from './setup/reader';

const route = '/references/framework/sui/kiosk';
const menu = 'nav.menu';
const field = (page: Page, list = menu): Locator => page.locator(list).getByRole('searchbox', {name: 'Filter the pages of this section'});
/** Types into the field, and waits until the outcome is said: the first use loads what finds the items. */
async function type(page: Page, text: string, list = menu): Promise<void> {
  await field(page, list).fill(text);
  await page.locator(list).getByRole('status').filter({hasText: /match/}).waitFor();
}
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');

test('shows what matches in its groups, marked, and says how many', async () => {
  const {page, open, complaints} = await newReader(desktop);
  await open(route);
  await field(page).fill('kiosk ext');
  const list = page.locator(menu);
  await list.getByRole('status').filter({hasText: '1 page matches'}).waitFor();
  expect(await list.getByRole('link').allTextContents()).toEqual(['Move', 'Framework', 'sui', 'kiosk_extension']);
  expect(await list.locator('mark').allTextContents()).toEqual(['kiosk', 'ext']);
  expect(await graveViolationsOn(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('arrows go through the matches, Escape empties the field, Enter opens the first', async () => {
  const {page, open, arriveAt} = await newReader(desktop);
  await open(route);
  await type(page, 'kiosk');
  const [first, second] = await page.locator(`${menu} [data-found]`).allTextContents();
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe(first);
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe(second);
  await page.keyboard.press('Home');
  expect(await focused(page)).toBe(first);
  await page.keyboard.press('ArrowUp');
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  expect(await field(page).inputValue()).toBe('');
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await page.locator(`${menu} a[href="${route}"]`).waitFor();
  await type(page, 'kiosk_ext');
  await page.keyboard.press('Enter');
  await arriveAt(`${route}_extension`);
});

test('what was typed stays in the section: on the next page, and after a reload', async () => {
  const {page, open, arriveAt} = await newReader(desktop);
  await open(route);
  await field(page).fill('kiosk');
  await page.locator(`${menu} [data-found][href="${route}_extension"]`).click();
  await arriveAt(`${route}_extension`);
  expect(await field(page).inputValue()).toBe('kiosk');
  await page.locator(`${menu} [aria-current="page"] >> visible=true`).and(page.locator('[data-found]')).waitFor();
  await page.reload({waitUntil: 'networkidle'});
  expect(await field(page).inputValue()).toBe('kiosk');
  await page.locator('.navbar').getByRole('link', {name: 'Standards'}).click();
  await arriveAt('/standards');
  expect(await field(page).count()).toBe(0);
});

test('says that nothing matches, and leads on to the search of all pages', async () => {
  const {page, open, complaints} = await newReader(desktop);
  await open(route);
  await field(page).fill('gas station');
  await page.getByRole('status').filter({hasText: 'No page of this section matches “gas station”.'}).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${origin}/search?q=gas+station`);
  expect(complaints).toEqual([]);
});

test('works where storage is refused', async () => {
  const {page, open, complaints} = await newReader(desktop);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await open(route);
  await field(page).fill('kiosk ext');
  await page.locator(menu).getByRole('status').filter({hasText: '1 page matches'}).waitFor();
  expect(complaints).toEqual([]);
});

test("a phone's drawer has it, and closes for the page that is opened", async () => {
  const {page, open, arriveAt} = await newReader(phone);
  await open(route);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
  const drawer = '.navbar-sidebar';
  await field(page, drawer).fill('kiosk_ext');
  const link = page.locator(`${drawer} [data-found]`);
  await link.tap();
  await arriveAt(`${route}_extension`);
  await link.waitFor({state: 'hidden'});
});

test('is not there without JavaScript, nor above a short sidebar', async () => {
  const {page} = await newReader({...desktop, javaScriptEnabled: false});
  await page.goto(`${origin}${route}`);
  await page.locator(`${menu} a`).first().waitFor();
  expect(await page.locator(`${menu} input`).count()).toBe(0);
  const {page: other, open} = await newReader(desktop);
  await open('/concepts');
  expect(await other.locator(`${menu} input`).count()).toBe(0);
});
