import type {Page, Request} from 'playwright-core';
import {desktop, newReader, origin, phone, scrolledTo} from './setup/reader';

/** Marks the document, so that a reload shows. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (globalThis as {stillTheSamePage?: boolean}).stillTheSamePage = true;
  });
const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => (globalThis as {stillTheSamePage?: boolean}).stillTheSamePage === true);

test.each([
  ['inside a sidebar', '/guides/developer', '/guides/developer/first-app'],
  ['inside the largest sidebar', '/references', '/references/cli/cheatsheet'],
])('a click %s keeps the document and the sidebar', async (_name, from, to) => {
  const {page, open, complaints} = await newReader(desktop);
  await open(from);
  await mark(page);
  await page.locator('nav.menu').evaluate((menu) => {
    menu.dataset.marked = 'yes';
  });
  await page.locator(`nav.menu a[href="${to}"]`).click();
  await page.locator(`nav.menu a[href="${to}"][aria-current="page"]`).waitFor();
  expect(page.url()).toBe(`${origin}${to}`);
  expect(await isMarked(page)).toBe(true);
  expect(await page.locator('nav.menu').getAttribute('data-marked')).toBe('yes');
  expect(complaints).toEqual([]);
});

test('a click to another sidebar keeps the document and brings that sidebar', async () => {
  const {page, open, arriveAt, complaints} = await newReader(desktop);
  await open('/guides');
  await mark(page);
  await page.locator('.navbar').getByRole('link', {name: 'References'}).click();
  await page.locator('nav.menu a[href="/references/cli"]').waitFor();
  expect(await isMarked(page)).toBe(true);
  await arriveAt('/references');
  expect(await page.locator('.navbar [aria-current="page"]').textContent()).toBe('References');
  expect(complaints).toEqual([]);
});

test('the navbar shows the section of a page whose address does not tell it', async () => {
  const {page, open} = await newReader(desktop);
  await open('/sui-glossary');
  expect(await page.locator('.navbar [aria-current="page"]').allTextContents()).toEqual(['References']);
});

test('breadcrumbs lead up', async () => {
  const {page, open, arriveAt} = await newReader(desktop);
  await open('/references/framework/sui/coin');
  const crumbs = page.locator('.theme-doc-breadcrumbs');
  expect(await crumbs.locator('.breadcrumbs__item').allTextContents()).toEqual(['', 'Move', 'Framework', 'sui', 'coin']);
  await crumbs.getByRole('link', {name: 'Framework'}).click();
  await arriveAt('/references/framework');
});

test('a page below closed categories shows itself in the sidebar', async () => {
  const {page, open} = await newReader(desktop);
  await open('/references/sui-api/sui-graphql/reference/types/objects/object');
  const current = page.locator('nav.menu [aria-current="page"]');
  expect(await current.count()).toBe(1);
  expect(await current.isVisible()).toBe(true);
});

const isPageChunk = (request: Request): boolean => /\/_\w{4}\.js$/.test(request.url());
/** Whether the browser runs what it asks for, or keeps it for later. */
const isRun = (request: Request): boolean => request.resourceType() === 'script';

test('pages in view are fetched ahead, and a page that the pointer is over is loaded before the click', async () => {
  const {page, open} = await newReader(desktop);
  const run: string[] = [];
  page.on('request', (request) => {
    if (isPageChunk(request) && isRun(request)) run.push(request.url());
  });
  let ahead = 0;
  const prefetched = page.waitForEvent('request', (request) => isPageChunk(request) && !isRun(request) && ++ahead > 1);
  await open('/guides');
  await prefetched;
  expect(run).toHaveLength(1);
  const loading = page.waitForEvent('request', (request) => isPageChunk(request) && isRun(request));
  await page.locator('nav.menu').getByRole('link', {name: 'Get test SUI'}).hover();
  await loading;
  expect(page.url()).toBe(`${origin}/guides`);
});

test.each([
  ['desktop', desktop],
  ['phone', phone],
])('a deep link with an anchor lands on it and stays in the document on a %s', async (_name, screen) => {
  const {page, open, complaints} = await newReader(screen);
  await open('/guides');
  await mark(page);
  await open('/sui-glossary#object-id');
  await scrolledTo(page, '#object-id');
  expect(complaints).toEqual([]);
});

test('the browser goes back to the page before, and to its sidebar', async () => {
  const {page, open, arriveAt} = await newReader(desktop);
  await open('/guides');
  await mark(page);
  await page.locator('.navbar').getByRole('link', {name: 'References'}).click();
  await arriveAt('/references');
  await page.goBack();
  await page.locator('nav.menu a[href="/guides/developer"]').waitFor();
  expect(await isMarked(page)).toBe(true);
});

test('a link to a page that is gone since the site was loaded asks the host, which answers with the 404 page', async () => {
  const {page, open} = await newReader(desktop);
  await open('/guides');
  await mark(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/guides/gone');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('heading', {name: 'Page not found'}).waitFor();
  expect(await isMarked(page)).toBe(false);
});

test('an address without a page, reached inside the site, shows the 404 page', async () => {
  const {page, open, arriveAt} = await newReader(desktop);
  await open('/guides');
  await page.evaluate(() => {
    history.pushState(null, '', '/guides/no-such-page');
  });
  await page.goto(`${origin}/guides/no-such-page`, {waitUntil: 'networkidle'});
  expect(await page.locator('h1').textContent()).toBe('Page not found');
  await page.locator('main').getByRole('link', {name: 'Concepts'}).click();
  await arriveAt('/concepts');
  await page.locator('article h1').waitFor();
});

test('a category that was closed brings its pages when it opens', async () => {
  const {page, open, arriveAt} = await newReader(desktop);
  await open('/references');
  const link = page.locator('nav.menu a[href="/references/framework/sui/coin"]');
  expect(await link.count()).toBe(0);
  await page.getByRole('button', {name: "Expand sidebar category 'Framework'"}).click();
  await page.getByRole('button', {name: "Expand sidebar category 'sui'", exact: true}).click();
  await link.click();
  await arriveAt('/references/framework/sui/coin');
  // The canonical link changes with the address, before the sidebar is drawn.
  await page.locator('nav.menu a[href="/references/framework/sui/coin"][aria-current="page"]').waitFor();
  expect(await page.locator('nav.menu [aria-current="page"]').textContent()).toBe('coin');
});
