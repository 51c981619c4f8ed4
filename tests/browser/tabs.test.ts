import type {Locator, Page} from 'playwright-core';
import {eventually} from '../lib/eventually';
import {hasNoViolation} from './setup/accessible';
import {desktop, newReader, origin} from './setup/reader';

const route = '/guides/developer/getting-started/sui-install';
const panel = (page: Page, label: string): Locator => page.locator(`[role="tabpanel"][data-label="${label}"]`).first();
const selected = (page: Page): Promise<string[]> => page.locator('[role="tab"][aria-selected="true"]').allTextContents();

/** What is drawn of each panel: its label above it, and whether it takes room. */
const drawn = (page: Page): Promise<string[]> =>
  page
    .locator('[role="tabpanel"]')
    .evaluateAll((panels) =>
      panels
        .filter((panel) => panel.getBoundingClientRect().height > 20)
        .map((panel) => getComputedStyle(panel, '::before').content.replaceAll('"', '')),
    );
const all = ['macOS', 'Linux and WSL', 'Windows', 'macOS', 'Linux and WSL', 'Windows'];

test('without JavaScript all are shown under their labels', async () => {
  const {page} = await newReader({...desktop, javaScriptEnabled: false});
  await page.goto(`${origin}${route}`);
  await eventually(() => drawn(page), all);
  await page.locator('[role="tablist"]').first().waitFor({state: 'hidden'});
});

test('paper shows all, the screen one of each; a closed tab is found by the browser: it opens, and those of its group with it', async () => {
  const {page, open, complaints} = await newReader(desktop);
  await open(`${route}?os=macos`);
  await eventually(() => drawn(page), ['none', 'none']);
  await page.emulateMedia({media: 'print'});
  await eventually(() => drawn(page), all);
  await page.emulateMedia({media: 'screen'});
  await eventually(() => selected(page), ['macOS', 'macOS']);
  await eventually(() => panel(page, 'Windows').getAttribute('hidden'), 'until-found');
  await panel(page, 'Windows').dispatchEvent('beforematch', {bubbles: true});
  await eventually(() => page.locator('[role="tabpanel"][data-label="Windows"]:not([hidden])').count(), 2);
  await eventually(() => selected(page), ['Windows', 'Windows']);
  await eventually(() => page.locator('[role="tabpanel"][data-label="macOS"][hidden="until-found"]').count(), 2);
  // By the browser's own search, too.
  await panel(page, 'macOS').evaluate((closed) => {
    const word = document.createElement('p');
    word.id = 'in-a-closed-tab';
    closed.append(word);
    // An address leads into a closed panel as a search does: the browser fires the event by itself.
    location.hash = word.id;
  });
  await panel(page, 'macOS').and(page.locator(':not([hidden])')).waitFor();
  expect(complaints).toEqual([]);
});

test('keys and clicks choose; the choice lasts', async () => {
  const {page, open, begin} = await newReader(desktop);
  await open(`${route}?os=macos`);
  const tops = (): Promise<number[]> =>
    page
      .locator('[role="tablist"]')
      .first()
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
  await eventually(tops, (found: number[]) => {
    expect(new Set(found).size).toBe(1);
  });
  await page.getByRole('tab', {name: 'macOS'}).first().focus();
  await page.keyboard.press('End');
  await page.locator('[role="tab"]:focus', {hasText: 'Windows'}).waitFor();
  await page.keyboard.press('Enter');
  await eventually(() => selected(page), ['Windows', 'Windows']);
  await hasNoViolation(page, {within: 'article'});
  await page.getByRole('tab', {name: 'Linux and WSL'}).last().click();
  await eventually(() => selected(page), ['Linux and WSL', 'Linux and WSL']);
  await begin(route);
  await eventually(() => selected(page), ['Linux and WSL', 'Linux and WSL']);
});

test('the own system is open at first, and the address says which tab a reader chose', async () => {
  const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
  const {page, begin, complaints} = await newReader({...desktop, userAgent: linux});
  await begin(route);
  await eventually(() => selected(page), ['Linux and WSL', 'Linux and WSL']);
  await page.getByRole('tab', {name: 'macOS'}).first().click();
  await page.waitForURL(`${origin}${route}?os=macos`);
  // Somebody else, on Linux as well, gets the link.
  const other = await newReader({...desktop, userAgent: linux});
  await other.begin(`${route}?os=macos`);
  await eventually(() => selected(other.page), ['macOS', 'macOS']);
  expect([...complaints, ...other.complaints]).toEqual([]);
});

test('packages are installed with the package manager of the reader, on all pages', async () => {
  const {page, begin} = await newReader(desktop);
  await begin('/guides/developer/sui-101/building-ptb');
  await page.getByRole('tab', {name: 'pnpm'}).click();
  await page.locator('[role="tabpanel"]:not([hidden]) code', {hasText: 'pnpm add @mysten/sui'}).waitFor();
  await begin('/guides/developer/stack/walrus');
  await eventually(() => selected(page), ['pnpm']);
  await page.locator('[role="tabpanel"]:not([hidden]) code', {hasText: 'pnpm add @mysten/sui @mysten/walrus'}).waitFor();
});
