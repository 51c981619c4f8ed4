import type {Page} from 'playwright-core';
import {chromium} from 'playwright-core';
import {overflowOn} from '../../src/audit/checks/overflow';
import {launchOptions} from '../../src/lib/browser/launch-options';
import {followRequests} from '../../src/lib/browser/requests';
import {settled, still} from '../../src/lib/browser/settled';
import {eventually} from '../lib/eventually';
import {patience} from '../lib/patience';
import {measureOn, outsideOfMeasure} from './setup/looks/measure';
import {navbarFaultsOn} from './setup/looks/navbar';
import {hiddenScrollersOn, wideBlocksOn} from './setup/looks/scrollers';
import {hiddenCellsOn} from './setup/looks/tables';
import {newReader, origin, phone} from './setup/reader';

const guide = '/guides/developer/getting-started/connect';
const desktop = {viewport: {width: 1440, height: 900}};
const blank = (body: string): string =>
  `<html lang="en"><title>t</title><meta name="viewport" content="width=device-width"><body style="margin: 0">${body}</body></html>`;

/** Shows fixtures on one page, and waits until a check says of each what it should. */
async function checked(
  check: (page: Page) => Promise<unknown>,
  fixtures: readonly (readonly [body: string, expected: unknown])[],
  options: Parameters<typeof newReader>[0] = desktop,
): Promise<void> {
  const {page} = await newReader(options);
  for (const [body, expected] of fixtures) {
    await page.setContent(blank(body));
    await eventually(() => check(page), expected);
  }
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
    await eventually(async () => outsideOfMeasure(await measureOn(page)), []);
  });

  const prose = (width: string): string =>
    `<div class="markdown"><p style="width: ${width}">${'Words of a usual length stand here. '.repeat(20)}</p></div>`;

  test('and a page where it has more, less, or no prose fails', () =>
    checked(
      async (page) => outsideOfMeasure(await measureOn(page)),
      [
        [prose('62ch'), []],
        [prose('100ch'), [expect.stringContaining('characters a line')]],
        [prose('30ch'), [expect.stringContaining('characters a line')]],
        ['<div class="markdown"></div>', ['no paragraph of more than one line']],
      ],
    ));
});

describe('code that is too long for its box shows that it scrolls', () => {
  /** Playwright starts browsers without scrollbars; what readers see has them. */
  async function inBrowserWithScrollbars<T>(task: (page: Page) => Promise<T>): Promise<T> {
    const browser = await chromium.launch({...(await launchOptions()), ignoreDefaultArgs: ['--hide-scrollbars']});
    try {
      const page = await browser.newPage({viewport: phone.viewport, reducedMotion: 'reduce'});
      page.setDefaultTimeout(patience);
      return await task(page);
    } finally {
      await browser.close();
    }
  }

  test('on pages with long lines', async () => {
    const count = await inBrowserWithScrollbars(async (page) => {
      const requests = followRequests(page);
      let wide = 0;
      for (const route of [guide, '/references/framework/sui/coin', '/references/cli/client/payments']) {
        await page.goto(`${origin}${route}`);
        await settled(page, requests);
        // Folded code is measured when it unfolds.
        await page.evaluate(() => {
          for (const folded of document.querySelectorAll('details')) folded.open = true;
        });
        await still(page);
        wide += await wideBlocksOn(page);
        await eventually(() => hiddenScrollersOn(page), []);
      }
      return wide;
    });
    expect(count).toBeGreaterThan(10);
  });

  test('and a block without a scrollbar, or without a stop for the keyboard, fails', async () => {
    const block = (attributes: string): string => `<pre ${attributes}>${'long '.repeat(200)}</pre>`;
    await inBrowserWithScrollbars(async (page) => {
      const cases: readonly [attributes: string, expected: readonly unknown[]][] = [
        ['tabindex="0" style="overflow-x: auto"', []],
        ['style="overflow-x: auto"', [expect.stringContaining('no focus')]],
        ['tabindex="0" style="overflow-x: auto; scrollbar-width: none"', [expect.stringContaining('no scrollbar')]],
        ['tabindex="0" style="overflow: hidden"', [expect.stringContaining('overflow-x is hidden')]],
      ];
      for (const [attributes, expected] of cases) {
        await page.setContent(blank(block(attributes)));
        await eventually(() => hiddenScrollersOn(page), expected);
      }
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
    await page.locator('.markdown table').first().waitFor({state: 'attached'});
    await eventually(() => hiddenCellsOn(page), []);
  });

  test('and a table that is cut off, or scrolls without a stop for the keyboard, fails', async () => {
    const table = (box: string): string =>
      `<div class="markdown"><div ${box}><table style="width: 900px"><tr><th>Name</th><th>Meaning</th></tr><tr><td>a</td><td>far away</td></tr></table></div></div>`;
    await checked(
      hiddenCellsOn,
      [
        [table('tabindex="0" style="overflow-x: auto"'), []],
        [table('style="overflow-x: auto"'), ['table "Name": 1 cells, such as "far away"']],
        [table('style="overflow: hidden"'), [expect.any(String)]],
      ],
      phone,
    );
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
    await page.evaluate((factor) => {
      document.documentElement.style.fontSize = `${factor * 100}%`;
    }, text);
    await still(page);
    await eventually(() => navbarFaultsOn(page), []);
    await eventually(() => overflowOn(page), []);
  });

  test('that lays parts of a navbar over each other, or loses one, is found', async () => {
    const bar = (gap: number, search = '<input aria-label="Search">'): string =>
      `<nav class="navbar" style="display: flex"><a class="navbar__link" href="#">Guides</a><button style="margin-left: ${gap}px">Mode</button>${search}</nav>`;
    await checked(navbarFaultsOn, [
      [bar(0), []],
      [bar(-30), ['"Guides" and "Mode" lie over each other']],
      [bar(2000), expect.arrayContaining(['"Mode" reaches out of the window'])],
      [bar(0, ''), ['the search is gone']],
    ]);
  });
});
