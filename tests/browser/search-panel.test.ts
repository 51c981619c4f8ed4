import type {Locator, Page} from 'playwright-core';
import {eventually} from '../lib/eventually';
import {nightly} from '../lib/nightly';
import {hold, type Held} from './setup/hold';
import {desktop, newReader, phone, screens, type Reader} from './setup/reader';
import {answerTo, hits, input, live, options, panel, search, searchFiles, turnTo} from './setup/search';

const chip = (page: Page, name: string): Locator => panel(page).getByRole('button', {name, exact: true});
const isPressed = (page: Page, name: string) => (): Promise<string | null> => chip(page, name).getAttribute('aria-pressed');

/** Presses as a reader of that screen does. */
const press = (screen: typeof desktop | typeof phone, target: Locator): Promise<void> =>
  'hasTouch' in screen ? target.tap() : target.click();

async function atSearch(screen: typeof desktop | typeof phone, query: string, route = '/standards'): Promise<Reader> {
  const reader = await newReader(screen);
  await reader.begin(route);
  await search(reader.page, query);
  return reader;
}

/**
 * Opens a hit, and waits until its page is drawn: its address comes first, and only a page that is
 * drawn has been read.
 */
async function openFirst({page, arriveAt}: Reader, screen: typeof desktop | typeof phone): Promise<void> {
  const href = await options(page).first().getAttribute('href');
  await press(screen, options(page).first());
  await arriveAt(href ?? '');
}

describe.each(screens)('on a %s', (_name, screen) => {
  test('the list is wide and a long query whole; the field gives its room back; sections and words can be chosen; ways on lead somewhere', async () => {
    const long = screen === desktop ? 'how do I publish and upgrade a package on testnet with the CLI' : 'publish a package on testnet';
    const {page, begin, arriveAt} = await atSearch(screen, long);
    const {width, height} = screen.viewport;
    await eventually(
      () => panel(page).boundingBox(),
      (box: {y: number; width: number; height: number} | null) => {
        expect(box?.width).toBe(screen === desktop ? 640 : width);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      },
    );
    await eventually(() => input(page).evaluate((field) => field.scrollWidth <= field.clientWidth), true);
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth), width);

    await search(page, 'coin');
    const wide = (await input(page).boundingBox())?.width ?? 0;
    await page.keyboard.press('Escape');
    await panel(page).waitFor({state: 'hidden'});
    await page.waitForFunction((most) => (document.querySelector('.navbar__search-input')?.clientWidth ?? most) < most, wide / 1.5);
    await turnTo(page);
    if (screen === phone) {
      // On a phone, where no key does, a button ends it.
      await panel(page).getByRole('button', {name: 'Close'}).tap();
      await panel(page).waitFor({state: 'hidden'});
      await turnTo(page);
    }

    // The list has hits of the chosen section alone, and the choice stays.
    await eventually(isPressed(page, 'All'), 'true');
    await press(screen, chip(page, 'Concepts'));
    await answerTo(page, 'coin in Concepts');
    await eventually(isPressed(page, 'Concepts'), 'true');
    await eventually(isPressed(page, 'All'), 'false');
    await eventually(
      () => hits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
      (addresses: string[]) => {
        expect(addresses.length).toBeGreaterThan(2);
        expect(addresses.filter((address) => !address.startsWith('/concepts'))).toEqual([]);
      },
    );
    await begin('/guides');
    await press(screen, input(page));
    await eventually(isPressed(page, 'Concepts'), 'true');
    await press(screen, chip(page, 'All'));
    await eventually(isPressed(page, 'All'), 'true');

    await search(page, 'faucet qzxvkjwpt');
    await press(screen, panel(page).getByRole('button', {name: 'Search for “faucet”'}));
    await answerTo(page, 'faucet');
    await options(page).first().waitFor();
    await eventually(() => input(page).inputValue(), 'faucet');
    await panel(page).getByText('No page has').waitFor({state: 'hidden'});

    await search(page, 'qzxvkjwpt');
    await panel(page).getByText('No page has “qzxvkjwpt”.').waitFor();
    await eventually(
      () =>
        panel(page)
          .getByRole('button', {name: /^Search for/})
          .count(),
      0,
    );
    await press(screen, panel(page).getByRole('link', {name: 'Concepts'}));
    await arriveAt('/concepts');
  });

  test('an empty field offers what was searched and read, until it is cleared', async () => {
    const reader = await newReader(screen);
    const {page, begin, complaints} = reader;
    await begin('/standards/kiosk');
    await turnTo(page);
    await panel(page).getByText('Type a name').waitFor();
    await search(page, 'faucet');
    await openFirst(reader, screen);
    await begin('/guides');
    await press(screen, input(page));
    await panel(page).getByRole('group', {name: 'Recent searches'}).getByRole('option', {name: 'faucet'}).waitFor();
    await eventually(() => panel(page).getByRole('group', {name: 'Pages read last'}).getByRole('option').count(), 2);
    await press(screen, panel(page).getByRole('option', {name: 'faucet', exact: true}));
    await hits(page).first().waitFor();
    await eventually(() => input(page).inputValue(), 'faucet');
    await input(page).fill('');
    await press(screen, panel(page).getByRole('button', {name: 'Clear history'}));
    await eventually(() => options(page).count(), 0);
    await eventually(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('search-'))), []);
    expect(complaints).toEqual([]);
  });
});

nightly(
  'a hit says what kind of page it leads to and shows the declaration; a chosen line is told apart where the system takes the colours',
  async () => {
    const {page} = await atSearch(desktop, 'coin::split');
    const hit = options(page).filter({hasText: 'public fun split'}).first();
    await hit.waitFor();
    await eventually(() => hit.locator('.search-kind').textContent(), 'Move');
    await eventually(() => hit.locator('.search-place').textContent(), expect.stringContaining('sui::'));
    await page.emulateMedia({forcedColors: 'active'});
    await eventually(
      () => options(page).evaluateAll((lines) => lines.slice(0, 2).map((line) => getComputedStyle(line).backgroundColor)),
      ([chosen, other]: string[]) => {
        expect(chosen).toMatch(/^rgb/);
        expect(chosen).not.toBe(other);
      },
    );
  },
);

test('sections are chosen with the keyboard: Tab leads to them, Space presses, an arrow leads back to the list', async () => {
  const {page} = await atSearch(desktop, 'coin');
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.keyboard.press('Tab');
  await eventually(focused, 'All');
  await page.keyboard.press('Tab');
  await eventually(focused, 'Guides');
  await page.keyboard.press('Space');
  await answerTo(page, 'coin in Guides');
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-pressed')), 'true');
  await page.keyboard.press('ArrowDown');
  await page.locator('.navbar__search-input:focus').waitFor();
  const second = (await options(page).nth(1).getAttribute('id')) ?? 'a line';
  await eventually(() => input(page).getAttribute('aria-activedescendant'), second);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/guides/);
});

test('what is pasted at any moment, while the files of the search come, is searched', async () => {
  const {page, begin} = await newReader(desktop);
  const moments = [searchFiles.bar, searchFiles.worker, /entry\.json/, /pages\.json/, /terms-/, undefined];
  for (const file of moments) {
    await begin('/standards');
    const held: Held | undefined = file && (await hold(page, file));
    await turnTo(page);
    // Nothing asks for the terms before there are words.
    if (file === undefined) await live(page);
    else if (!file.test('terms-')) await held?.asked;
    await page.keyboard.insertText('faucet');
    await held?.asked;
    await held?.letGo();
    await answerTo(page, 'faucet');
    await hits(page).first().waitFor();
  }
});

test('Enter before the answer opens the first hit when it comes', async () => {
  const {page, begin} = await newReader(desktop);
  await begin('/standards');
  await turnTo(page);
  await live(page);
  const {letGo} = await hold(page, /terms-/);
  await page.keyboard.type('sui-glossary');
  await page.keyboard.press('Enter');
  await letGo();
  await page.waitForURL((url) => url.pathname !== '/standards');
});

nightly('the slash leads to the field, is typed in fields, and can be turned off for good', async () => {
  const {page, begin} = await newReader(desktop);
  const focused = page.locator('.navbar__search-input:focus');
  await begin('/references/framework/sui/coin');
  await page.keyboard.press('/');
  await panel(page).waitFor();
  await eventually(() => input(page).inputValue(), '');
  await page.keyboard.press('Escape');
  const filter = page.getByRole('searchbox').first();
  await filter.fill('a');
  await page.keyboard.press('/');
  await eventually(() => filter.inputValue(), 'a/');
  await turnTo(page);
  await panel(page).getByRole('checkbox', {name: '/ opens search'}).click();
  await begin('/guides');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await focused.waitFor();
  await panel(page).waitFor();
  await eventually(() => input(page).inputValue(), '');
  await eventually(() => panel(page).getByRole('checkbox').isChecked(), false);
  await page.keyboard.press('Escape');
  await panel(page).waitFor({state: 'hidden'});
  await page.keyboard.press('/');
  // A key that does something comes after it.
  await page.keyboard.press('Tab');
  await page.locator(':focus').waitFor();
  await eventually(() => panel(page).isVisible(), false);
});

nightly('where storage is refused, nothing is kept, and search works', async () => {
  const reader = await newReader(desktop);
  const {page, begin, complaints} = reader;
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
  await answerTo(page, 'faucet in Guides');
  await openFirst(reader, desktop);
  await eventually(() => new URL(page.url()).pathname, expect.stringMatching(/^\/guides/));
  // The page that comes closes the panel.
  await panel(page).waitFor({state: 'hidden'});
  await input(page).fill('');
  await panel(page).getByText('Type a name').waitFor();
  await eventually(() => options(page).count(), 0);
  expect(complaints.filter((complaint) => complaint.startsWith('exception'))).toEqual([]);
});

test('Control opens a hit as the link that it is; Back comes back to the list with the same hits; a list that was closed stays closed', async () => {
  const reader = await atSearch(desktop, 'faucet');
  const {page, arriveAt} = reader;
  // Whether the browser is left to act is what is asked here: the tab itself would load in the
  // background.
  await page.evaluate(() => {
    document.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        document.documentElement.dataset.seen = JSON.stringify({
          isLeftToBrowser: !event.defaultPrevented,
          href: link?.getAttribute('href'),
        });
        event.preventDefault();
      },
      {once: true},
    );
  });
  const first = options(page).first();
  const href = await first.getAttribute('href');
  await first.click({modifiers: ['Control']});
  await eventually(() => page.evaluate(() => JSON.parse(document.documentElement.dataset.seen ?? 'null') as unknown), {
    isLeftToBrowser: true,
    href,
  });
  expect(href).toMatch(/^\/guides\//);
  expect(new URL(page.url()).pathname).toBe('/standards');

  const addresses = (): Promise<string[]> =>
    hits(page).evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const before = await addresses();
  expect(before.length).toBeGreaterThan(1);
  await turnTo(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/standards');
  await panel(page).waitFor({state: 'hidden'});
  await page.goBack();
  await arriveAt('/standards');
  await options(page).first().waitFor();
  await eventually(() => input(page).inputValue(), 'faucet');
  await eventually(addresses, before);
  await page.keyboard.press('Escape');
  await panel(page).waitFor({state: 'hidden'});
  await page.getByRole('link', {name: 'Concepts', exact: true}).first().click();
  await arriveAt('/concepts');
  await page.goBack();
  await arriveAt('/standards');
  await reader.settle();
  await eventually(() => panel(page).isVisible(), false);
});
