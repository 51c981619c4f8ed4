import type {Locator, Page} from 'playwright-core';
import {eventually} from '../lib/eventually';
import {nightly} from '../lib/nightly';
import {hasNoViolation} from './setup/accessible';
import {desktop, newReader, origin, phone} from './setup/reader';

const route = '/guides/developer/nft/nft-rental';
const pages = [route, '/guides/developer/app-examples/coin-flip', '/standards/kiosk-apps'];

const whole = (page: Page): Locator => page.getByRole('region', {name: 'The whole file'});

const marked = (page: Page): Promise<string[]> => whole(page).locator('.theme-code-block-highlighted-line').allTextContents();

/** Puts the start of a step at the line at which the browser looks for the step that is read. */
const read = (start: Locator): Promise<void> =>
  start.evaluate((element) => {
    scrollTo(0, scrollY + element.getBoundingClientRect().top - innerHeight * 0.3);
  });

const heading = (page: Page, name: string): Locator => page.getByRole('heading', {name});

const firstMarked = (page: Page, start: string): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => document.querySelector('.walk-whole .theme-code-block-highlighted-line')?.textContent.startsWith(wanted),
    start,
  );

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

const isInFrame = (page: Page): Promise<boolean> =>
  whole(page).evaluate((frame) => {
    const line = frame.querySelector('.theme-code-block-highlighted-line')?.getBoundingClientRect();
    const {top, bottom} = frame.getBoundingClientRect();
    return line !== undefined && line.top >= top - 1 && line.bottom <= bottom && top >= 0 && bottom <= innerHeight;
  });

describe('on a wide screen', () => {
  test('the lines of the step that is read are marked, also without color, and in view', async () => {
    const {page, open, complaints} = await newReader(desktop);
    await open(route);
    await read(heading(page, 'View without a promise'));
    await firstMarked(page, '/// Borrows the item without a promise');
    await eventually(
      async () => (await marked(page)).join(''),
      (lines: string) => {
        expect(lines).toContain('public fun view<T: key + store>');
        expect(lines).not.toContain('fun check_out');
      },
    );
    await eventually(() => isInFrame(page), true);
    const line = whole(page).locator('.theme-code-block-highlighted-line').first();
    await eventually(() => line.evaluate((element) => getComputedStyle(element).boxShadow), expect.stringContaining('inset'));
    await eventually(() => line.evaluate((element) => getComputedStyle(element, '::before').fontWeight), '700');
    await eventually(() => page.locator('.walk-now h3').first().textContent(), expect.stringContaining('View without a promise'));

    await read(heading(page, 'Install the extension'));
    await firstMarked(page, '/// Sets up the desk');
    await eventually(() => isInFrame(page), true);

    // Lines that the fence highlights are told from the others.
    await read(page.getByText('A borrower names the item and the number of hours'));
    await firstMarked(page, '/// Hires an item');
    await eventually(
      async () => (await whole(page).locator('.walk-strong').allTextContents()).map((text) => text.trim()),
      [expect.stringMatching(/^assert!/), expect.stringMatching(/^assert!/)],
    );
    expect(complaints).toEqual([]);
  });

  test('the keyboard reaches each step, which marks its lines, and the file, which scrolls', async () => {
    const {page, open, settle} = await newReader(desktop);
    await open(route);
    const step = page.locator('.walk-step', {hasText: 'may refuse a call for these reasons'}).getByRole('button', {name: /^Lines/});
    await step.focus();
    await firstMarked(page, '#[error]');
    await eventually(() => step.getAttribute('aria-current'), 'true');
    await whole(page).focus();
    await eventually(() => isInFrame(page), true);
    // The end of this scroll is told a frame later.
    await settle();
    const before = await whole(page).evaluate((frame) => {
      frame.addEventListener('scrollend', () => (document.documentElement.dataset.scrolled = 'yes'), {once: true});
      return frame.scrollTop;
    });
    await page.keyboard.press('PageDown');
    await page.locator('html[data-scrolled]').waitFor({state: 'attached'});
    await eventually(
      () => whole(page).evaluate((frame) => frame.scrollTop),
      (top: number) => {
        expect(top).toBeGreaterThan(before);
      },
    );
    await step.press('Enter');
    await eventually(() => isInFrame(page), true);
  });

  nightly('an address of an excerpt leads to its step', async () => {
    const {page, begin} = await newReader(desktop);
    await begin(`${route}#code-desk-move-view`);
    await page.waitForFunction(() => {
      const top = document.querySelector('#code-desk-move-view')?.closest('section')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < 300;
    });
  });

  test.each(pages)('%s keeps its width, has no grave fault, and is printed with the code below each step', async (address) => {
    const {page, open} = await newReader(desktop);
    await open(address);
    const excerpt = page.locator('.walk-excerpt pre').first();
    await page.locator('.walk').scrollIntoViewIfNeeded();
    await eventually(() => excerpt.isVisible(), false);
    await eventually(() => widthOf(page), 1280);
    await hasNoViolation(page);
    await page.emulateMedia({media: 'print'});
    await eventually(() => excerpt.isVisible(), true);
    await eventually(() => page.locator('.walk-whole').isVisible(), false);
    await eventually(() => page.locator('.walk-buttons').first().isVisible(), false);
  });
});

describe('on a phone', () => {
  test.each(pages)('%s has the code of each step below its prose', async (address) => {
    const {page, open} = await newReader(phone);
    await open(address);
    await eventually(() => page.locator('.walk-excerpt pre').first().isVisible(), true);
    await eventually(() => page.locator('.walk-whole, .walk-buttons').count(), 0);
    await eventually(() => widthOf(page), 390);
  });
});

nightly('without JavaScript the page is prose and code, in order', async () => {
  const {page} = await newReader({...desktop, javaScriptEnabled: false});
  await page.goto(`${origin}${route}`);
  await eventually(() => page.locator('.walk-whole').count(), 0);
  const order = (): Promise<string[]> =>
    page
      .locator('.walk-step', {hasText: 'View without a promise'})
      .locator('h3, p:not(.sample-note), pre')
      .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map(({tagName}) => tagName));
  await eventually(async () => (await order()).slice(0, 3), ['H3', 'P', 'PRE']);
});
