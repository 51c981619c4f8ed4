import {gzipSync} from 'node:zlib';
import type {Page, Response} from 'playwright-core';
import {queries, browserQueries} from '../search/queries';
import {desktop, newReader, origin, phone, screens, type Reader} from './setup/reader';

const option = '[role="listbox"] [role="option"]';
const options = (page: Page) => page.locator(option);
const input = (page: Page) => page.locator('.navbar__search-input');
const panel = (page: Page) => page.getByRole('region', {name: 'Search', exact: true});
const announced = (page: Page) => page.locator('[role="status"]').first();

/** Links to pages in the list of results. */
const results = 'article h2 a';

async function type(page: Page, query: string): Promise<void> {
  await input(page).click();
  await input(page).pressSequentially(query);
}

/** Waits until the answer to exactly this query stands in the list, as the status says. */
async function answerTo(page: Page, query: string): Promise<string> {
  const status = announced(page);
  await status.filter({hasText: `found for ${query}`}).waitFor({state: 'attached'});
  // Excerpts come once the reader has stopped typing.
  await page.locator('[role="listbox"][data-whole="false"]').waitFor({state: 'detached'});
  return (await status.textContent()) ?? '';
}

/** Addresses that the list would open, first to last, asked for one by one with the keyboard. */
async function openFirst(page: Page, down: number): Promise<string> {
  for (let presses = 0; presses < down; presses += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/standards');
  return new URL(page.url()).pathname;
}

const expected = new Map(Object.values(queries).flat());

describe('through the search bar', () => {
  test.each(browserQueries.map((query) => [query]))('%s', async (query) => {
    const route = expected.get(query);
    const {page, begin, complaints} = await newReader(desktop);
    await begin('/standards');
    await type(page, query);
    const status = await answerTo(page, query);
    if (route === null || route === undefined) {
      expect(status).toContain('Nothing found');
      expect(await options(page).count()).toBe(0);
    } else {
      const reached: string[] = [];
      for (let down = 0; down < 3 && !reached.includes(route); down += 1) {
        if (down > 0) {
          await begin('/standards');
          await type(page, query);
          await answerTo(page, query);
        }
        reached.push(await openFirst(page, down));
      }
      expect(reached).toContain(route);
    }
    expect(complaints).toEqual([]);
  });

  test('the list has the queries of the table that run here', () => {
    expect(browserQueries).toHaveLength(25);
    for (const query of browserQueries) expect([...expected.keys()]).toContain(query);
  });
});

describe.each(screens)('on a %s', (_name, screen) => {
  test('a hit shows its name, where it stands, and an excerpt with the match marked', async () => {
    const {page, begin} = await newReader(screen);
    await begin('/guides');
    await type(page, 'deny list');
    await answerTo(page, 'deny list');
    const list = page.getByRole('listbox');
    await options(page).first().locator('mark').first().waitFor();
    expect(await list.textContent()).toContain('References › ');
    const box = await list.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(screen.viewport.width);
  });

  test('nonsense finds nothing, and the page says what to try', async () => {
    const {page, begin} = await newReader(screen);
    await begin('/guides');
    await type(page, 'qzxvkjwpt');
    await answerTo(page, 'qzxvkjwpt');
    await panel(page)
      .getByText(/Nothing found\. Try fewer or shorter words/)
      .waitFor();
    expect(await options(page).count()).toBe(0);
  });
});

test('the shortcut, arrows and Enter open a hit; Escape closes the list; Tab leaves it', async () => {
  const {page, begin} = await newReader(desktop);
  await begin('/concepts');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('faucet');
  await answerTo(page, 'faucet');
  await page.keyboard.press('Escape');
  await options(page).first().waitFor({state: 'hidden'});
  await page.keyboard.press('Control+k');
  await options(page).first().waitFor();
  for (let presses = 0; presses < 10 && (await panel(page).isVisible()); presses += 1) await page.keyboard.press('Tab');
  await options(page).first().waitFor({state: 'hidden'});
  expect(new URL(page.url()).pathname).toBe('/concepts');
  await page.keyboard.press('Control+k');
  await options(page).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/concepts');
  await page.locator('article', {hasText: /faucet/i}).waitFor();
});

test('what is typed before the search bar has loaded is searched for', async () => {
  const {page, open} = await newReader(desktop);
  await open('/guides');
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await input(page).click();
  await page.keyboard.type('glossary');
  letGo();
  await answerTo(page, 'glossary');
  expect(await input(page).inputValue()).toBe('glossary');
  await options(page).first().waitFor();
});

test('the last line of the list leads to the results page', async () => {
  const {page, begin} = await newReader(desktop);
  await begin('/guides');
  await type(page, 'coin');
  await answerTo(page, 'coin');
  await options(page).last().click();
  await page.waitForURL(/\/search\?q=coin/);
  await page.locator(results).first().waitFor();
});

test('the search field of the home page leads to the results page', async () => {
  const {page, begin, complaints} = await newReader(phone);
  await begin('/');
  await page.getByRole('searchbox', {name: 'Search the docs'}).fill('Published.toml');
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await page.waitForURL(/\/search\?q=Published\.toml/);
  await page.locator(results).first().waitFor();
  expect(await page.locator('article').first().textContent()).toContain('Publish');
  expect(complaints).toEqual([]);
});

describe('the results page', () => {
  test('keeps words and section in the address, so that a search can be shared', async () => {
    const {page} = await newReader(desktop);
    await page.goto(`${origin}/search?q=coin`, {waitUntil: 'networkidle'});
    await page.locator(results).first().waitFor();
    await page
      .getByRole('main')
      .getByRole('button', {name: /^Guides/})
      .click();
    await page.waitForURL(/ctx=Guides/);
    await page.getByRole('searchbox', {name: 'Search'}).fill('faucet');
    await page.waitForURL(/q=faucet&ctx=Guides/);
    const shared = await newReader(phone);
    await shared.page.goto(page.url(), {waitUntil: 'networkidle'});
    await shared.page.locator(results).first().waitFor();
    const targets = await shared.page.locator(results).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(targets.filter((href) => !href.startsWith('/guides'))).toEqual([]);
    await answerTo(shared.page, 'faucet');
  });

  test('offers every section', async () => {
    const {page, begin} = await newReader(desktop);
    await begin('/search?q=coin');
    await page.locator(results).first().waitFor();
    const texts = await page.getByRole('main').getByRole('group', {name: 'Section'}).getByRole('button').allTextContents();
    expect(texts.map((text) => text.replace(/ \d+$/, ''))).toEqual(['All', 'Guides', 'Concepts', 'Standards', 'References']);
    const counts = texts.map((text) => Number(/\d+$/.exec(text)?.[0]));
    expect(counts[0]).toBeGreaterThan(counts[1] ?? 0);
    expect(counts[1]).toBeGreaterThan(0);
  });

  test('says what to try where nothing is found, and links to the list of all pages', async () => {
    const {page, begin, arriveAt} = await newReader(desktop);
    await begin('/search?q=qzxvkjwpt');
    await page
      .getByText(/Nothing found\. Try/)
      .last()
      .waitFor();
    await page.getByRole('link', {name: 'List of all pages'}).click();
    await arriveAt('/all-pages');
    await page.getByRole('heading', {name: 'All pages'}).waitFor();
    expect(await page.locator('main li a').count()).toBeGreaterThan(500);
  });

  test('has one hit of a page at most, and no snippet', async () => {
    const {page, begin} = await newReader(desktop);
    await begin('/search?q=sui');
    await page.locator(results).first().waitFor();
    const targets = await page
      .locator(results)
      .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').split('#')[0]));
    expect(new Set(targets).size).toBe(targets.length);
    expect(targets.filter((href) => href?.includes('/snippets/'))).toEqual([]);
  });
});

describe('what search downloads', () => {
  const kilobyte = 1024;

  /** Bytes with gzip of an answer; none where the browser fetches a page ahead for later, which is not the search's. */
  async function weightOf(response: Response): Promise<number> {
    const purpose = await response.request().headerValue('sec-purpose');
    return purpose?.startsWith('prefetch') ? 0 : gzipSync(await response.body()).length;
  }

  /** Bytes with gzip of what the page receives from now on. */
  function meter(page: Page): {bytes: () => Promise<number>} {
    const received: Promise<number>[] = [];
    page.on('response', (response) => {
      received.push(weightOf(response));
    });
    return {bytes: async () => (await Promise.all(received)).reduce((sum, size) => sum + size, 0)};
  }

  test('is nothing until the reader turns to it', async () => {
    const {page, open} = await newReader(desktop);
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await open('/guides/developer/getting-started/get-coins');
    await page.mouse.move(1100, 30);
    await input(page).hover();
    await page.waitForLoadState('networkidle');
    expect(urls.filter((url) => url.includes('/search-index/'))).toEqual([]);
    const loaded = page.waitForResponse(/search-index\/entry\.json/);
    await input(page).click();
    expect((await loaded).ok()).toBe(true);
  });

  test.each(['coin::TreasuryCap', 'how do I pay gas for my users', 'trasnaction'])(
    'is at most 100 KB for the first query and 50 KB for the next: %s',
    async (query) => {
      const {page, open} = await newReader(desktop);
      await open('/guides');
      const first = meter(page);
      // Pasted: how many letters of a typed query get an answer of their own depends on how fast the machine is.
      await input(page).click();
      await input(page).fill(query);
      await answerTo(page, query);
      expect(await first.bytes()).toBeGreaterThan(10 * kilobyte);
      expect(await first.bytes()).toBeLessThanOrEqual(100 * kilobyte);
      const next = meter(page);
      await input(page).fill('sui keytool import');
      await answerTo(page, 'sui keytool import');
      expect(await next.bytes()).toBeLessThanOrEqual(50 * kilobyte);
    },
  );
});

describe('where search does not work, one sentence says so and the page keeps working', () => {
  async function expectFailure({page, arriveAt}: Reader): Promise<void> {
    await type(page, 'coin');
    await panel(page).getByText('Search could not be loaded').waitFor();
    expect(await panel(page).getByRole('link', {name: 'List of all pages'}).getAttribute('href')).toBe('/all-pages');
    await announced(page).filter({hasText: 'Search could not be loaded'}).waitFor({state: 'attached'});
    await page.goto(`${origin}/search?q=coin`, {waitUntil: 'networkidle'});
    await page.getByRole('main').getByText('Search could not be loaded').waitFor();
    await page.getByRole('link', {name: 'List of all pages'}).click();
    await arriveAt('/all-pages');
  }

  test('a missing index', async () => {
    const reader = await newReader(desktop);
    await reader.page.route('**/search-index/**', (route) => route.fulfill({status: 404, body: 'Not found'}));
    await reader.begin('/guides');
    await expectFailure(reader);
  });

  test.each(['entry.json', 'pages.json', 'terms-*.json', 'text-*.json'])('a damaged %s', async (file) => {
    const reader = await newReader(desktop);
    await reader.page.route(`**/search-index/**/${file}`, (route) => route.fulfill({status: 200, body: '{"version":1,'}));
    await reader.begin('/guides');
    await expectFailure(reader);
  });

  test('a browser without workers', async () => {
    const reader = await newReader(desktop);
    await reader.page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
    await reader.begin('/guides');
    await expectFailure(reader);
  });
});

test('offline after the first search: what was searched is found again, other words by titles', async () => {
  const {page, open} = await newReader(desktop);
  await open('/guides');
  await type(page, 'treasury cap');
  await answerTo(page, 'treasury cap');
  await page.context().setOffline(true);
  await input(page).fill('treasury');
  await answerTo(page, 'treasury');
  await options(page).first().waitFor();
  await input(page).fill('glossary');
  expect(await answerTo(page, 'glossary')).toContain('You seem to be offline');
  expect(await options(page).first().textContent()).toContain('Glossary');
  await page.context().setOffline(false);
});
