import type {Page} from 'playwright-core';
import {chromium} from 'playwright-core';
import {overflowOn} from '../../src/audit/checks/overflow';
import {launchOptions} from '../../src/lib/browser/launch-options';
import {measureOn, outsideOfMeasure} from './setup/looks/measure';
import {navbarFaultsOn} from './setup/looks/navbar';
import {hiddenScrollersOn, wideBlocksOn} from './setup/looks/scrollers';
import {hiddenCellsOn} from './setup/looks/tables';
import {newReader, origin, phone} from './setup/reader';

const guide = '/guides/developer/getting-started/connect';
const desktop = {viewport: {width: 1440, height: 900}};
const blank = (body: string): string =>
  `<html lang="en"><title>t</title><meta name="viewport" content="width=device-width"><body style="margin: 0">${body}</body></html>`;

/** Shows a fixture and returns what a check says of it. */
async function checked<T>(check: (page: Page) => Promise<T>, body: string, options: Parameters<typeof newReader>[0] = desktop): Promise<T> {
  const {page} = await newReader(options);
  await page.setContent(blank(body));
  return check(page);
}

describe('a line of prose has between 60 and 80 characters', () => {
  test.each([
    guide,
    '/concepts/sui-architecture/transaction-lifecycle',
    '/standards/kiosk',
    '/guides/operator/sui-full-node',
    '/references/framework/sui/coin',
  ])('on %s', async (route) => {
    const {page, open} = await newReader(desktop);
    await open(route);
    expect(outsideOfMeasure(await measureOn(page))).toEqual([]);
  });

  const prose = (width: string): string =>
    `<div class="markdown"><p style="width: ${width}">${'Words of a usual length stand here. '.repeat(20)}</p></div>`;
  const found = async (body: string): Promise<string[]> => outsideOfMeasure(await checked(measureOn, body));

  test('and a page where it has more, less, or no prose fails', async () => {
    expect(await found(prose('62ch'))).toEqual([]);
    expect(await found(prose('100ch'))).toEqual([expect.stringContaining('characters a line')]);
    expect(await found(prose('30ch'))).toEqual([expect.stringContaining('characters a line')]);
    expect(await found('<div class="markdown"></div>')).toEqual(['no paragraph of more than one line']);
  });
});

describe('code that is too long for its box shows that it scrolls', () => {
  /** Playwright starts browsers without scrollbars; what readers see has them. */
  async function inBrowserWithScrollbars<T>(task: (page: Page) => Promise<T>): Promise<T> {
    const browser = await chromium.launch({...(await launchOptions()), ignoreDefaultArgs: ['--hide-scrollbars']});
    try {
      return await task(await browser.newPage({viewport: phone.viewport, reducedMotion: 'reduce'}));
    } finally {
      await browser.close();
    }
  }

  test('on pages with long lines', async () => {
    const [count, problems] = await inBrowserWithScrollbars(async (page) => {
      let wide = 0;
      const hidden: string[] = [];
      for (const route of [guide, '/references/framework/sui/coin', '/references/cli/client/payments']) {
        await page.goto(`${origin}${route}`, {waitUntil: 'load'});
        await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
        // Folded code is measured when it unfolds.
        await page.evaluate(async () => {
          for (const folded of document.querySelectorAll('details')) folded.open = true;
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
        });
        wide += await wideBlocksOn(page);
        hidden.push(...(await hiddenScrollersOn(page)));
      }
      return [wide, hidden];
    });
    expect(problems).toEqual([]);
    expect(count).toBeGreaterThan(10);
  });

  test('and a block without a scrollbar, or without a stop for the keyboard, fails', async () => {
    const block = (attributes: string): string => `<pre ${attributes}>${'long '.repeat(200)}</pre>`;
    await inBrowserWithScrollbars(async (page) => {
      await page.setContent(blank(block('tabindex="0" style="overflow-x: auto"')));
      expect(await hiddenScrollersOn(page)).toEqual([]);
      await page.setContent(blank(block('style="overflow-x: auto"')));
      expect(await hiddenScrollersOn(page)).toEqual([expect.stringContaining('no focus')]);
      await page.setContent(blank(block('tabindex="0" style="overflow-x: auto; scrollbar-width: none"')));
      expect(await hiddenScrollersOn(page)).toEqual([expect.stringContaining('no scrollbar')]);
      await page.setContent(blank(block('tabindex="0" style="overflow: hidden"')));
      expect(await hiddenScrollersOn(page)).toEqual([expect.stringContaining('overflow-x is hidden')]);
    });
  });
});

describe('a table on a phone keeps no cell from the reader', () => {
  test.each([
    '/references/cli/client/payments',
    '/references/fullnode-protocol/ledger-service',
    '/references/sui-api/sui-graphql/reference/types/objects/object',
    '/references/framework/sui/coin',
    '/guides/operator/sui-full-node',
    '/concepts/object-model',
  ])('on %s', async (route) => {
    const {page, open} = await newReader(phone);
    await open(route);
    expect(await page.locator('.markdown table').count()).toBeGreaterThan(0);
    expect(await hiddenCellsOn(page)).toEqual([]);
  });

  test('and a table that is cut off, or scrolls without a stop for the keyboard, fails', async () => {
    const table = (box: string): string =>
      `<div class="markdown"><div ${box}><table style="width: 900px"><tr><th>Name</th><th>Meaning</th></tr><tr><td>a</td><td>far away</td></tr></table></div></div>`;
    const found = (box: string): Promise<string[]> => checked(hiddenCellsOn, table(box), phone);
    expect(await found('tabindex="0" style="overflow-x: auto"')).toEqual([]);
    expect(await found('style="overflow-x: auto"')).toEqual(['table "Name": 1 cells, such as "far away"']);
    expect(await found('style="overflow: hidden"')).toHaveLength(1);
  });
});

describe('zoom', () => {
  /** A window of 1280 px at 200 % and 400 %, and at twice the size of text. */
  test.each([
    ['a window just wide enough for the sections', 997, 1],
    ['200 %', 640, 1],
    ['400 %', 320, 1],
    ['text of twice the size', 1280, 2],
    ['200 % and text of twice the size', 640, 2],
  ])('at %s the navbar is whole and the page fits', async (_zoom, width, text) => {
    const {page, open} = await newReader({viewport: {width, height: 800}});
    await open(guide);
    await page.evaluate(async (factor) => {
      document.documentElement.style.fontSize = `${factor * 100}%`;
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    }, text);
    expect(await navbarFaultsOn(page)).toEqual([]);
    expect(await overflowOn(page)).toEqual([]);
  });

  test('that lays parts of a navbar over each other, or loses one, is found', async () => {
    const bar = (gap: number, search = '<input aria-label="Search">'): string =>
      `<nav class="navbar" style="display: flex"><a class="navbar__link" href="#">Guides</a><button style="margin-left: ${gap}px">Mode</button>${search}</nav>`;
    expect(await checked(navbarFaultsOn, bar(0))).toEqual([]);
    expect(await checked(navbarFaultsOn, bar(-30))).toEqual(['"Guides" and "Mode" lie over each other']);
    expect(await checked(navbarFaultsOn, bar(2000))).toEqual(expect.arrayContaining(['"Mode" reaches out of the window']));
    expect(await checked(navbarFaultsOn, bar(0, ''))).toEqual(['the search is gone']);
  });
});
