import {readFileSync} from 'node:fs';
import type {BrowserContextOptions, Page} from 'playwright-core';
import {overflowOn} from '../../src/audit/checks/overflow';
import {eventually} from '../lib/eventually';
import {nightly} from '../lib/nightly';
import {fitsInBothModes, hasNoViolation} from './setup/accessible';
import {clipboardOf, standInClipboard} from './setup/clipboard';
import {desktop, newReader, origin, phone} from './setup/reader';

const route = '/standards/kiosk';
const summary = 'Use or correct this page';

const toolsOf = (page: Page) => page.locator('details').filter({hasText: summary});

async function openTools(page: Page) {
  const tools = toolsOf(page);
  await tools.getByText(summary).click();
  await tools.getByText('Written for Sui').waitFor();
  return tools;
}

/** What a reader saves by pressing. */
async function savedBy(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFileSync(await download.path(), 'utf8');
}

test('a reader copies the page as Markdown, and what is copied is its Markdown version', async () => {
  const {page, begin, complaints} = await newReader(desktop);
  await standInClipboard(page);
  await begin(route);
  const tools = await openTools(page);
  await tools.getByRole('button', {name: 'Copy as Markdown'}).click();
  await tools.getByText('Copied.').waitFor();
  const markdownPage = await (await fetch(`${origin}${route}.md`)).text();
  await eventually(() => clipboardOf(page), markdownPage);
  expect(complaints).toEqual([]);
});

test('links lead to the Markdown and to assistants, and nothing is asked of another host before', async () => {
  const {page, open, settle, complaints} = await newReader(phone);
  await open(route);
  const tools = await openTools(page);
  await settle();
  await eventually(
    () => tools.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
    (hrefs: string[]) => {
      expect(hrefs[0]).toBe(`${route}.md`);
      expect(hrefs.slice(1).map((href) => new URL(href).host)).toEqual(['chatgpt.com', 'claude.ai']);
      expect(hrefs[1]).toContain(encodeURIComponent(`${origin}${route}.md`));
    },
  );
  await eventually(() => overflowOn(page), []);
  expect(complaints).toEqual([]);
});

test('a report has the section that the reader is in, and what was selected', async () => {
  const {page, open} = await newReader(desktop);
  await open(route);
  await toolsOf(page).scrollIntoViewIfNeeded();
  const words = await page.evaluate(() => {
    const last = [...document.querySelectorAll('article p')].filter((each) => !each.closest('details')).at(-1);
    if (!last) throw new Error('the page has no text');
    getSelection()?.selectAllChildren(last);
    return String(getSelection());
  });
  const tools = await openTools(page);
  const text = await savedBy(page, () => tools.getByRole('button', {name: 'Save a report'}).click());
  expect(text).toContain(`${origin}${route}\nSection: `);
  expect(text).toContain(`> ${words.split('\n')[0] ?? ''}`);
});

describe('beside a heading', () => {
  const wrong = 'Something wrong here?';

  async function openAtHeading(options: BrowserContextOptions) {
    const reader = await newReader(options);
    await reader.open(route);
    const heading = reader.page.locator('article h2[id]').nth(1);
    await heading.scrollIntoViewIfNeeded();
    const id = (await heading.getAttribute('id')) ?? '';
    return {...reader, heading, id, report: heading.getByRole('button', {name: wrong})};
  }

  test('no HTML has it, and it moves nothing; a press reports the section with what is selected', async () => {
    const html = await (await fetch(`${origin}${route}`)).text();
    expect(html).not.toContain(wrong);
    const {page, heading, id, report, complaints} = await openAtHeading(desktop);
    const words = ((await heading.textContent()) ?? '').replaceAll('\u200b', '').trim();
    const text = page.locator(`#${id} ~ p`).first();
    const places = async () => [await heading.boundingBox(), await text.boundingBox()];
    const before = await places();
    await text.selectText();
    const selected = await page.evaluate(() => String(getSelection()));
    await heading.hover();
    await report.waitFor();
    await eventually(places, before);
    const saved = await savedBy(page, () => report.click());
    expect(saved).toContain(`${origin}${route}#${id}\nSection: ${words}\n`);
    expect(saved).toContain(`> ${selected.split('\n')[0] ?? ''}`);
    await heading.getByText('A report is saved.').waitFor();
    expect(complaints).toEqual([]);
  });

  test('Tab leads to it from the link of the heading, and Escape takes it away', async () => {
    const {page, heading, id, report} = await openAtHeading(desktop);
    await heading.locator('.hash-link').focus();
    await report.waitFor();
    await page.keyboard.press('Tab');
    await eventually(() => report.evaluate((element) => element === document.activeElement), true);
    const saved = await savedBy(page, () => page.keyboard.press('Enter'));
    expect(saved).toContain(`#${id}\n`);
    await page.keyboard.press('Escape');
    await eventually(() => page.getByRole('button', {name: wrong}).count(), 0);
  });

  nightly('on a phone, a tap on the heading shows it on the screen', async () => {
    const {page, heading, report} = await openAtHeading(phone);
    await heading.tap();
    await report.waitFor();
    await eventually(
      () => report.boundingBox(),
      (box: {x: number; width: number; height: number} | null) => {
        expect(box?.height).toBeGreaterThanOrEqual(24);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.viewport.width);
      },
    );
    await eventually(() => overflowOn(page), []);
    await hasNoViolation(page);
  });
});

test('on the next page, the tools are closed and of that page', async () => {
  const {page, begin, arriveAt} = await newReader(desktop);
  await begin(route);
  await openTools(page);
  const next = page.locator('.pagination-nav__link--next');
  const address = (await next.getAttribute('href')) ?? '';
  await next.click();
  await arriveAt(address);
  await eventually(() => toolsOf(page).getAttribute('open'), null);
  const tools = await openTools(page);
  await eventually(() => tools.getByRole('link', {name: 'View as Markdown'}).getAttribute('href'), `${address}.md`);
});

nightly('open in light and in dark, they have no serious violation', async () => {
  const {page, begin} = await newReader(desktop);
  await begin(route);
  await openTools(page);
  await fitsInBothModes(page);
});

nightly('where the tools cannot be loaded, a line says so', async () => {
  const {page, begin} = await newReader(desktop);
  await page.route(/page-tools/, (request) => request.abort());
  await begin(route);
  await toolsOf(page).getByText(summary).click();
  await toolsOf(page).getByText('This could not be loaded.').waitFor();
});

nightly('without scripts there is the link to the Markdown', async () => {
  const {page} = await newReader({...desktop, javaScriptEnabled: false});
  await page.goto(`${origin}${route}`);
  await toolsOf(page).getByText(summary).click();
  await eventually(() => toolsOf(page).getByRole('link', {name: 'View as Markdown'}).isVisible(), true);
});
