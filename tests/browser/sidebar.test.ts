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

/** Waits until an item is between the upper and the lower edge of the list that it is in. */
async function isInView(page: Page, item: string, list: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const element = document.querySelector(wanted.item);
      const frame = element?.closest(wanted.list)?.getBoundingClientRect();
      if (!element || !frame || frame.height === 0) return false;
      const {top, bottom} = element.getBoundingClientRect();
      return top >= frame.top && bottom <= Math.min(frame.bottom, window.innerHeight);
    },
    {item, list},
  );
}

describe('what is current is in view', () => {
  const menu = 'nav.menu';
  const currentPage = '.menu__link[aria-current="page"]';
  const deep = '/references/framework/sui/kiosk';
  const scrolledBy = (page: Page): Promise<number> => page.locator(menu).evaluate((list) => list.scrollTop);

  test('in the sidebar of a page that is opened, while the page stays at its top', async () => {
    const {page, open} = await newReader(desktop);
    await open(deep);
    await isInView(page, `${menu} ${currentPage}`, '.thin-scrollbar');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await scrolledBy(page)).toBeGreaterThan(500);
  });

  test('in the sidebar after a link on the page; the sidebar stays for a page that is in view anyway', async () => {
    const {page, open, arriveAt} = await newReader(desktop);
    await open('/references/framework/sui');
    await page.locator(`article a[href="${deep}"]`).first().click();
    await arriveAt(deep);
    await isInView(page, `${menu} ${currentPage}[href="${deep}"]`, '.thin-scrollbar');
    const before = await scrolledBy(page);
    const next = `${deep}_extension`;
    await page.locator(`${menu} a[href="${next}"]`).click();
    await arriveAt(next);
    await isInView(page, `${menu} ${currentPage}[href="${next}"]`, '.thin-scrollbar');
    expect(await scrolledBy(page)).toBe(before);
  });

  test("in a phone's drawer", async () => {
    const {page, open} = await newReader(phone);
    await open(deep);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    await isInView(page, `.navbar-sidebar ${currentPage}`, '.navbar-sidebar__item');
  });

  test('in a long table of contents', async () => {
    const {page, open} = await newReader(desktop);
    await open(deep);
    const link = '.theme-doc-toc-desktop .table-of-contents__link--active';
    await page.locator('article h3').last().scrollIntoViewIfNeeded();
    await page.locator(link).and(page.locator(':not([href="#functions"])')).waitFor();
    await isInView(page, link, '.thin-scrollbar');
    expect(await page.locator('.theme-doc-toc-desktop').evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  });
});
