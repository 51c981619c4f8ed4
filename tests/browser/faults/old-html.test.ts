import type {Page} from 'playwright-core';
import {pageTypes} from '../../../src/weigh/page-types';
import {newReader, origin, screens} from '../setup/reader';

/** Opens a page as a cache kept it, whose scripts and style sheets are gone. */
async function openWithoutAssets(page: Page, route: string): Promise<void> {
  await page.route('**/assets/**', (answer) => answer.fulfill({status: 404, body: 'Not found'}));
  await page.goto(origin + route, {waitUntil: 'load'});
}

/** Widths of what is wider than an icon and has no reason to be: a drawing has its own size, and says so. */
const wideIcons = (page: Page): Promise<string[]> =>
  page
    .locator('svg')
    .evaluateAll((icons) =>
      icons
        .filter((icon) => icon.getAttribute('role') !== 'img' && icon.getBoundingClientRect().width > 32)
        .map((icon) => `${icon.outerHTML.slice(0, 80)}: ${icon.getBoundingClientRect().width}`),
    );

describe.each(screens)('on a %s, a page that was kept while its assets went', (_name, screen) => {
  test.each([...Object.entries(pageTypes), ['admonition', '/sui-api-ref'] as const])('%s can be read', async (_type, route) => {
    const {page} = await newReader(screen);
    await openWithoutAssets(page, route);
    expect(await wideIcons(page)).toEqual([]);
    const main = await page.locator('h1').first().boundingBox();
    expect(main?.width).toBeGreaterThan(200);
    expect(main?.width).toBeLessThanOrEqual(800);
    expect(await page.locator('h1').first().isVisible()).toBe(true);
  });
});

test('the styles of last resort change nothing where the style sheet is there', async () => {
  const {page, open} = await newReader();
  await open('/guides/developer/getting-started/get-coins');
  const styleOf = (): Promise<unknown> =>
    page.evaluate(() =>
      ['html', 'body', 'pre'].map((name) => {
        const {fontFamily, fontSize, lineHeight, margin, maxWidth, overflow} = getComputedStyle(
          document.querySelector(name) ?? document.body,
        );
        return {fontFamily, fontSize, lineHeight, margin, maxWidth, overflow};
      }),
    );
  const before = await styleOf();
  await page.evaluate(() => {
    document.querySelector('head > style:not([data-rh])')?.remove();
  });
  expect(await styleOf()).toEqual(before);
});

test('the test sees an icon without a size', async () => {
  const {page} = await newReader();
  await openWithoutAssets(page, '/guides');
  await page
    .locator('form svg')
    .first()
    .evaluate((icon) => {
      icon.removeAttribute('width');
      icon.removeAttribute('height');
    });
  expect(await wideIcons(page)).not.toEqual([]);
});
