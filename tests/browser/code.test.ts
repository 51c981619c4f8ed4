import type {Locator, Page} from 'playwright-core';
import {overflowOn} from '../../src/audit/checks/overflow';
import {eventually} from '../lib/eventually';
import {nightly} from '../lib/nightly';
import {fitsInBothModes, hasNoViolation} from './setup/accessible';
import {clipboardOf, standInClipboard} from './setup/clipboard';
import {desktop, newReader, origin, phone, scrolledTo, screens} from './setup/reader';

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

async function copy(block: Locator): Promise<void> {
  await block.hover();
  await block.getByRole('button', {name: /copy/i}).click();
  await block.getByRole('button', {name: 'Copied'}).waitFor();
}

/** Each anchor is there once, and each block has one. */
async function expectAnchors(page: Page): Promise<void> {
  const repeated = (): Promise<string[]> =>
    page.locator('[id]').evaluateAll((elements) => {
      const ids = elements.map(({id}) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
  await eventually(repeated, []);
  await eventually(() => page.locator('.theme-code-block:not([id])').count(), 0);
}

test.each(screens)(
  'on a %s, a block with a long line shows its scroller and a fade, fits the page, and scrolls by key',
  async (_name, screen) => {
    const {page, open, complaints} = await newReader(screen);
    await open(longLines);
    const pre = wideBlock(page).locator('pre');
    const content = pre.locator('..');
    await eventually(() => isMasked(content), expect.not.stringMatching(/^none$/));
    await eventually(() => overflowOn(page), []);
    // The browser of the tests draws no scrollers at all, so this asks for the style alone.
    const scroller = (): Promise<string[]> =>
      pre.evaluate((element) => [
        getComputedStyle(element, '::-webkit-scrollbar').height,
        getComputedStyle(element, '::-webkit-scrollbar-thumb').backgroundColor,
      ]);
    await eventually(scroller, ['10px', expect.not.stringContaining('rgba(0, 0, 0, 0)')]);
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
  },
);

test('lines wrap on all pages once the reader asks for it, also after a reload, until they do not', async () => {
  const {page, begin, complaints} = await newReader(desktop);
  await begin(longLines);
  const block = wideBlock(page);
  await block.hover();
  await block.getByRole('button', {name: 'Wrap long lines'}).click();
  await page.locator('html[data-code-wrap="on"]').waitFor({state: 'attached'});
  await page.waitForFunction(() => document.querySelectorAll('.theme-code-block pre[tabindex]').length === 0);
  await begin('/guides/developer/cryptography/ecvrf');
  const pressed = page.getByRole('button', {name: 'Wrap long lines', pressed: true}).first();
  await pressed.waitFor({state: 'attached'});
  const wide = page.locator('.token-line').filter({hasText: 'Proof:'}).first();
  const lines = (): Promise<number> =>
    wide.evaluate((line: HTMLElement) => line.offsetHeight / parseFloat(getComputedStyle(line).lineHeight));
  await eventually(lines, (count: number) => {
    expect(count).toBeGreaterThan(1.5);
  });
  await eventually(() => wide.evaluate((line) => getComputedStyle(line).getPropertyValue('--indent')), '2ch');
  await pressed.focus();
  await page.keyboard.press('Enter');
  await page.locator('pre[tabindex="0"]').first().waitFor();
  expect(complaints).toEqual([]);
});

nightly('wrapping works where the browser refuses storage', async () => {
  const {page, begin} = await newReader(desktop);
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem'] as const)
      Storage.prototype[method] = () => {
        throw new DOMException('refused', 'SecurityError');
      };
  });
  await begin(longLines);
  const block = wideBlock(page);
  await block.hover();
  await block.getByRole('button', {name: 'Wrap long lines'}).click();
  await page.waitForFunction(() => document.querySelectorAll('.theme-code-block pre[tabindex]').length === 0);
});

test('added and removed lines have a sign and a role; the copy has neither the sign nor what was removed, nor a prompt', async () => {
  const {page, open} = await newReader(desktop);
  await standInClipboard(page);
  await open(components);
  const changed = blocks(page)
    .filter({has: page.locator('del')})
    .first();
  const insertion = changed.getByRole('insertion');
  await eventually(() => changed.getByRole('deletion').textContent(), expect.stringContaining('"Lamp"'));
  await eventually(() => insertion.textContent(), expect.stringContaining('"lamp"'));
  await eventually(() => insertion.evaluate((line) => getComputedStyle(line, '::before').content), '"+"');
  await copy(changed);
  await eventually(() => clipboardOf(page), '[package]\nname = "lamp"\nedition = "2024"\n');
  const log = blocks(page)
    .filter({has: page.locator('.code-prompt')})
    .first();
  await copy(log);
  await eventually(() => clipboardOf(page), 'sui client active-env\ntestnet\n');
  // The first block no longer says that it was copied.
  await eventually(() => page.getByRole('button', {name: 'Copied'}).count(), 1);
  await expectAnchors(page);
});

test("what is copied gets into the machine's clipboard", async () => {
  const {page, begin} = await newReader({...desktop, permissions: ['clipboard-read', 'clipboard-write']});
  await begin(components);
  const log = blocks(page)
    .filter({has: page.locator('.code-prompt')})
    .first();
  const copied = async (): Promise<string> => {
    // Each time anew: other programs may write to it, too.
    await copy(log);
    return clipboardOf(page);
  };
  await eventually(copied, 'sui client active-env\ntestnet\n');
});

describe('a long block', () => {
  const long = (page: Page): Locator => page.locator('#code-fillpacketform-tsx');

  test('shows its beginning, opens by its button and by a search of the browser, closes, and is whole on paper', async () => {
    const {page, open} = await newReader(desktop);
    await open(tutorial);
    const pre = long(page).locator('pre');
    const isCut = (): Promise<boolean> => pre.evaluate((element) => element.scrollHeight > element.clientHeight + 1);
    await page.emulateMedia({media: 'print'});
    await eventually(isCut, false);
    await page.emulateMedia({media: 'screen'});
    await eventually(isCut, true);
    const closed = long(page).getByRole('button', {name: /^Show all \d+ lines$/, expanded: false});
    const opened = long(page).getByRole('button', {name: 'Show less', expanded: true});
    await closed.focus();
    await page.keyboard.press('Enter');
    await opened.waitFor();
    await eventually(isCut, false);
    await page.keyboard.press('Enter');
    await closed.waitFor();
    await eventually(isCut, true);
    // As the browser does with something that it found in the rest.
    await long(page)
      .locator('.token-line')
      .last()
      .evaluate((line) => {
        line.scrollIntoView();
      });
    await opened.waitFor();
    await expectAnchors(page);
  });

  nightly('is whole without scripts', async () => {
    const {page} = await newReader({...desktop, javaScriptEnabled: false});
    await page.goto(`${origin}${tutorial}`);
    const rest = async (): Promise<number> => {
      const [box, block] = [await long(page).locator('.token-line').last().boundingBox(), await long(page).boundingBox()];
      return (block?.y ?? 0) + (block?.height ?? 0) - (box?.y ?? Infinity) - (box?.height ?? 0);
    };
    await eventually(rest, (below: number) => {
      expect(below).toBeGreaterThanOrEqual(0);
    });
    const buttons = long(page).getByRole('button', {name: /^Show all/});
    await eventually(() => buttons.count(), 0);
  });
});

test('a block that fits has no stop for the Tab key and no button to wrap, which one that does not has', async () => {
  const {page, open} = await newReader(desktop);
  await open('/guides/developer/first-app/publish');
  await wideBlock(page).getByRole('button', {name: 'Wrap long lines'}).waitFor({state: 'attached'});
  const fits = blocks(page).filter({hasText: 'sui client publish --dry-run'}).first();
  await eventually(() => fits.locator('pre[tabindex]').count(), 0);
  await eventually(() => fits.getByRole('button', {name: 'Wrap long lines'}).count(), 0);
  await expectAnchors(page);
});

describe.each(screens)('on a %s', (_name, screen) => {
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

nightly('wrapped and marked lines have no serious violation, light or dark', async () => {
  const {page, open} = await newReader({...phone, colorScheme: 'light'});
  await open(components);
  const block = wideBlock(page);
  await block.tap();
  await block.getByRole('button', {name: 'Wrap long lines'}).tap();
  // The block is none any more that is too wide.
  await page.getByRole('button', {name: 'Wrap long lines', pressed: true}).first().waitFor();
  await fitsInBothModes(page, {within: '.theme-code-block'});
});

describe('to a finger, which cannot hover,', () => {
  const styleOf = (button: Locator): Promise<string[]> =>
    button.evaluate((element) => {
      const {opacity, backgroundColor} = getComputedStyle(element);
      return [opacity, backgroundColor];
    });

  test('a block without a title shows its copy button, beside which the end of a long line has room; others come with a tap', async () => {
    const {page, open} = await newReader(phone);
    await standInClipboard(page);
    await open(longLines);
    const block = blocks(page)
      .filter({hasNot: page.locator('.sample-title'), has: page.locator('pre[tabindex="0"]')})
      .first();
    const copyButton = block.getByRole('button', {name: /copy/i});
    const wrapButton = block.getByRole('button', {name: 'Wrap long lines'});
    await eventually(() => styleOf(copyButton), ['1', expect.any(String)]);
    await wrapButton.waitFor({state: 'hidden'});
    const line = block.locator('.token-line').first();
    await block.locator('pre').evaluate((pre) => {
      pre.scrollLeft = pre.scrollWidth;
    });
    const end = (): Promise<number> =>
      line.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return text.getBoundingClientRect().right;
      });
    await eventually(end, async (right: number) => {
      expect(right).toBeLessThanOrEqual((await copyButton.boundingBox())?.x ?? 0);
    });
    await block.locator('.token-line').last().tap();
    await wrapButton.waitFor();
    await eventually(() => styleOf(wrapButton), ['1', expect.any(String)]);
  });

  test('the buttons beside a title leave the line under it whole', async () => {
    const {page, open} = await newReader(phone);
    await open(tutorial);
    const button = page.locator('#code-fillpacketform-tsx').getByRole('button', {name: /copy/i});
    await eventually(() => styleOf(button), ['1', 'rgba(0, 0, 0, 0)']);
  });
});

test('the line under a sample opens to what was done, by keyboard, and closes again', async () => {
  const {page, open, complaints} = await newReader(phone);
  await open('/guides/developer/first-app/write-package');
  const line = page.getByRole('button', {name: /^Compiled with Sui Move/}).first();
  const height = async (): Promise<number | undefined> => (await page.getByRole('button', {name: 'Run'}).first().boundingBox())?.height;
  const closed = await height();
  await line.focus();
  await page.keyboard.press('Enter');
  const result = page.getByRole('status').filter({hasText: 'unit tests passed'});
  await eventually(
    () => result.textContent(),
    expect.stringMatching(/The whole package was built.*Its \d+ unit tests passed\..*sui move test/),
  );
  await eventually(() => line.getAttribute('aria-expanded'), 'true');
  await eventually(height, closed);
  await hasNoViolation(page);
  await page.keyboard.press('Enter');
  await result.waitFor({state: 'detached'});
  expect(complaints).toEqual([]);
});
