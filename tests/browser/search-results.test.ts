import {eventually} from '../lib/eventually';
import {bringUp, restored} from './setup/landing';
import {newReader, screens} from './setup/reader';
import {results} from './setup/search';

test.each(screens)(
  'the results page on a %s has a main landmark, ten hits and more on request, the same after Back, and filters by section in the address',
  async (_name, screen) => {
    const {page, begin, complaints} = await newReader(screen);
    const section = (name: RegExp) => page.getByRole('main').getByRole('button', {name});
    await begin('/search?q=coin');
    await results(page).first().waitFor();
    await eventually(() => page.getByRole('main').count(), 1);
    await eventually(() => results(page).count(), 10);
    await page.getByRole('button', {name: /^Show \d+ more$/}).click();
    await eventually(() => results(page).count(), 20);
    await eventually(() => page.evaluate(() => document.activeElement?.closest('article') !== null), true);

    const link = results(page).nth(14);
    await bringUp(link);
    // Texts of hits above may still come and move the link: where the reader leaves is where the
    // click finds the page.
    await page.evaluate(() => {
      document.addEventListener('click', () => (document.documentElement.dataset.left = String(window.scrollY)), {
        capture: true,
        once: true,
      });
    });
    await link.click();
    await page.waitForURL((url) => url.pathname !== '/search');
    await page.locator('article h1').first().waitFor();
    const left = await page.evaluate(() => Number(document.documentElement.dataset.left));
    expect(left).toBeGreaterThan(0);
    await page.goBack();
    await eventually(() => results(page).count(), 20);
    await restored(page, '/search?q=coin', left);

    const guides = section(/^Guides \d+$/);
    const count = Number(/\d+/.exec((await guides.textContent()) ?? '')?.[0]);
    await guides.click();
    await page.waitForURL(/\?q=coin&ctx=Guides$/);
    await page
      .getByRole('main')
      .getByText(new RegExp(`of ${count} pages|^${count} pages`))
      .waitFor();
    await eventually(() => guides.getAttribute('aria-pressed'), 'true');
    await section(/^All/).click();
    await page.waitForURL(/\?q=coin$/);
    expect(complaints).toEqual([]);
  },
);

test('is used with the keyboard alone', async () => {
  const {page, begin} = await newReader();
  await begin('/search');
  await page.locator('input[type="search"]:focus').waitFor();
  await page.keyboard.type('faucet');
  await results(page).first().waitFor();
  await page.waitForURL(/q=faucet$/);
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await eventually(focused, expect.stringMatching(/^Guides/));
  await page.keyboard.press('Enter');
  await page.waitForURL(/ctx=Guides$/);
  await eventually(
    () => results(page).evaluateAll((links) => links.filter((link) => !link.getAttribute('href')?.startsWith('/guides')).length),
    0,
  );
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  await eventually(() => page.evaluate(() => document.activeElement?.matches('article h2 a')), true);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/guides/);
});
