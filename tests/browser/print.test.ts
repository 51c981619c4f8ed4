import type {Page} from 'playwright-core';
import {eventually} from '../lib/eventually';
import {newReader, type Reader} from './setup/reader';

const tutorial = '/guides/developer/first-app/write-package';
/**
 * One of each kind: a tutorial with code, a reference made of tables, a concept with pictures and
 * links.
 */
const kinds = [
  ['tutorial', tutorial],
  ['reference', '/references/cli/client'],
  ['concept', '/concepts/object-model'],
];
/** The text of a sheet of A4 between margins of 15 mm, in pixels. */
const sheet = {viewport: {width: 680, height: 1000}};

async function onPaper(route: string): Promise<Reader> {
  const reader = await newReader(sheet);
  await reader.page.emulateMedia({media: 'print'});
  await reader.open(route);
  return reader;
}

test.each(kinds)(
  'a %s is printed without what only leads elsewhere, and nothing is cut off at the edge of the sheet',
  async (_kind, route) => {
    const {page} = await onPaper(route);
    const shown = (): Promise<string[]> =>
      page
        .locator('nav, .footer, .table-of-contents, article button, article input, article details:has(a[href$=".md"])')
        .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map((each) => each.outerHTML.slice(0, 200)));
    // The line under a sample is a text that opens; on paper it is the text.
    await eventually(async () => (await shown()).filter((html) => !html.includes('aria-expanded')), []);
    const wide = (): Promise<string[]> =>
      page
        .locator('article :is(pre, code, table, figure, p, li)')
        .evaluateAll((all) =>
          all.filter((each) => each.getBoundingClientRect().right > innerWidth).map((each) => each.outerHTML.slice(0, 200)),
        );
    await eventually(wide, []);
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth), sheet.viewport.width);
  },
);

test('long lines of code wrap, and addresses follow links in running text, and no glossary term', async () => {
  const {page} = await onPaper(tutorial);
  await eventually(() => page.locator('pre').evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length), 0);
  const after = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  await eventually(() => after('article p > a[href^="https:"]'), expect.stringContaining('https://'));
  await eventually(() => after('article p > a[href^="/guides"]'), expect.stringContaining('/guides/'));
  await eventually(() => after('article p a[href^="/sui-glossary"]'), 'none');
  await page.emulateMedia({media: 'screen'});
  await eventually(() => after('article p > a[href^="https:"]'), expect.not.stringContaining('https://'));
});

/** What stands above something, with nothing to keep it from being the last of a sheet. */
const leftAlone = (page: Page): Promise<string[]> =>
  page
    .locator('article :is(h2, h3, h4, summary, thead, .sample-title)')
    .evaluateAll((all) => all.filter((each) => getComputedStyle(each).breakAfter !== 'avoid').map((each) => each.outerHTML.slice(0, 200)));

test('on paper solutions are open, the colors light, and no title is left alone at the foot of a sheet; afterwards all is as it was', async () => {
  const {page, begin} = await newReader({colorScheme: 'dark'});
  await begin(tutorial);
  const theme = page.locator('html');
  const solution = page.locator('article details', {hasText: 'Solution'}).first();
  await eventually(() => theme.getAttribute('data-theme'), 'dark');
  await eventually(() => solution.getAttribute('open'), null);
  // As for browsers that fire no event.
  await page.emulateMedia({media: 'print'});
  await eventually(() => theme.getAttribute('data-theme'), 'light');
  await solution.locator('p, li, pre').first().waitFor();
  await eventually(() => leftAlone(page), []);
  await page.emulateMedia({media: 'screen'});
  await eventually(() => theme.getAttribute('data-theme'), 'dark');
  await eventually(() => solution.getAttribute('open'), null);
});

test('a page in dark mode is printed in light colors, and is dark again', async () => {
  const {page, begin} = await newReader({colorScheme: 'dark'});
  await begin(tutorial);
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      document.body.dataset.printedAs = document.documentElement.dataset.theme;
    });
  });
  const pdf = await page.pdf({format: 'A4'});
  expect(pdf.length).toBeGreaterThan(10_000);
  await eventually(() => page.locator('body').getAttribute('data-printed-as'), 'light');
  await eventually(() => page.locator('html').getAttribute('data-theme'), 'dark');
});
