import type {Page} from 'playwright-core';
import {desktop, newReader, origin, phone, screens} from './setup/reader';

const suggestions = (page: Page) => page.locator('[class*="suggestion"]');

/** Links to pages in the list of results. */
const results = 'article h2 a';

async function type(page: Page, query: string): Promise<void> {
  const input = page.locator('.navbar__search-input');
  await input.click();
  await input.pressSequentially(query);
}

describe.each(screens)('on a %s', (_name, screen) => {
  test.each([
    ['a word of a title', 'glossary', 'Glossary'],
    ['an identifier', 'TreasuryCap', 'TreasuryCap'],
    ['a qualified identifier', 'coin::TreasuryCap', 'TreasuryCap'],
  ])('%s is found', async (_kind, query, expected) => {
    const {page, open, complaints} = await newReader(screen);
    await open('/guides');
    await type(page, query);
    await suggestions(page).first().waitFor();
    expect((await suggestions(page).allTextContents()).join('\n')).toContain(expected);
    expect(complaints).toEqual([]);
  });

  test('nonsense finds nothing, and the page says so', async () => {
    const {page, open} = await newReader(screen);
    await open('/guides');
    await type(page, 'qzxvkjwpt');
    await page
      .getByText(/no results/i)
      .first()
      .waitFor();
    expect(
      await suggestions(page)
        .filter({hasText: /\w{30,}/})
        .count(),
    ).toBe(0);
  });
});

test('a result shows its page and opens it by keyboard alone', async () => {
  const {page, open} = await newReader(desktop);
  await open('/concepts');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('faucet');
  await suggestions(page).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/concepts');
  await page.locator('article', {hasText: /faucet/i}).waitFor();
});

test('the search field of the home page leads to the results page', async () => {
  const {page, open, complaints} = await newReader(phone);
  await open('/');
  await page.getByRole('searchbox', {name: 'Search the docs'}).fill('Published.toml');
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await page.waitForURL(/\/search\?q=Published\.toml/);
  await page.locator(results).first().waitFor();
  expect(await page.locator('article').first().textContent()).toContain('Publish');
  expect(complaints).toEqual([]);
});

test('snippets are never among the results', async () => {
  const {page} = await newReader(desktop);
  await page.goto(`${origin}/search?q=sui`, {waitUntil: 'networkidle'});
  await page.locator(results).first().waitFor();
  const targets = await page.locator(results).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(targets.filter((href) => href.includes('/snippets/'))).toEqual([]);
});
