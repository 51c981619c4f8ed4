import type {Locator, Page} from 'playwright-core';
import {desktop, newReader, origin, phone} from './setup/reader';

const row = '.menu__list-item-collapsible';

/** The innermost category with this label. */
const category = (page: Page, label: string): Locator =>
  page.locator(`.theme-doc-sidebar-item-category:has(> ${row} > a:has(:text-is("${label}")))`);

const isOpen = async (item: Locator): Promise<boolean> =>
  !(await item.evaluate((element) => element.classList.contains('menu__list-item--collapsed')));
const caret = (item: Locator): Locator => item.locator('> .menu__list-item-collapsible > .menu__caret');

test('Developer Guides and Getting Started start open, everything else closed', async () => {
  const {page, open} = await newReader(desktop);
  await open('/guides');
  expect(await isOpen(category(page, 'Developer Guides'))).toBe(true);
  expect(await isOpen(category(page, 'Getting Started'))).toBe(true);
  expect(await isOpen(category(page, 'Your First Sui dApp'))).toBe(false);
});

test('a sidebar link opens its page without a reload and marks itself', async () => {
  const {page, open, complaints} = await newReader(desktop);
  await open('/guides');
  await page.evaluate(() => {
    (globalThis as {stillTheSamePage?: boolean}).stillTheSamePage = true;
  });
  await page.locator('nav.menu').getByRole('link', {name: 'Run a local network'}).click();
  await page.waitForURL(`${origin}/guides/developer/getting-started/local-network`);
  expect(await page.evaluate(() => (globalThis as {stillTheSamePage?: boolean}).stillTheSamePage)).toBe(true);
  expect(await page.locator('nav.menu [aria-current="page"]').textContent()).toBe('Run a local network');
  expect(complaints).toEqual([]);
});

test("the reader's choice survives the next page, another sidebar and a reload", async () => {
  const {page, open, complaints} = await newReader(desktop);
  await open('/guides');
  await caret(category(page, 'Getting Started')).click();
  await caret(category(page, 'Your First Sui dApp')).click();
  const chosen = async (): Promise<boolean[]> => [
    await isOpen(category(page, 'Getting Started')),
    await isOpen(category(page, 'Your First Sui dApp')),
  ];
  expect(await chosen()).toEqual([false, true]);

  await page.locator('nav.menu').getByRole('link', {name: 'Developer Guides'}).click();
  await page.waitForURL(`${origin}/guides/developer`);
  expect(await chosen()).toEqual([false, true]);

  await page.locator('.navbar').getByRole('link', {name: 'References'}).click();
  await page.waitForURL(`${origin}/references`);
  await page.locator('.navbar').getByRole('link', {name: 'Guides'}).click();
  await page.waitForURL(`${origin}/guides`);
  expect(await chosen()).toEqual([false, true]);

  await page.reload({waitUntil: 'networkidle'});
  expect(await chosen()).toEqual([false, true]);
  expect(complaints).toEqual([]);
});

test('a category opens and closes by keyboard', async () => {
  const {page, open} = await newReader(desktop);
  await open('/guides');
  const item = category(page, 'Your First Sui dApp');
  await caret(item).focus();
  await page.keyboard.press('Enter');
  expect(await isOpen(item)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await isOpen(item)).toBe(false);
});

test('a phone reaches every section and page by the menu', async () => {
  const {page, open, complaints} = await newReader(phone);
  await open('/guides');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.locator('.navbar-sidebar').getByRole('link', {name: 'Get test SUI'}).click();
  await page.waitForURL(`${origin}/guides/developer/getting-started/get-coins`);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page
    .locator('.navbar-sidebar')
    .getByRole('button', {name: /main menu/i})
    .click();
  await page.locator('.navbar-sidebar').getByRole('link', {name: 'Standards'}).click();
  await page.waitForURL(`${origin}/standards`);
  expect(complaints).toEqual([]);
});
