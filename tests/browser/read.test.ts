import {newReader, origin, screens, scrolledTo} from './setup/reader';

const guide = '/guides/developer/getting-started/get-coins';

describe.each(screens)('on a %s', (_name, screen) => {
  test.each([
    ['home', '/'],
    ['landing', '/guides'],
    ['guide', guide],
    ['tutorial with code', '/guides/developer/first-app/write-package'],
    ['glossary', '/sui-glossary'],
    ['search page', '/search?q=coin'],
  ])('the %s opens without a complaint and fits the screen', async (_type, route) => {
    const reader = await newReader(screen);
    await reader.open(route);
    expect(await reader.page.locator('h1').count()).toBe(1);
    const overflow = await reader.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(reader.complaints).toEqual([]);
  });

  test('an address without a page shows the 404 page with a way on', async () => {
    const {page, open, arriveAt} = await newReader(screen);
    await open('/guides/no-such-page');
    expect(await page.locator('h1').textContent()).toBe('Page not found');
    await page.locator('main code').getByText('/guides/no-such-page', {exact: true}).waitFor();
    await page.locator('main').getByRole('link', {name: 'Guides'}).click();
    await arriveAt('/guides');
  });

  test('the previous and next links walk through the sidebar', async () => {
    const {page, open, arriveAt} = await newReader(screen);
    await open('/guides/developer/getting-started/sui-install');
    await page.locator('.pagination-nav__link--next').click();
    await arriveAt('/guides/developer/getting-started/connect');
    await page.locator('.pagination-nav__link--prev').click();
    await arriveAt('/guides/developer/getting-started/sui-install');
  });
});

test('a link to a glossary term lands on the term', async () => {
  const {page, open} = await newReader();
  await open('/sui-glossary#object-id');
  await scrolledTo(page, '#object-id');
});

test('the copy button copies the code, and nothing else', async () => {
  const {page, open} = await newReader({permissions: ['clipboard-read', 'clipboard-write']});
  await open('/guides/developer/first-app/write-package');
  const block = page.locator('.language-move.theme-code-block').first();
  const shown = await block.locator('.token-line').allInnerTexts();
  await block.hover();
  await block.getByRole('button', {name: /copy/i}).click();
  await page.waitForFunction(async () => (await navigator.clipboard.readText()) !== '');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(
    copied
      .trim()
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(shown.map((line) => line.trim()));
});

test('Move code is highlighted by our grammar', async () => {
  const {page, open} = await newReader();
  await open('/guides/developer/first-app/write-package');
  const block = page.locator('.language-move.theme-code-block').first();
  expect(await block.locator('.token.keyword').count()).toBeGreaterThan(0);
});

test('the page reads without scripts', async () => {
  const {page} = await newReader({javaScriptEnabled: false});
  await page.goto(`${origin}${guide}`);
  expect(await page.locator('article h1').count()).toBe(1);
  expect(await page.locator('article p').count()).toBeGreaterThan(3);
  expect(await page.locator('nav.menu a').count()).toBeGreaterThan(5);
});
