import {eventually} from '../lib/eventually';
import {clipboardOf, standInClipboard} from './setup/clipboard';
import {newReader, origin, screens, scrolledTo} from './setup/reader';

const guide = '/guides/developer/getting-started/get-coins';

describe.each(screens)('on a %s', (_name, screen) => {
  test('an address without a page shows the 404 page with a way on', async () => {
    const {page, begin, arriveAt} = await newReader(screen);
    await begin('/guides/no-such-page');
    await eventually(() => page.locator('h1').textContent(), 'Page not found');
    await page.locator('main code').getByText('/guides/no-such-page', {exact: true}).waitFor();
    await page.locator('main').getByRole('link', {name: 'Guides'}).click();
    await arriveAt('/guides');
  });

  test('the previous and next links walk through the sidebar', async () => {
    const {page, begin, arriveAt} = await newReader(screen);
    await begin('/guides/developer/getting-started/sui-install');
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

test('Move code is highlighted by our grammar, and the copy button copies the code, and nothing else', async () => {
  const {page, begin} = await newReader();
  await standInClipboard(page);
  await begin('/guides/developer/first-app/write-package');
  const block = page.locator('.language-move.theme-code-block').first();
  await block.locator('.token.keyword').first().waitFor();
  const shown = await block.locator('.token-line').allInnerTexts();
  const copied = async (): Promise<string[]> => (await clipboardOf(page)).trim().split('\n');
  await block.hover();
  await block.getByRole('button', {name: /copy/i}).click();
  await eventually(
    async () => (await copied()).map((line) => line.trim()),
    shown.map((line) => line.trim()),
  );
});

test('the page reads without scripts', async () => {
  const {page} = await newReader({javaScriptEnabled: false});
  await page.goto(`${origin}${guide}`);
  await eventually(() => page.locator('article h1').count(), 1);
  await page.locator('article p').nth(3).waitFor();
  await page.locator('nav.menu a').nth(5).waitFor({state: 'attached'});
});
