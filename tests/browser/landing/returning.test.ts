import {eventually} from '../../lib/eventually';
import {bringUp, click, landed, position, restored, scrollHalfWay, tap, thereAndBack} from '../setup/landing';
import {desktop, newReader, phone, screens, type Reader} from '../setup/reader';

const coin = '/references/framework/sui/coin';
const elsewhere = '/references/framework/sui/balance#struct-balance';

/** Opens the module, and follows its last link to an anchor elsewhere; gives where it was left. */
async function goElsewhere({page, open, arriveAt}: Reader): Promise<number> {
  await open(coin);
  const link = page.locator(`article a[href="${elsewhere}"]`).last();
  await bringUp(link);
  // In a signature that is wider than the screen, the link itself comes into view only now.
  await link.hover();
  const top = await position(page);
  expect(top).toBeGreaterThan(1000);
  await link.click();
  await arriveAt(elsewhere);
  await landed(page, elsewhere);
  return top;
}

test.each(screens)('a reload in between changes nothing, on a %s', async (_name, screen) => {
  const reader = await newReader(screen);
  const {page, reload, arriveAt} = reader;
  const top = await goElsewhere(reader);
  await reload();
  await landed(page, elsewhere);
  await page.goBack();
  await arriveAt(coin);
  await restored(page, coin, top);
  await reload();
  await restored(page, coin, top);
  await page.goForward();
  await arriveAt(elsewhere);
  await landed(page, elsewhere);
  expect(reader.complaints).toEqual([]);
});

test('a page that takes long to load comes back where it was left, and the place is remembered when the reader does not wait', async () => {
  const reader = await newReader(desktop);
  const {page, reload, arriveAt} = reader;
  const top = await goElsewhere(reader);
  await reload();
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const asked = page.waitForRequest(/\/assets\/js\/\w+\/_\w{4}\.js$/);
  await page.route('**/assets/js/*/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goBack();
  await asked;
  await page.goForward();
  await landed(page, elsewhere);
  await page.goBack();
  letGo();
  await arriveAt(coin);
  await restored(page, coin, top);
  await page.unrouteAll({behavior: 'wait'});
  expect(reader.complaints).toEqual([]);
});

test('where a page was scrolled to after its anchor is where Back comes back to', async () => {
  const reader = await newReader(desktop);
  const {page, open, arriveAt} = reader;
  const start = '/sui-glossary#object-id';
  await open(start);
  await landed(page, start);
  const link = page.locator('.theme-doc-markdown a[href^="/"]').last();
  await bringUp(link);
  const top = await position(page);
  await link.click();
  await page.waitForURL((url) => url.pathname !== '/sui-glossary');
  await page.locator('article h1').filter({hasNotText: 'Glossary'}).waitFor();
  await page.goBack();
  await arriveAt(start);
  await restored(page, start, top);
});

test('a link that is followed before the browser has told of the scrolling is come back to', async () => {
  const {page, open, arriveAt} = await newReader(desktop);
  await open(coin);
  const link = page.locator(`article a[href="${elsewhere}"]`).last();
  const top = await link.evaluate((element) => {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
    const left = window.scrollY;
    (element as HTMLElement).click();
    return left;
  });
  await arriveAt(elsewhere);
  await landed(page, elsewhere);
  await page.goBack();
  await arriveAt(coin);
  await restored(page, coin, top);
});

test('Back from another document comes back, too', async () => {
  const {page, open} = await newReader(desktop);
  await open(coin);
  await scrollHalfWay(page);
  const top = await position(page);
  await open('/sui-glossary#object-id');
  await landed(page, '/sui-glossary#object-id');
  await page.goBack();
  await restored(page, coin, top);
  await page.goForward();
  await landed(page, '/sui-glossary#object-id');
});

test('a page that is opened anew starts at its top, though it was left further down', async () => {
  const reader = await newReader(desktop);
  await goElsewhere(reader);
  await reader.page.locator(`nav.menu a[href="${coin}"]`).click();
  await reader.arriveAt(coin);
  await restored(reader.page, coin, 0);
});

test.each([
  ['desktop', desktop, click],
  ['phone', phone, tap],
])('a hit of the results page lands, and Back comes back to the hit, on a %s', async (_name, screen, press) => {
  const reader = await newReader(screen);
  const {page, open} = reader;
  const results = '/search?q=coin';
  await open(results);
  const hit = page.locator('article h2 a[href*="#"]').last();
  await bringUp(hit);
  await eventually(
    () => position(page),
    (top: number) => {
      expect(top).toBeGreaterThan(100);
    },
  );
  await thereAndBack(reader, results, () => press(hit));
  expect(reader.complaints).toEqual([]);
});

test('a reader who scrolls is not sent back, though the rest of the page comes later', async () => {
  const reader = await newReader(desktop);
  const {page, begin, reload, settle, arriveAt} = reader;
  const results = '/search?q=coin';
  await begin(results);
  const hit = page.locator('article h2 a[href*="#"]').last();
  await bringUp(hit);
  await hit.click();
  await page.waitForURL((url) => url.hash !== '');
  await reload();
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/search-index/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goBack();
  await arriveAt(results);
  await page.getByRole('main').getByRole('searchbox').waitFor();
  await page.mouse.move(640, 500);
  await page.evaluate(() => {
    const noted = globalThis as {hasScrolled?: boolean};
    window.addEventListener('wheel', () => (noted.hasScrolled = true), {once: true});
  });
  await page.mouse.wheel(0, -100);
  await page.waitForFunction(() => (globalThis as {hasScrolled?: boolean}).hasScrolled === true);
  letGo();
  await page.locator('article h2 a').first().waitFor();
  await settle();
  const top = await position(page);
  expect(top).toBe(0);
  await page.unrouteAll({behavior: 'wait'});
});

test.each(screens)('an anchor lands when its address is opened, and when it is written in another way, on a %s', async (_name, screen) => {
  const {page, begin, complaints} = await newReader(screen);
  for (const address of ['/sui-glossary#object-id', '/sui-glossary#object%2Did']) {
    // The page of before would only change its anchor.
    await page.goto('about:blank');
    await begin(address);
    await landed(page, address);
  }
  expect(complaints).toEqual([]);
});
