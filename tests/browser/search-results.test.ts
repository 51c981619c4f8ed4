import type {Page} from 'playwright-core';
import {bringUp, restored} from './setup/landing';
import {newReader, screens} from './setup/reader';

const hits = (page: Page) => page.locator('article h2 a');
const more = (page: Page) => page.getByRole('button', {name: /^Show \d+ more$/});
const section = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', {name});

describe.each(screens)('the results page on a %s', (_name, screen) => {
  test('has a main landmark, no list longer than was asked for, and more on request', async () => {
    const {page, open, complaints} = await newReader(screen);
    await open('/search?q=coin');
    await page.getByRole('main').locator('article').first().waitFor();
    expect(await page.getByRole('main').count()).toBe(1);
    expect(await hits(page).count()).toBe(10);
    await more(page).click();
    await hits(page).nth(19).waitFor();
    expect(await hits(page).count()).toBe(20);
    expect(await page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('filters by section in the address, with how many pages match in each', async () => {
    const {page, open} = await newReader(screen);
    await open('/search?q=coin');
    await hits(page).first().waitFor();
    const guides = section(page, /^Guides \d+$/);
    const count = Number(/\d+/.exec((await guides.textContent()) ?? '')?.[0]);
    await guides.click();
    await page.waitForURL(/\?q=coin&ctx=Guides$/);
    await page
      .getByRole('main')
      .getByText(new RegExp(`of ${count} pages|^${count} pages`))
      .waitFor();
    expect(await guides.getAttribute('aria-pressed')).toBe('true');
    await section(page, /^All/).click();
    await page.waitForURL(/\?q=coin$/);
  });

  test('Back comes back to the same hits at the same place, as many as there were', async () => {
    const {page, open} = await newReader(screen);
    await open('/search?q=coin');
    await more(page).click();
    await hits(page).nth(19).waitFor();
    const link = hits(page).nth(14);
    await bringUp(link);
    // Texts of hits above may still come and move the link: where the reader leaves is where the click finds the page.
    await page.evaluate(() => {
      document.addEventListener('click', () => (document.documentElement.dataset.left = String(window.scrollY)), {
        capture: true,
        once: true,
      });
    });
    await link.click();
    await page.waitForURL((url) => url.pathname !== '/search');
    await page.locator('h1').first().waitFor();
    const left = await page.evaluate(() => Number(document.documentElement.dataset.left));
    await page.goBack();
    await hits(page).nth(19).waitFor();
    expect(left).toBeGreaterThan(0);
    await restored(page, '/search?q=coin', left);
  });
});

test('is used with the keyboard alone', async () => {
  const {page, open} = await newReader();
  await open('/search');
  await page.keyboard.type('faucet');
  await hits(page).first().waitFor();
  await page.waitForURL(/q=faucet$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/ctx=Guides$/);
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/guides/);
});
