import type {Page} from 'playwright-core';
import {eventually} from '../lib/eventually';
import {hold} from './setup/hold';
import {desktop, newReader} from './setup/reader';
import {input, live, searchFiles} from './setup/search';

const focused = (page: Page): Promise<string> => page.evaluate(() => (document.activeElement?.textContent ?? '').trim());

test('the first stop skips to the content; whatever has the focus shows it', async () => {
  const {page, open} = await newReader(desktop);
  await open('/guides');
  await page.keyboard.press('Tab');
  await eventually(() => focused(page), 'Skip to main content');
  for (let presses = 0; presses < 12; presses += 1) {
    await eventually(
      () =>
        page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return true;
          const style = getComputedStyle(element);
          return style.outlineStyle !== 'none' || style.boxShadow !== 'none';
        }),
      true,
    );
    await page.keyboard.press('Tab');
  }
  await page.locator('a', {hasText: 'Skip to main content'}).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await eventually(
    () => page.evaluate(() => document.activeElement?.closest('main, nav[aria-label="Docs sidebar"], aside') !== null),
    true,
  );
});

test('a reader without a mouse goes from the home page to a guide, through every stop once', async () => {
  const {page, open, arriveAt} = await newReader(desktop);
  await open('/');
  let stop = '';
  for (let presses = 0; presses < 60 && stop !== 'Install the Sui CLI'; presses += 1) {
    await page.keyboard.press('Tab');
    const isNew = await page.evaluate(() => {
      const {dataset} = document.activeElement as HTMLElement;
      if (dataset.stop !== undefined) return false;
      dataset.stop = '';
      return true;
    });
    stop = await focused(page);
    expect({stop, isNew}).toEqual({stop, isNew: true});
  }
  expect(stop).toBe('Install the Sui CLI');
  await page.keyboard.press('Enter');
  await arriveAt('/guides/developer/getting-started/sui-install');
});

describe('a reader who has gone on from the search field', () => {
  test('stays where Tab led while the search bar loads', async () => {
    const {page, open, settle} = await newReader(desktop);
    await open('/guides');
    const {asked, letGo} = await hold(page, searchFiles.bar);
    await input(page).focus();
    await asked;
    await page.keyboard.press('Tab');
    const there = await page.evaluateHandle(() => document.activeElement);
    await letGo();
    await page.locator('.navbar__search-input:not([name="q"])').waitFor();
    await settle();
    await eventually(() => there.evaluate((element) => element?.tagName !== 'BODY' && element === document.activeElement), true);
    // The field is there for who comes back.
    await page.keyboard.press('Shift+Tab');
    await live(page);
  });

  test('stays there when the search bar has come, too, however long its timers take', async () => {
    const {page, open, settle} = await newReader(desktop);
    await page.clock.install();
    await open('/guides');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await input(page).focus();
    await live(page);
    await page.keyboard.press('Tab');
    await eventually(() => focused(page), 'All');
    await page.clock.runFor(60_000);
    await page.clock.resume();
    await settle();
    await eventually(() => focused(page), 'All');
  });
});
