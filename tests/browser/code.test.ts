import type {Locator, Page} from 'playwright-core';
import {graveViolationsOn} from '../../src/audit/checks/axe';
import {desktop, newReader, phone, scrolledTo, screens} from './setup/reader';

const components = '/references/contribute/mdx-components';
const tutorial = '/guides/developer/first-app/client-tssdk';
const longLines = '/guides/developer/cryptography/signing';

const blocks = (page: Page): Locator => page.locator('.theme-code-block');

/** The first block with a line that is too long for it. */
const wideBlock = (page: Page): Locator =>
  blocks(page)
    .filter({has: page.locator('pre[tabindex="0"]')})
    .first();

const isMasked = (content: Locator): Promise<string> => content.evaluate((element) => getComputedStyle(element, '::after').content);

async function copied(page: Page, block: Locator): Promise<string> {
  await block.hover();
  await block.getByRole('button', {name: /copy/i}).click();
  await block.getByRole('button', {name: 'Copied'}).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

describe.each(screens)('on a %s, a block with a long line', (_name, screen) => {
  test('shows its scroller and a fade, and the keyboard scrolls it to its end', async () => {
    const {page, open, complaints} = await newReader(screen);
    await open(longLines);
    const pre = wideBlock(page).locator('pre');
    const content = pre.locator('..');
    expect(await isMasked(content)).not.toBe('none');
    await pre.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0);
    await pre.evaluate((element) => {
      element.scrollLeft = element.scrollWidth;
    });
    await page.waitForFunction(() => {
      const parent = document.activeElement?.parentElement;
      return parent && getComputedStyle(parent, '::after').content === 'none';
    });
    expect(complaints).toEqual([]);
  });

  test('keeps the page from scrolling sideways', async () => {
    const {page, open} = await newReader(screen);
    await open(longLines);
    await wideBlock(page).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  });
});

// The browser of the tests draws no scrollers at all, so this asks for the style alone.
test('a scroller has a height and a color of its own, where the pointer is or not', async () => {
  const {page, open} = await newReader(desktop);
  await open(longLines);
  const pre = wideBlock(page).locator('pre');
  const [height, color] = await pre.evaluate((element) => [
    getComputedStyle(element, '::-webkit-scrollbar').height,
    getComputedStyle(element, '::-webkit-scrollbar-thumb').backgroundColor,
  ]);
  expect(height).toBe('10px');
  expect(color).not.toBe('rgba(0, 0, 0, 0)');
});

test('a block that fits has no stop for the Tab key and no button to wrap', async () => {
  const {page, open} = await newReader(desktop);
  await open(tutorial);
  await page.locator('pre').first().waitFor();
  const first = blocks(page).filter({hasText: 'npm create vite'}).first();
  expect(await first.locator('pre[tabindex]').count()).toBe(0);
  expect(await first.getByRole('button', {name: 'Wrap long lines'}).count()).toBe(0);
});

test('lines wrap on all pages once the reader asks for it, also after a reload, until they do not', async () => {
  const {page, open, complaints} = await newReader(desktop);
  await open(longLines);
  const block = wideBlock(page);
  await block.hover();
  await block.getByRole('button', {name: 'Wrap long lines'}).click();
  await page.locator('html[data-code-wrap="on"]').waitFor({state: 'attached'});
  await page.waitForFunction(() => document.querySelectorAll('.theme-code-block pre[tabindex]').length === 0);
  await open('/guides/developer/cryptography/ecvrf');
  const pressed = page.getByRole('button', {name: 'Wrap long lines', pressed: true}).first();
  await pressed.waitFor({state: 'attached'});
  const wide = page.locator('.token-line').filter({hasText: 'Proof:'}).first();
  expect(await wide.evaluate((line: HTMLElement) => line.offsetHeight / parseFloat(getComputedStyle(line).lineHeight))).toBeGreaterThan(
    1.5,
  );
  expect(await wide.evaluate((line) => getComputedStyle(line).getPropertyValue('--indent'))).toBe('2ch');
  await pressed.focus();
  await page.keyboard.press('Enter');
  await page.locator('pre[tabindex="0"]').first().waitFor();
  expect(complaints).toEqual([]);
});

test('wrapping works where the browser refuses storage', async () => {
  const {page, open} = await newReader(desktop);
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem'] as const)
      Storage.prototype[method] = () => {
        throw new DOMException('refused', 'SecurityError');
      };
  });
  await open(longLines);
  const block = wideBlock(page);
  await block.hover();
  await block.getByRole('button', {name: 'Wrap long lines'}).click();
  await page.waitForFunction(() => document.querySelectorAll('.theme-code-block pre[tabindex]').length === 0);
});

test('added and removed lines have a sign and a role; the copy has neither the sign nor what was removed', async () => {
  const {page, open} = await newReader({...desktop, permissions: ['clipboard-read', 'clipboard-write']});
  await open(components);
  const block = blocks(page)
    .filter({has: page.locator('del')})
    .first();
  expect(await block.getByRole('deletion').textContent()).toContain('"Lamp"');
  expect(await block.getByRole('insertion').textContent()).toContain('"lamp"');
  expect(await block.getByRole('insertion').evaluate((line) => getComputedStyle(line, '::before').content)).toBe('"+"');
  const text = await copied(page, block);
  expect(text).toBe('[package]\nname = "lamp"\nedition = "2024"\n');
});

test('the copy leaves a prompt out', async () => {
  const {page, open} = await newReader({...desktop, permissions: ['clipboard-read', 'clipboard-write']});
  await open(components);
  const block = blocks(page)
    .filter({has: page.locator('.code-prompt')})
    .first();
  expect(await copied(page, block)).toBe('sui client active-env\ntestnet\n');
});

describe('a long block', () => {
  const long = (page: Page): Locator => page.locator('#code-fillpacketform-tsx');

  test('shows its beginning, opens by its button, and closes', async () => {
    const {page, open} = await newReader(desktop);
    await open(tutorial);
    const pre = long(page).locator('pre');
    const isCut = (): Promise<boolean> => pre.evaluate((element) => element.scrollHeight > element.clientHeight + 1);
    expect(await isCut()).toBe(true);
    const button = long(page).getByRole('button', {name: /^Show all \d+ lines$/});
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await button.focus();
    await page.keyboard.press('Enter');
    await long(page).getByRole('button', {name: 'Show less', expanded: true}).waitFor();
    expect(await isCut()).toBe(false);
    await page.keyboard.press('Enter');
    await long(page)
      .getByRole('button', {name: /^Show all/, expanded: false})
      .waitFor();
    expect(await isCut()).toBe(true);
  });

  test('opens when the browser scrolls to something that it found in the rest', async () => {
    const {page, open} = await newReader(desktop);
    await open(tutorial);
    await long(page)
      .locator('.token-line')
      .last()
      .evaluate((line) => {
        line.scrollIntoView();
      });
    await long(page).getByRole('button', {name: 'Show less', expanded: true}).waitFor();
  });

  test('is whole without scripts and on paper', async () => {
    const {page} = await newReader({...desktop, javaScriptEnabled: false});
    await page.goto(`${process.env.TEST_SITE_ORIGIN ?? ''}${tutorial}`);
    const box = await long(page).locator('.token-line').last().boundingBox();
    const block = await long(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((block?.y ?? 0) + (block?.height ?? 0));
    expect(
      await long(page)
        .getByRole('button', {name: /^Show all/})
        .count(),
    ).toBe(0);
    const scripted = await newReader(desktop);
    await scripted.open(tutorial);
    await scripted.page.emulateMedia({media: 'print'});
    expect(
      await long(scripted.page)
        .locator('pre')
        .evaluate((element) => element.scrollHeight > element.clientHeight + 1),
    ).toBe(false);
  });
});

describe.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('on a %s', (_name, screen) => {
  test('the address of a block lands on it, from outside and by its own link', async () => {
    const {page, open, arriveAt, complaints} = await newReader(screen);
    await open(`${tutorial}#code-fillpacketform-tsx`);
    await scrolledTo(page, '#code-fillpacketform-tsx');
    const link = page.locator('#code-app-tsx').getByRole('link', {name: 'Link to this sample'});
    await link.focus();
    await page.keyboard.press('Enter');
    await arriveAt(`${tutorial}#code-app-tsx`);
    await scrolledTo(page, '#code-app-tsx');
    await page.goBack();
    await arriveAt(`${tutorial}#code-fillpacketform-tsx`);
    expect(complaints).toEqual([]);
  });
});

test.each([tutorial, components, '/guides/developer/first-app/publish'])('anchors of %s are there once', async (route) => {
  const {page, open} = await newReader(desktop);
  await open(route);
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({id}) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(await page.locator('.theme-code-block:not([id])').count()).toBe(0);
});

test.each(['light', 'dark'] as const)('wrapped and marked lines have no serious violation in %s', async (colorScheme) => {
  const {page, open} = await newReader({...phone, colorScheme});
  await open(components);
  const block = wideBlock(page);
  await block.tap();
  await block.getByRole('button', {name: 'Wrap long lines'}).tap();
  expect(await graveViolationsOn(page)).toEqual([]);
});

test('the line under a sample opens to what was done, by keyboard, and closes again', async () => {
  const {page, open, complaints} = await newReader(phone);
  await open('/guides/developer/first-app/write-package');
  const line = page.getByRole('button', {name: /^Compiled with Sui Move/}).first();
  await line.focus();
  await page.keyboard.press('Enter');
  const result = page.getByRole('status').filter({hasText: 'unit tests passed'});
  await result.waitFor();
  expect(await result.textContent()).toMatch(/The whole package was built.*Its \d+ unit tests passed\..*sui move test/);
  expect(await line.getAttribute('aria-expanded')).toBe('true');
  expect(await graveViolationsOn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await result.waitFor({state: 'detached'});
  expect(complaints).toEqual([]);
});
