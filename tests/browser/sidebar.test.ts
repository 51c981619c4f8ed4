import type {Locator, Page} from 'playwright-core';
import {desktop, hydrated, newReader, phone} from './setup/reader';

const row = '.menu__list-item-collapsible';

/** The innermost category with this label. */
const category = (page: Page, label: string): Locator =>
  page.locator(`.theme-doc-sidebar-item-category:has(> ${row} > a:has(:text-is("${label}")))`);

const closed = '.menu__list-item--collapsed';
/** Waits until categories, by their labels, are open or closed as said. */
async function areOpen(page: Page, expected: Record<string, boolean>): Promise<void> {
  for (const [label, open] of Object.entries(expected)) {
    const wanted = page.locator(open ? `:not(${closed})` : closed);
    await category(page, label).and(wanted).waitFor();
  }
}
const caret = (item: Locator): Locator => item.locator('> .menu__list-item-collapsible > .menu__caret');

test('Developer Guides and Getting Started start open, everything else closed', async () => {
  const {page, open} = await newReader(desktop);
  await open('/guides');
  await areOpen(page, {'Developer Guides': true, 'Getting Started': true, 'Your First Sui dApp': false});
});

test('a sidebar link opens its page without a reload and marks itself', async () => {
  const {page, open, arriveAt, complaints} = await newReader(desktop);
  await open('/guides');
  await page.evaluate(() => {
    (globalThis as {stillTheSamePage?: boolean}).stillTheSamePage = true;
  });
  await page.locator('nav.menu').getByRole('link', {name: 'Run a local network'}).click();
  await arriveAt('/guides/developer/getting-started/local-network');
  expect(await page.evaluate(() => (globalThis as {stillTheSamePage?: boolean}).stillTheSamePage)).toBe(true);
  expect(await page.locator('nav.menu [aria-current="page"]').textContent()).toBe('Run a local network');
  expect(complaints).toEqual([]);
});

test("the reader's choice survives the next page, another sidebar and a reload", async () => {
  const {page, open, arriveAt, complaints} = await newReader(desktop);
  await open('/guides');
  await caret(category(page, 'Getting Started')).click();
  await caret(category(page, 'Your First Sui dApp')).click();
  const chosen = {'Getting Started': false, 'Your First Sui dApp': true};
  await areOpen(page, chosen);

  await page.locator('nav.menu').getByRole('link', {name: 'Developer Guides'}).click();
  await arriveAt('/guides/developer');
  await areOpen(page, chosen);

  await page.locator('.navbar').getByRole('link', {name: 'References'}).click();
  await arriveAt('/references');
  await page.locator('.navbar').getByRole('link', {name: 'Guides'}).click();
  await arriveAt('/guides');
  await areOpen(page, chosen);

  await page.reload({waitUntil: 'networkidle'});
  await hydrated(page);
  await areOpen(page, chosen);
  expect(complaints).toEqual([]);
});

test('a category opens and closes by keyboard', async () => {
  const {page, open} = await newReader(desktop);
  await open('/guides');
  const label = 'Your First Sui dApp';
  await caret(category(page, label)).focus();
  await page.keyboard.press('Enter');
  await areOpen(page, {[label]: true});
  await page.keyboard.press('Enter');
  await areOpen(page, {[label]: false});
});

test('a phone reaches every section and page by the menu', async () => {
  const {page, open, arriveAt, complaints} = await newReader(phone);
  await open('/guides');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.locator('.navbar-sidebar').getByRole('link', {name: 'Get test SUI'}).click();
  await arriveAt('/guides/developer/getting-started/get-coins');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page
    .locator('.navbar-sidebar')
    .getByRole('button', {name: /main menu/i})
    .click();
  await page.locator('.navbar-sidebar').getByRole('link', {name: 'Standards'}).click();
  await arriveAt('/standards');
  expect(complaints).toEqual([]);
});
