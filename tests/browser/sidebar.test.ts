import type {Locator, Page} from 'playwright-core';
import {eventually} from '../lib/eventually';
import {hasNoViolation} from './setup/accessible';
import {desktop, newReader, phone} from './setup/reader';
import {input, panel} from './setup/search';

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

test('Developer Guides and Getting Started start open, everything else closed; a category opens and closes by keyboard', async () => {
  const {page, begin} = await newReader(desktop);
  await begin('/guides');
  const label = 'Your First Sui dApp';
  await areOpen(page, {'Developer Guides': true, 'Getting Started': true, [label]: false});
  await caret(category(page, label)).press('Enter');
  await areOpen(page, {[label]: true});
  await caret(category(page, label)).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await areOpen(page, {[label]: false});
});

test("the reader's choice survives the next page, another sidebar and a reload", async () => {
  const {page, begin, reload, arriveAt, complaints} = await newReader(desktop);
  await begin('/guides');
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

  await reload();
  await areOpen(page, chosen);
  expect(complaints).toEqual([]);
});

test('a phone reaches every section and page by the menu', async () => {
  const {page, begin, arriveAt, complaints} = await newReader(phone);
  await begin('/guides');
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

describe('the menu of a narrow window is a dialog', () => {
  const narrow = {viewport: {width: 820, height: 900}};
  const route = '/references/framework/sui/kiosk';
  const toggle = (page: Page): Locator => page.getByRole('button', {name: 'Toggle navigation bar'});
  const menu = (page: Page): Locator => page.getByRole('dialog', {name: 'Menu'});
  /** What has the focus, where it is in the menu. */
  const inMenu = (page: Page): Promise<string | undefined> =>
    menu(page).evaluate((dialog) => (dialog.contains(document.activeElement) ? document.activeElement?.textContent : undefined));

  test('it takes the focus, keeps the keys, and gives the focus back', async () => {
    const {page, open, complaints} = await newReader(narrow);
    await open(route);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await eventually(() => inMenu(page), expect.stringContaining('Back to main menu'));
    await hasNoViolation(page, {within: 'dialog'});
    // Nothing behind it takes the focus, by no key of the site's own either.
    await page.locator('article a').first().focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('/');
    await eventually(() => inMenu(page), expect.stringContaining('Back to main menu'));
    await input(page).and(page.locator(':not([role="combobox"])')).waitFor();
    await eventually(() => panel(page).count(), 0);
    await page.keyboard.press('Enter');
    await eventually(() => inMenu(page), 'Guides');
    await page.keyboard.press('Escape');
    await menu(page).waitFor({state: 'hidden'});
    await toggle(page).and(page.locator(':focus')).waitFor();
    expect(complaints).toEqual([]);
  });

  test('Back and a tap beside it close it; what it scrolls to is not under the way back', async () => {
    const {page, open, arriveAt} = await newReader({...phone, ...narrow});
    await open('/references/framework/sui');
    await page.locator(`article a[href="${route}"]`).first().tap();
    await arriveAt(route);
    await toggle(page).tap();
    const back = menu(page).getByRole('button', {name: /main menu/i});
    const field = menu(page).getByRole('searchbox');
    const current = menu(page).locator('.theme-doc-sidebar-menu .menu__link[aria-current="page"]');
    const edges = async (): Promise<number[]> => {
      const [upper, between, lower] = [await back.boundingBox(), await field.boundingBox(), await current.boundingBox()];
      return [upper?.y, (upper?.y ?? 0) + (upper?.height ?? 0), between?.y, (between?.y ?? 0) + (between?.height ?? 0), lower?.y].map(
        Number,
      );
    };
    await eventually(edges, (found: number[]) => {
      expect(found).toEqual([...found].sort((a, b) => a - b));
      expect(found[0]).toBeGreaterThan(0);
    });
    await page.goBack();
    await menu(page).waitFor({state: 'hidden'});
    await current.waitFor({state: 'hidden'});
    expect(new URL(page.url()).pathname).toBe(route);
    await toggle(page).tap();
    await menu(page).waitFor();
    await page.touchscreen.tap(800, 450);
    await menu(page).waitFor({state: 'hidden'});
  });
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
  const scrolledBy = (page: Page, list: string): Promise<number> => page.locator(list).evaluate((element) => element.scrollTop);

  test('in the sidebar of a page that is opened, while the page stays at its top; and in a long table of contents', async () => {
    const {page, open} = await newReader(desktop);
    await open(deep);
    await isInView(page, `${menu} ${currentPage}`, '.thin-scrollbar');
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBe(0);
    await eventually(
      () => scrolledBy(page, menu),
      (pixels: number) => {
        expect(pixels).toBeGreaterThan(500);
      },
    );

    const link = '.theme-doc-toc-desktop .table-of-contents__link--active';
    await page.locator('article h3').last().scrollIntoViewIfNeeded();
    await page.locator(link).and(page.locator(':not([href="#functions"])')).waitFor();
    await isInView(page, link, '.thin-scrollbar');
    await eventually(
      () => scrolledBy(page, '.theme-doc-toc-desktop'),
      (pixels: number) => {
        expect(pixels).toBeGreaterThan(100);
      },
    );
  });

  test('in the sidebar after a link on the page; the sidebar stays for a page that is in view anyway', async () => {
    const {page, open, settle, arriveAt} = await newReader(desktop);
    await open('/references/framework/sui');
    await page.locator(`article a[href="${deep}"]`).first().click();
    await arriveAt(deep);
    await isInView(page, `${menu} ${currentPage}[href="${deep}"]`, '.thin-scrollbar');
    await settle();
    const before = await scrolledBy(page, menu);
    const next = `${deep}_extension`;
    await page.locator(`${menu} a[href="${next}"]`).click();
    await arriveAt(next);
    await isInView(page, `${menu} ${currentPage}[href="${next}"]`, '.thin-scrollbar');
    await settle();
    const after = await scrolledBy(page, menu);
    expect(after).toBe(before);
  });

  test("in a phone's drawer", async () => {
    const {page, begin} = await newReader(phone);
    await begin(deep);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    await isInView(page, `.navbar-sidebar ${currentPage}`, '.navbar-sidebar__item');
    await isInView(page, '.navbar-sidebar__back', '.navbar-sidebar__item');
  });
});
