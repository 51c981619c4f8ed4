import {eventually} from '../lib/eventually';
import {queries, browserQueries} from '../search/queries';
import {nightly} from '../lib/nightly';
import {hold} from './setup/hold';
import {desktop, newReader, phone, screens, type Reader} from './setup/reader';
import {announced, answerTo, input, options, panel, results, searchFiles, turnTo, type} from './setup/search';

const hrefs = (links: Element[]): string[] => links.map((link) => link.getAttribute('href') ?? '');
const pathOf = (href: string): string => href.replace(/[?#].*$/, '');

const expected = new Map(Object.values(queries).flat());

describe('through the search bar', () => {
  test('each query leads to its page by one of the first three lines, or to none; each of these lines opens by the keyboard', async () => {
    const {page, begin, arriveAt, complaints} = await newReader(desktop);
    await begin('/standards');
    /** Which of the lines have been opened: one of each is enough, since all are links. */
    const opened = new Set<number>();
    for (const query of browserQueries) {
      const route = expected.get(query);
      await turnTo(page);
      await input(page).fill('');
      await page.keyboard.type(query);
      const status = await answerTo(page, query);
      if (route === null || route === undefined) {
        expect({query, status}).toEqual({query, status: expect.stringContaining('Nothing found') as unknown});
        await eventually(() => options(page).count(), 0);
        continue;
      }
      const lines = (await options(page).evaluateAll(hrefs)).slice(0, 3);
      expect({query, leadsTo: lines.map(pathOf)}).toEqual({query, leadsTo: expect.arrayContaining([route]) as unknown});
      const line = lines.findIndex((href) => pathOf(href) === route);
      if (opened.has(line)) continue;
      opened.add(line);
      for (let presses = 0; presses < line; presses += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await arriveAt(lines[line] ?? '');
      await panel(page).waitFor({state: 'hidden'});
    }
    expect(opened).toContain(0);
    expect(complaints).toEqual([]);
  });

  test('the list has the queries of the table that run here', () => {
    expect(browserQueries).toHaveLength(12);
    for (const query of browserQueries) expect([...expected.keys()]).toContain(query);
  });
});

test.each([
  ['shows the keys that lead to it', desktop, 2],
  ['shows none on a touch screen, however wide', {...phone, viewport: {width: 1180, height: 820}}, 0],
  ['shows none in a narrow window, where they would stand on its name', {viewport: {width: 820, height: 900}}, 0],
] as const)('the field %s', async (_what, screen, count) => {
  const {page, open} = await newReader(screen);
  await open('/guides');
  const keys = page.locator('.navbar__search kbd');
  await keys.first().waitFor({state: 'attached'});
  await eventually(() => keys.filter({visible: true}).count(), count);
});

test.each(screens)(
  'on a %s a hit shows its name, where it stands, and an excerpt with the match marked; for nonsense the panel says what to try',
  async (_name, screen) => {
    const {page, begin} = await newReader(screen);
    await begin('/guides');
    await type(page, 'deny list');
    await answerTo(page, 'deny list');
    const list = page.getByRole('listbox');
    await options(page).first().locator('mark').first().waitFor();
    await eventually(() => list.textContent(), expect.stringContaining('References › '));
    await eventually(
      () => list.boundingBox(),
      (box: {x: number; width: number} | null) => {
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(screen.viewport.width);
      },
    );
    await input(page).fill('');
    await type(page, 'qzxvkjwpt');
    await answerTo(page, 'qzxvkjwpt');
    await panel(page)
      .getByText(/Nothing found\. Try fewer or shorter words/)
      .waitFor();
    await eventually(() => options(page).count(), 0);
  },
);

test('the shortcut, arrows and Enter open a hit; Escape closes the list; Tab leaves it', async () => {
  const {page, begin} = await newReader(desktop);
  await begin('/concepts');
  await page.keyboard.press('Control+k');
  await page.locator('.navbar__search-input:focus').waitFor();
  await page.keyboard.type('faucet');
  await answerTo(page, 'faucet');
  await page.keyboard.press('Escape');
  await options(page).first().waitFor({state: 'hidden'});
  await page.keyboard.press('Control+k');
  await options(page).first().waitFor();
  for (let presses = 0; presses < 10 && (await panel(page).isVisible()); presses += 1) await page.keyboard.press('Tab');
  await options(page).first().waitFor({state: 'hidden'});
  await eventually(() => new URL(page.url()).pathname, '/concepts');
  await page.keyboard.press('Control+k');
  await options(page).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/concepts');
  await page.locator('article', {hasText: /faucet/i}).waitFor();
});

test('what is typed before the search bar has loaded is searched for', async () => {
  const {page, begin} = await newReader(desktop);
  await begin('/guides');
  const {letGo} = await hold(page, searchFiles.bar);
  await type(page, 'glossary');
  await letGo();
  await answerTo(page, 'glossary');
  await eventually(() => input(page).inputValue(), 'glossary');
  await options(page).first().waitFor();
});

test('the search field of the home page leads to the results page', async () => {
  const {page, begin, complaints} = await newReader(phone);
  await begin('/');
  await page.getByRole('searchbox', {name: 'Search the docs'}).fill('Published.toml');
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await page.waitForURL(/\/search\?q=Published\.toml/);
  await results(page).first().waitFor();
  await eventually(() => page.locator('article').first().textContent(), expect.stringContaining('Publish'));
  expect(complaints).toEqual([]);
});

test('the last line leads to the results page: every section, words and section in the address to share, one hit of a page, ways on', async () => {
  const {page, begin, arriveAt} = await newReader(desktop);
  const field = page.getByRole('searchbox', {name: 'Search'});
  const sections = page.getByRole('main').getByRole('group', {name: 'Section'}).getByRole('button');
  await begin('/guides');
  await type(page, 'coin');
  await answerTo(page, 'coin');
  await options(page).last().click();
  await page.waitForURL(/\/search\?q=coin/);
  await results(page).first().waitFor();

  await eventually(
    () => sections.allTextContents(),
    (texts: string[]) => {
      expect(texts.map((text) => text.replace(/ \d+$/, ''))).toEqual(['All', 'Guides', 'Concepts', 'Standards', 'References']);
      const counts = texts.map((text) => Number(/\d+$/.exec(text)?.[0]));
      expect(counts[0]).toBeGreaterThan(counts[1] ?? 0);
      expect(counts[1]).toBeGreaterThan(0);
    },
  );
  await sections.filter({hasText: /^Guides/}).click();
  await page.waitForURL(/ctx=Guides/);
  await field.fill('faucet');
  await page.waitForURL(/q=faucet&ctx=Guides/);
  const shared = await newReader(phone);
  await shared.page.goto(page.url());
  await answerTo(shared.page, 'faucet in Guides');
  await eventually(
    () => results(shared.page).evaluateAll(hrefs),
    (targets: string[]) => {
      expect(targets.length).toBeGreaterThan(0);
      expect(targets.filter((href) => !href.startsWith('/guides'))).toEqual([]);
    },
  );

  await sections.filter({hasText: /^All/}).click();
  await field.fill('sui');
  await answerTo(page, 'sui');
  await eventually(
    async () => (await results(page).evaluateAll(hrefs)).map((href) => href.split('#')[0]),
    (targets: string[]) => {
      expect(targets.length).toBeGreaterThan(0);
      expect(new Set(targets).size).toBe(targets.length);
      expect(targets.filter((href) => href.includes('/snippets/'))).toEqual([]);
    },
  );
  await field.fill('qzxvkjwpt');
  await page
    .getByText(/Nothing found\. Try/)
    .last()
    .waitFor();
  await page.getByRole('link', {name: 'List of all pages'}).click();
  await arriveAt('/all-pages');
  await page.getByRole('heading', {name: 'All pages'}).waitFor();
  await eventually(
    () => page.locator('main li a').count(),
    (count: number) => {
      expect(count).toBeGreaterThan(500);
    },
  );
});

// How much a query downloads is in budgets.test.ts.
test('nothing of the search is downloaded until the reader turns to it', async () => {
  const {page, open, settle} = await newReader(desktop);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await open('/guides/developer/getting-started/get-coins');
  await page.mouse.move(1100, 30);
  await input(page).hover();
  await settle();
  expect(urls.filter((url) => searchFiles.index.test(url))).toEqual([]);
  const loaded = page.waitForResponse(/search-index\/entry\.json/);
  await input(page).click();
  const answer = await loaded;
  expect(answer.ok()).toBe(true);
});

describe('where search does not work, one sentence says so and the page keeps working', () => {
  const sentence = 'Search could not be loaded';

  /** The panel says so, on whatever page is open. */
  async function expectFailureInPanel({page}: Reader): Promise<void> {
    await type(page, 'coin');
    await panel(page).getByText(sentence).waitFor();
    await eventually(() => panel(page).getByRole('link', {name: 'List of all pages'}).getAttribute('href'), '/all-pages');
    await announced(page).filter({hasText: sentence}).waitFor({state: 'attached'});
    await page.keyboard.press('Escape');
    await panel(page).waitFor({state: 'hidden'});
  }

  /** The results page says so, and leads on. */
  async function expectFailureOfResults({page, begin, arriveAt}: Reader, look?: () => Promise<void>): Promise<void> {
    await begin('/search?q=coin');
    await page.getByRole('main').getByText(sentence).waitFor();
    await look?.();
    await page.getByRole('main').getByRole('link', {name: 'List of all pages'}).click();
    await arriveAt('/all-pages');
  }

  nightly('a missing index, or a damaged entry.json, pages.json, terms or text', async () => {
    const reader = await newReader(desktop);
    const {page} = reader;
    await page.route(searchFiles.index, (route) => route.fulfill({status: 404, body: 'Not found'}));
    await reader.begin('/guides');
    await expectFailureInPanel(reader);
    await expectFailureOfResults(reader);
    await page.unrouteAll({behavior: 'wait'});
    for (const file of ['entry.json', 'pages.json', 'terms-*.json', 'text-*.json']) {
      await page.route(`**/search-index/**/${file}`, (route) => route.fulfill({status: 200, body: '{"version":1,'}));
      await expectFailureOfResults(reader, () => expectFailureInPanel(reader));
      await page.unrouteAll({behavior: 'wait'});
    }
  });

  nightly('a browser without workers', async () => {
    const reader = await newReader(desktop);
    await reader.page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
    await reader.begin('/guides');
    await expectFailureInPanel(reader);
    await expectFailureOfResults(reader);
  });
});

nightly('offline after the first search: what was searched is found again, other words by titles', async () => {
  const {page, begin} = await newReader(desktop);
  await begin('/guides');
  await type(page, 'treasury cap');
  await answerTo(page, 'treasury cap');
  await page.context().setOffline(true);
  await input(page).fill('treasury');
  await answerTo(page, 'treasury');
  await options(page).first().waitFor();
  await input(page).fill('glossary');
  const status = await answerTo(page, 'glossary');
  expect(status).toContain('You seem to be offline');
  await eventually(() => options(page).first().textContent(), expect.stringContaining('Glossary'));
  await page.context().setOffline(false);
});
