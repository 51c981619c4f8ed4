import type {Locator, Page} from 'playwright-core';
import {graveViolationsOn} from '../../src/audit/checks/axe';
import {desktop, newReader, phone, screens, type Reader} from './setup/reader';

const input = (page: Page): Locator => page.locator('.navbar__search-input');
const panel = (page: Page): Locator => page.getByRole('region', {name: 'Search', exact: true});
const options = (page: Page): Locator => panel(page).getByRole('option');
const chip = (page: Page, name: string): Locator => panel(page).getByRole('button', {name, exact: true});

async function search(page: Page, query: string): Promise<void> {
  await input(page).click();
  await input(page).fill(query);
  await page
    .getByRole('status')
    .filter({hasText: `found for ${query}`})
    .first()
    .waitFor({state: 'attached'});
}

/** Presses as a reader of that screen does. */
const press = (screen: typeof desktop | typeof phone, target: Locator): Promise<void> =>
  'hasTouch' in screen ? target.tap() : target.click();

async function atSearch(screen: typeof desktop | typeof phone, query: string, route = '/standards'): Promise<Reader> {
  const reader = await newReader(screen);
  await reader.begin(route);
  await search(reader.page, query);
  return reader;
}

describe.each(screens)('on a %s', (_name, screen) => {
  test('the list is wide, and a long query is not cut off', async () => {
    const long = screen === desktop ? 'how do I publish and upgrade a package on testnet with the CLI' : 'publish a package on testnet';
    const {page} = await atSearch(screen, long);
    const {width} = screen.viewport;
    const box = await panel(page).boundingBox();
    expect(box?.width).toBe(screen === desktop ? 640 : width);
    expect(await input(page).evaluate((field) => field.scrollWidth <= field.clientWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.viewport.height);
  });

  test('the field gives its room back when the reader leaves it', async () => {
    const {page} = await atSearch(screen, 'coin');
    const wide = (await input(page).boundingBox())?.width ?? 0;
    await page.keyboard.press('Escape');
    await panel(page).waitFor({state: 'hidden'});
    await page.waitForFunction((most) => (document.querySelector('.navbar__search-input')?.clientWidth ?? most) < most, wide / 1.5);
  });

  test('sections are chosen by pressing; the list has hits of that section alone, and the choice stays', async () => {
    const {page, begin} = await atSearch(screen, 'coin');
    expect(await chip(page, 'All').getAttribute('aria-pressed')).toBe('true');
    await press(screen, chip(page, 'Concepts'));
    await page.getByRole('status').filter({hasText: 'found for coin in Concepts'}).first().waitFor({state: 'attached'});
    expect(await chip(page, 'Concepts').getAttribute('aria-pressed')).toBe('true');
    expect(await chip(page, 'All').getAttribute('aria-pressed')).toBe('false');
    const addresses = await panel(page)
      .locator('a.search-line-hit')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(2);
    expect(addresses.filter((address) => !address.startsWith('/concepts'))).toEqual([]);
    await begin('/guides');
    await press(screen, input(page));
    expect(await chip(page, 'Concepts').getAttribute('aria-pressed')).toBe('true');
  });

  test('nothing found: ways on that lead somewhere', async () => {
    const {page, arriveAt} = await atSearch(screen, 'qzxvkjwpt');
    await panel(page).getByText('No page has “qzxvkjwpt”.').waitFor();
    expect(
      await panel(page)
        .getByRole('button', {name: /^Search for/})
        .count(),
    ).toBe(0);
    await press(screen, panel(page).getByRole('link', {name: 'Concepts'}));
    await arriveAt('/concepts');
  });

  test('a word that no page has can be left out', async () => {
    const {page} = await atSearch(screen, 'faucet qzxvkjwpt');
    await press(screen, panel(page).getByRole('button', {name: 'Search for “faucet”'}));
    await options(page).first().waitFor();
    expect(await input(page).inputValue()).toBe('faucet');
    await panel(page).getByText('No page has').waitFor({state: 'hidden'});
  });

  test('an empty field offers the last searches and pages, which can be cleared', async () => {
    const {page, begin, complaints} = await newReader(screen);
    await begin('/standards/kiosk');
    await search(page, 'faucet');
    const title = await page.title();
    await press(screen, options(page).first());
    // Its address comes before the page, and only a page that is drawn has been read.
    await page.waitForFunction((before) => document.title !== before, title);
    await begin('/guides');
    await press(screen, input(page));
    await panel(page).getByRole('group', {name: 'Recent searches'}).getByRole('option', {name: 'faucet'}).waitFor();
    const pages = panel(page).getByRole('group', {name: 'Pages read last'});
    expect(await pages.getByRole('option').count()).toBe(2);
    await press(screen, panel(page).getByRole('option', {name: 'faucet', exact: true}));
    expect(await input(page).inputValue()).toBe('faucet');
    await panel(page).locator('a.search-line-hit').first().waitFor();
    await input(page).fill('');
    await press(screen, panel(page).getByRole('button', {name: 'Clear history'}));
    expect(await options(page).count()).toBe(0);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('search-')))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('what can be pressed is large enough for a finger, on a phone', async () => {
    const {page} = await atSearch(screen, 'coin qzxvkjwpt');
    if (screen === desktop) return;
    for (const query of ['coin qzxvkjwpt', '']) {
      await input(page).fill(query);
      await options(page)
        .first()
        .waitFor({state: query === '' ? 'hidden' : 'visible'});
      const small = await panel(page)
        .locator('button:visible, a:visible, label:visible, [role="option"]:visible')
        .evaluateAll((targets) =>
          targets.filter((target) => target.getBoundingClientRect().height < 44).map(({textContent}) => textContent),
        );
      expect(small).toEqual([]);
    }
  });

  test.each(['light', 'dark'] as const)('axe finds nothing grave in the panel in %s', async (mode) => {
    const {page, begin} = await newReader({...screen, colorScheme: mode});
    await begin('/standards/kiosk');
    for (const query of ['coin', 'qzxvkjwpt', 'coin qzxvkjwpt']) {
      await search(page, query);
      expect(await graveViolationsOn(page)).toEqual([]);
    }
    await begin('/guides');
    await input(page).click();
    await panel(page).waitFor();
    expect(await graveViolationsOn(page)).toEqual([]);
  });
});

test('a hit says what kind of page it leads to, and shows the declaration of what it names', async () => {
  const {page} = await atSearch(desktop, 'coin::split');
  const hit = options(page).filter({hasText: 'public fun split'}).first();
  await hit.waitFor();
  expect(await hit.locator('.search-kind').textContent()).toBe('Move');
  expect(await hit.locator('.search-place').textContent()).toContain('sui::');
});

test('sections are chosen with the keyboard: Tab leads to them, Space presses, an arrow leads back to the list', async () => {
  const {page} = await atSearch(desktop, 'coin');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('All');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByRole('status').filter({hasText: 'found for coin in Guides'}).first().waitFor({state: 'attached'});
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-pressed'))).toBe('true');
  await page.keyboard.press('ArrowDown');
  expect(await input(page).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await input(page).getAttribute('aria-activedescendant')).toBe(await options(page).nth(1).getAttribute('id'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/guides/);
});

test('what is pasted at any moment, while the files of the search come, is searched', async () => {
  for (const delay of [0, 20, 60, 120, 250]) {
    const {page, begin} = await newReader(desktop);
    await begin('/standards');
    await input(page).focus();
    await page.waitForTimeout(delay);
    await page.keyboard.insertText('faucet');
    await panel(page).locator('a.search-line-hit').first().waitFor();
  }
});

test('Enter before the answer opens the first hit when it comes', async () => {
  const {page, begin} = await newReader(desktop);
  await begin('/standards');
  await input(page).click();
  await panel(page).waitFor();
  await input(page).pressSequentially('sui-glossary', {delay: 0});
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/standards');
});

test('the slash leads to the field, is typed in fields, and can be turned off for good', async () => {
  const {page, begin} = await newReader(desktop);
  await begin('/references/framework/sui/coin');
  await page.keyboard.press('/');
  await panel(page).waitFor();
  expect(await input(page).inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').first().fill('a');
  await page.keyboard.press('/');
  expect(await page.getByRole('searchbox').first().inputValue()).toBe('a/');
  await input(page).click();
  await panel(page).getByRole('checkbox', {name: '/ opens search'}).click();
  await begin('/guides');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await panel(page).waitFor();
  expect(await input(page).inputValue()).toBe('');
  expect(await panel(page).getByRole('checkbox').isChecked()).toBe(false);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  expect(await panel(page).isVisible()).toBe(false);
});

test('where storage is refused, nothing is kept, and search works', async () => {
  const {page, begin, complaints} = await newReader(desktop);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  await begin('/standards/kiosk');
  await search(page, 'faucet');
  await chip(page, 'Guides').click();
  const title = await page.title();
  await options(page).first().click();
  // The page that comes closes the panel, and comes after its address.
  await page.waitForFunction((before) => document.title !== before, title);
  expect(new URL(page.url()).pathname).toMatch(/^\/guides/);
  await input(page).fill('');
  expect(await options(page).count()).toBe(0);
  await panel(page).getByText('Type a name').waitFor();
  expect(complaints.filter((complaint) => complaint.startsWith('exception'))).toEqual([]);
});

test('a chosen line is told apart where the system takes the colours', async () => {
  const {page, begin} = await newReader({...desktop, forcedColors: 'active'});
  await begin('/standards');
  await search(page, 'coin');
  const colours = await options(page).evaluateAll((lines) => lines.slice(0, 2).map((line) => getComputedStyle(line).backgroundColor));
  expect(colours[0]).not.toBe(colours[1]);
});

test('Close ends it on a phone, where no key does', async () => {
  const {page} = await atSearch(phone, 'coin');
  await panel(page).getByRole('button', {name: 'Close'}).tap();
  await panel(page).waitFor({state: 'hidden'});
});

test('with the key that opens links in another tab, a hit is the link that it looks like', async () => {
  const {page} = await atSearch(desktop, 'faucet');
  // Whether the browser is left to act is what is asked here: the tab itself would load in the background.
  const seen = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('click', (event) => {
          const link = event.target instanceof Element ? event.target.closest('a') : null;
          resolve({isLeftToBrowser: !event.defaultPrevented, href: link?.getAttribute('href')});
          event.preventDefault();
        });
      }),
  );
  const first = options(page).first();
  const href = await first.getAttribute('href');
  await first.click({modifiers: ['Control']});
  expect(await seen).toEqual({isLeftToBrowser: true, href});
  expect(href).toMatch(/^\/guides\//);
  expect(new URL(page.url()).pathname).toBe('/standards');
});

test('Back comes back to the list with the same hits; a list that the reader closed stays closed', async () => {
  const {page, arriveAt} = await atSearch(desktop, 'faucet');
  const addresses = (): Promise<string[]> =>
    panel(page)
      .locator('a.search-line-hit')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const before = await addresses();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/standards');
  await panel(page).waitFor({state: 'hidden'});
  await page.goBack();
  await arriveAt('/standards');
  await options(page).first().waitFor();
  expect(await input(page).inputValue()).toBe('faucet');
  expect(await addresses()).toEqual(before);
  await page.keyboard.press('Escape');
  await page.getByRole('link', {name: 'Concepts', exact: true}).first().click();
  await arriveAt('/concepts');
  await page.goBack();
  await arriveAt('/standards');
  expect(await panel(page).isVisible()).toBe(false);
});
