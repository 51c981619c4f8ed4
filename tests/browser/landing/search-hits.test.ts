import type {Page} from 'playwright-core';
import {pageTypes} from '../../../src/weigh/page-types';
import {scrollHalfWay, thereAndBack, type Press} from '../setup/landing';
import {desktop, newReader, phone} from '../setup/reader';

const query = 'one-time witness';
const goal = '/sui-glossary#one-time-witness';

const starts = [...Object.values(pageTypes), '/search', '/all-pages'];

/** Searches for a term of the glossary, and gives the hit that is the term itself. */
async function hitOn(page: Page) {
  const input = page.locator('.navbar__search-input');
  await input.click();
  await input.pressSequentially(query);
  await page
    .getByRole('status')
    .filter({hasText: `found for ${query}`})
    .first()
    .waitFor({state: 'attached'});
  // A hit is called by its heading once its text is there.
  await page.locator('.search-list[data-whole="true"]').waitFor();
  return page
    .getByRole('option')
    .filter({hasText: /^One-time witness/i})
    .filter({hasText: 'References › Glossary'});
}

/** Presses a hit where it stands: Playwright's own way scrolls the page under the list where the hit is not free at once. */
function pressBy(act: (page: Page, x: number, y: number) => Promise<void>): Press {
  return async (hit) => {
    await (await hit.elementHandle()).waitForElementState('stable');
    const box = await hit.boundingBox();
    if (!box) throw new Error('The hit is gone.');
    await act(hit.page(), box.x + box.width / 2, box.y + box.height / 2);
  };
}

const click = pressBy((page, x, y) => page.mouse.click(x, y));
const tap = pressBy((page, x, y) => page.touchscreen.tap(x, y));

async function follow(start: string, screen: typeof desktop | typeof phone, press: Press): Promise<void> {
  const reader = await newReader(screen);
  await reader.begin(start);
  await scrollHalfWay(reader.page);
  const hit = await hitOn(reader.page);
  expect(await thereAndBack(reader, start, () => press(hit))).toBe(goal);
  expect(await reader.page.evaluate(() => window.innerWidth)).toBe(screen.viewport.width);
  // The browser complains of an address without a page, as it should.
  const isMissing = start === pageTypes['not-found'];
  expect(reader.complaints.filter((complaint) => !(isMissing && complaint.includes('status of 404')))).toEqual([]);
}

describe('a search hit lands on its anchor, Back comes back to where it was followed, and Forward lands again', () => {
  test.each(starts)('on a desktop, from %s', (start) => follow(start, desktop, click));

  test.each(starts)('on a phone, from %s', (start) => follow(start, phone, tap));

  test.each(starts.slice(0, 3))('with the keyboard, from %s', (start) =>
    follow(start, desktop, async (hit) => {
      const page = hit.page();
      const chosen = hit.and(page.locator('[aria-selected="true"]'));
      for (let presses = 0; presses < 6 && (await chosen.count()) === 0; presses += 1) await page.keyboard.press('ArrowDown');
      await chosen.waitFor();
      await page.keyboard.press('Enter');
    }),
  );
});
