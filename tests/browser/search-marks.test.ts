import type {Page} from 'playwright-core';
import {graveViolationsOn} from '../../src/audit/checks/axe';
import {desktop, newReader, screens} from './setup/reader';

const input = (page: Page) => page.locator('.navbar__search-input');
const clear = (page: Page) => page.getByRole('button', {name: /^Clear \d+ marks?/});

/** The marked texts, and whether the first of them is in view. */
const marksOn = (page: Page): Promise<{texts: string[]; isInView: boolean}> =>
  page.evaluate(() => {
    const ranges = [...(CSS.highlights.get('search-found') ?? [])] as Range[];
    const isInView = ranges.some((range) => {
      const {top, bottom, height} = range.getBoundingClientRect();
      return height > 0 && top >= (document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0) && bottom <= innerHeight;
    });
    return {texts: ranges.map(String), isInView};
  });

async function openHit(page: Page, query: string, address: RegExp): Promise<void> {
  await input(page).click();
  await input(page).fill(query);
  await page
    .getByRole('status')
    .filter({hasText: `found for ${query}`})
    .first()
    .waitFor({state: 'attached'});
  const hits = page.locator('a.search-line-hit');
  await hits.first().waitFor();
  const addresses = await hits.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const at = addresses.findIndex((href) => address.test(href));
  expect(addresses.slice(at, at + 1)).toEqual([expect.stringMatching(address)]);
  await hits.nth(at).click();
  await page.waitForURL(address);
}

describe.each(screens)('on a %s', (_name, screen) => {
  test('the words of the search are marked, the first is in view, and the address is that of the page', async () => {
    const {page, open} = await newReader(screen);
    await open('/standards');
    await openHit(page, 'deny list', /deny/);
    await clear(page).waitFor();
    const {texts, isInView} = await marksOn(page);
    expect(new Set(texts.map((text) => text.toLowerCase()))).toContain('deny');
    expect(isInView).toBe(true);
    expect(new URL(page.url()).search).toBe('');
    expect(await page.locator('article mark').count()).toBe(0);
    expect(await graveViolationsOn(page)).toEqual([]);
  });

  test('a word in a closed tab is brought into view: the tab opens', async () => {
    const {page, open} = await newReader(screen);
    await open('/standards');
    await openHit(page, 'libssl', /sui-install/);
    await clear(page).waitFor();
    await page.waitForFunction(() => {
      const [range] = [...(CSS.highlights.get('search-found') ?? [])] as Range[];
      const box = range?.getBoundingClientRect();
      return box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
    });
    expect((await marksOn(page)).texts[0]?.toLowerCase()).toContain('libssl');
  });
});

test.each([
  ['the button', (page: Page) => clear(page).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
])('%s takes the marks away, and a reload does not bring them back', async (_name, act) => {
  const {page, open} = await newReader(desktop);
  await open('/standards');
  await openHit(page, 'faucet', /faucet|get-coins/);
  await clear(page).waitFor();
  await act(page);
  await clear(page).waitFor({state: 'detached'});
  expect((await marksOn(page)).texts).toEqual([]);
  await page.reload({waitUntil: 'networkidle'});
  expect(await clear(page).count()).toBe(0);
});

test('another page has no marks; Back to the one that a hit opened has them again', async () => {
  const {page, open} = await newReader(desktop);
  await open('/standards');
  await openHit(page, 'faucet', /faucet|get-coins/);
  await clear(page).waitFor();
  await page.getByRole('link', {name: 'Concepts', exact: true}).first().click();
  await page.waitForURL(/\/concepts$/);
  await clear(page).waitFor({state: 'detached'});
  expect((await marksOn(page)).texts).toEqual([]);
  await page.goBack();
  await clear(page).waitFor();
  expect((await marksOn(page)).texts).not.toEqual([]);
});

test('a browser that cannot mark shows the page as it is', async () => {
  const {page, open, complaints} = await newReader(desktop);
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
  await open('/standards');
  await input(page).click();
  await input(page).fill('faucet');
  await page.locator('a.search-line-hit').first().click();
  await page.waitForURL((url) => url.pathname !== '/standards');
  await page.waitForLoadState('networkidle');
  expect(await clear(page).count()).toBe(0);
  expect(complaints).toEqual([]);
});
