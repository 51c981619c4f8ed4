import type {Page} from 'playwright-core';
import {pageTypes} from '../../../src/weigh/page-types';
import {eventually} from '../../lib/eventually';
import {newReader, origin, screens} from '../setup/reader';

const pageWithAdmonition = '/sui-api-ref';

/** Pages are from now on as a cache kept them: their scripts and style sheets are gone. */
const withoutAssets = (page: Page): Promise<unknown> =>
  page.route('**/assets/**', (answer) => answer.fulfill({status: 404, body: 'Not found'}));

/**
 * Widths of what is wider than an icon and has no reason to be: a drawing has its own size, and
 * says so.
 */
const wideIcons = (page: Page): Promise<string[]> =>
  page
    .locator('svg')
    .evaluateAll((icons) =>
      icons
        .filter((icon) => icon.getAttribute('role') !== 'img' && icon.getBoundingClientRect().width > 32)
        .map((icon) => `${icon.outerHTML.slice(0, 80)}: ${icon.getBoundingClientRect().width}`),
    );

test.each(screens)('on a %s, a page of each type that was kept while its assets went can be read', async (_name, screen) => {
  const {page} = await newReader(screen);
  await withoutAssets(page);
  for (const route of [...Object.values(pageTypes), pageWithAdmonition]) {
    await page.goto(origin + route);
    await eventually(async () => ({route, wide: await wideIcons(page)}), {route, wide: []});
    const heading = page.locator('h1').first();
    await eventually(
      async () => ({route, isVisible: await heading.isVisible(), width: (await heading.boundingBox())?.width ?? 0}),
      (shown: {route: string; isVisible: boolean; width: number}) => {
        expect(shown).toMatchObject({route, isVisible: true});
        expect(shown.width).toBeGreaterThan(200);
        expect(shown.width).toBeLessThanOrEqual(800);
      },
    );
  }
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
  const after = await styleOf();
  expect(after).toEqual(before);
});

test('the test sees an icon without a size', async () => {
  const {page} = await newReader();
  await withoutAssets(page);
  await page.goto(`${origin}/guides`);
  await page
    .locator('form svg')
    .first()
    .evaluate((icon) => {
      icon.removeAttribute('width');
      icon.removeAttribute('height');
    });
  await eventually(
    () => wideIcons(page),
    (wide: string[]) => {
      expect(wide).not.toEqual([]);
    },
  );
});
