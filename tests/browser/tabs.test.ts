import type {Locator, Page} from 'playwright-core';
import {graveViolationsOn} from '../../src/audit/checks/axe';
import {desktop, newReader, origin} from './setup/reader';

const route = '/guides/developer/getting-started/sui-install';
const windows = (page: Page): Locator => page.locator('[role="tabpanel"][data-label="Windows"]').first();
const selected = (page: Page): Promise<string[]> => page.locator('[role="tab"][aria-selected="true"]').allTextContents();

test('a closed tab is found by the browser: it opens, and those of its group with it', async () => {
  const {page, open, complaints} = await newReader(desktop);
  await open(route);
  expect(await selected(page)).toEqual(['macOS', 'macOS']);
  expect(await windows(page).getAttribute('hidden')).toBe('until-found');
  await windows(page).dispatchEvent('beforematch', {bubbles: true});
  await page.waitForFunction(() => document.querySelectorAll('[role="tabpanel"][data-label="Windows"]:not([hidden])').length === 2);
  expect(await selected(page)).toEqual(['Windows', 'Windows']);
  expect(await page.locator('[role="tabpanel"][data-label="macOS"][hidden="until-found"]').count()).toBe(2);
  expect(complaints).toEqual([]);
});

test("the browser's own search reaches the text of a closed tab", async () => {
  const {page, open} = await newReader(desktop);
  await open(route);
  await windows(page).evaluate((panel) => {
    const word = document.createElement('p');
    word.id = 'in-a-closed-tab';
    panel.append(word);
    // An address leads into a closed panel as a search does: the browser fires the event by itself.
    location.hash = word.id;
  });
  await windows(page).and(page.locator(':not([hidden])')).waitFor();
});

test('keys and clicks choose; the choice lasts', async () => {
  const {page, open} = await newReader(desktop);
  await open(route);
  await page.getByRole('tab', {name: 'macOS'}).first().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  expect(await selected(page)).toEqual(['Windows', 'Windows']);
  expect(await graveViolationsOn(page)).toEqual([]);
  await page.getByRole('tab', {name: 'Linux and WSL'}).last().click();
  await open(route);
  await page.getByRole('tab', {name: 'Linux and WSL', selected: true}).first().waitFor();
  expect(await selected(page)).toEqual(['Linux and WSL', 'Linux and WSL']);
});

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
  expect(await drawn(page)).toEqual(all);
  expect(await page.locator('[role="tablist"]').first().isVisible()).toBe(false);
});

test('paper shows all, the screen one of each', async () => {
  const {page, open} = await newReader(desktop);
  await open(route);
  expect(await drawn(page)).toEqual(['none', 'none']);
  await page.emulateMedia({media: 'print'});
  expect(await drawn(page)).toEqual(all);
});
