import type {Locator, Page} from 'playwright-core';
import {graveViolationsOn} from '../../src/audit/checks/axe';
import {desktop, newReader, origin, phone} from './setup/reader';

const route = '/guides/developer/nft/nft-rental';
const pages = [route, '/guides/developer/app-examples/coin-flip', '/standards/kiosk-apps'];

const whole = (page: Page): Locator => page.getByRole('region', {name: 'The whole file'});

const marked = (page: Page): Promise<string[]> => whole(page).locator('.theme-code-block-highlighted-line').allTextContents();

/** Puts the heading of a step at the line at which the browser looks for the step that is read. */
const read = (page: Page, heading: string): Promise<void> =>
  page.getByRole('heading', {name: heading}).evaluate((element) => {
    scrollTo(0, scrollY + element.getBoundingClientRect().top - innerHeight * 0.3);
  });

const firstMarked = (page: Page, start: string): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => document.querySelector('.walk-whole .theme-code-block-highlighted-line')?.textContent.startsWith(wanted),
    start,
  );

const isInFrame = (page: Page): Promise<boolean> =>
  whole(page).evaluate((frame) => {
    const line = frame.querySelector('.theme-code-block-highlighted-line')?.getBoundingClientRect();
    const {top, bottom} = frame.getBoundingClientRect();
    return line !== undefined && line.top >= top - 1 && line.bottom <= bottom && top >= 0 && bottom <= innerHeight;
  });

describe('on a wide screen', () => {
  test('the lines of the step that is read are marked, and in view', async () => {
    const {page, open, complaints} = await newReader(desktop);
    await open(route);
    await read(page, 'View without a promise');
    await firstMarked(page, '/// Borrows the item without a promise');
    expect((await marked(page)).join('')).toContain('public fun view<T: key + store>');
    expect((await marked(page)).join('')).not.toContain('fun check_out');
    expect(await isInFrame(page)).toBe(true);
    await read(page, 'Install the extension');
    await firstMarked(page, '/// Sets up the desk');
    expect(await isInFrame(page)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('marks are seen without color, and the step has one, too', async () => {
    const {page, open} = await newReader(desktop);
    await open(route);
    await read(page, 'View without a promise');
    await firstMarked(page, '/// Borrows the item without a promise');
    const line = whole(page).locator('.theme-code-block-highlighted-line').first();
    expect(await line.evaluate((element) => getComputedStyle(element).boxShadow)).toContain('inset');
    expect(await line.evaluate((element) => getComputedStyle(element, '::before').fontWeight)).toBe('700');
    expect(await page.locator('.walk-now h3').first().textContent()).toContain('View without a promise');
  });

  test('the keyboard reaches each step, which marks its lines, and the file, which scrolls', async () => {
    const {page, open} = await newReader(desktop);
    await open(route);
    const step = page.locator('.walk-step', {hasText: 'may refuse a call for these reasons'}).getByRole('button', {name: /^Lines/});
    await step.focus();
    await firstMarked(page, '#[error]');
    expect(await step.getAttribute('aria-current')).toBe('true');
    await whole(page).focus();
    const before = await whole(page).evaluate((frame) => {
      frame.addEventListener('scrollend', () => (document.documentElement.dataset.scrolled = 'yes'), {once: true});
      return frame.scrollTop;
    });
    await page.keyboard.press('PageDown');
    await page.locator('html[data-scrolled]').waitFor({state: 'attached'});
    expect(await whole(page).evaluate((frame) => frame.scrollTop)).toBeGreaterThan(before);
    await step.press('Enter');
    await page.waitForFunction(() => {
      const frame = document.querySelector('.walk-whole pre')?.parentElement;
      const line = frame?.querySelector('.theme-code-block-highlighted-line');
      return frame && line && line.getBoundingClientRect().top >= frame.getBoundingClientRect().top;
    });
    expect(await isInFrame(page)).toBe(true);
  });

  test('lines that the fence highlights are told from the others', async () => {
    const {page, open} = await newReader(desktop);
    await open(route);
    await page.getByText('A borrower names the item and the number of hours').evaluate((element) => {
      scrollTo(0, scrollY + element.getBoundingClientRect().top - innerHeight * 0.3);
    });
    await firstMarked(page, '/// Hires an item');
    const strong = await whole(page).locator('.walk-strong').allTextContents();
    expect(strong).toHaveLength(2);
    for (const line of strong) expect(line.trim()).toMatch(/^assert!/);
  });

  test('an address of an excerpt leads to its step', async () => {
    const {page, open} = await newReader(desktop);
    await open(`${route}#code-desk-move-view`);
    await page.waitForFunction(() => {
      const top = document.querySelector('#code-desk-move-view')?.closest('section')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < 300;
    });
  });

  test.each(pages)('%s keeps its width, and has no grave fault', async (address) => {
    const {page, open} = await newReader(desktop);
    await open(address);
    await page.locator('.walk').scrollIntoViewIfNeeded();
    expect(await page.locator('.walk-excerpt pre').first().isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    expect(await graveViolationsOn(page)).toEqual([]);
  });

  test('a printed page has the code below each step', async () => {
    const {page, open} = await newReader(desktop);
    await open(route);
    await page.emulateMedia({media: 'print'});
    expect(await page.locator('.walk-excerpt pre').first().isVisible()).toBe(true);
    expect(await page.locator('.walk-whole').isVisible()).toBe(false);
    expect(await page.locator('.walk-buttons').first().isVisible()).toBe(false);
  });
});

describe('on a phone', () => {
  test.each(pages)('%s has the code of each step below its prose', async (address) => {
    const {page, open} = await newReader(phone);
    await open(address);
    expect(await page.locator('.walk-excerpt pre').first().isVisible()).toBe(true);
    expect(await page.locator('.walk-whole, .walk-buttons').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('without JavaScript the page is prose and code, in order', async () => {
  const {page} = await newReader({...desktop, javaScriptEnabled: false});
  await page.goto(`${origin}${route}`);
  expect(await page.locator('.walk-whole').count()).toBe(0);
  const order = await page
    .locator('.walk-step', {hasText: 'View without a promise'})
    .locator('h3, p:not(.sample-note), pre')
    .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map(({tagName}) => tagName));
  expect(order.slice(0, 3)).toEqual(['H3', 'P', 'PRE']);
});
