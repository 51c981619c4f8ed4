import type {Page, Request} from 'playwright-core';
import {eventually} from '../lib/eventually';
import {desktop, newReader, origin} from './setup/reader';

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
])('a click %s keeps the document and the sidebar, and marks the page there', async (_name, from, to) => {
  const {page, begin, complaints} = await newReader(desktop);
  await begin(from);
  await mark(page);
  await page.locator('nav.menu').evaluate((menu) => {
    menu.dataset.marked = 'yes';
  });
  await page.locator(`nav.menu a[href="${to}"]`).click();
  await page.locator(`nav.menu a[href="${to}"][aria-current="page"]`).waitFor();
  expect(page.url()).toBe(`${origin}${to}`);
  await eventually(() => isMarked(page), true);
  await eventually(() => page.locator('nav.menu').getAttribute('data-marked'), 'yes');
  await eventually(() => page.locator('nav.menu [aria-current="page"]').count(), 1);
  expect(complaints).toEqual([]);
});

test('a click to another sidebar keeps the document and brings that sidebar, and Back brings the page before and its sidebar', async () => {
  const {page, begin, arriveAt, complaints} = await newReader(desktop);
  await begin('/guides');
  await mark(page);
  await page.locator('.navbar').getByRole('link', {name: 'References'}).click();
  await page.locator('nav.menu a[href="/references/cli"]').waitFor();
  await arriveAt('/references');
  await eventually(() => page.locator('.navbar [aria-current="page"]').allTextContents(), ['References']);
  await page.goBack();
  await page.locator('nav.menu a[href="/guides/developer"]').waitFor();
  await eventually(() => isMarked(page), true);
  expect(complaints).toEqual([]);
});

test('the navbar shows the section of a page whose address does not tell it', async () => {
  const {page, begin} = await newReader(desktop);
  await begin('/sui-glossary');
  await eventually(() => page.locator('.navbar [aria-current="page"]').allTextContents(), ['References']);
});

test('breadcrumbs lead up', async () => {
  const {page, begin, arriveAt} = await newReader(desktop);
  await begin('/references/framework/sui/coin');
  const crumbs = page.locator('.theme-doc-breadcrumbs');
  await eventually(() => crumbs.locator('.breadcrumbs__item').allTextContents(), ['', 'References', 'Move', 'Framework', 'sui', 'coin']);
  await crumbs.getByRole('link', {name: 'Framework'}).click();
  await arriveAt('/references/framework');
});

/** What the trail says of a page, beside the icon of the home page. */
const trailOn = (page: Page): Promise<string[]> => page.locator('.theme-doc-breadcrumbs .breadcrumbs__item + *').allTextContents();

test('an example has a trail, a place in the sidebar, and pages before and after it', async () => {
  const {page, begin, arriveAt} = await newReader(desktop);
  await begin('/references/examples/bean_club');
  await eventually(() => trailOn(page), ['References', 'Examples', 'Move packages', 'bean_club']);
  await eventually(() => page.locator('nav.menu [aria-current="page"]').allTextContents(), ['bean_club']);
  await page.locator('.pagination-nav__link--prev', {hasText: 'barter'}).click();
  await arriveAt('/references/examples/barter');
  await page.locator('.pagination-nav__link--next', {hasText: 'bean_club'}).waitFor();
});

test.each([
  ['the first page of a section', '/guides', ['Guides']],
  ['a page that no sidebar lists', '/exchange-integration-guide', ['References', 'Exchange integration in brief']],
  ['a page outside of the sections', '/playground', ['Move playground']],
])('the trail of %s', async (_name, route, trail) => {
  const {page, begin} = await newReader(desktop);
  await begin(route);
  await eventually(() => trailOn(page), trail);
});

test('a page below closed categories shows itself in the sidebar', async () => {
  const {page, begin} = await newReader(desktop);
  await begin('/references/sui-api/sui-graphql/reference/types/objects/object');
  const current = page.locator('nav.menu [aria-current="page"]');
  await eventually(() => current.count(), 1);
  await current.waitFor();
});

const isPageChunk = (request: Request): boolean => /\/_\w{4}\.js$/.test(request.url());
/** Whether the browser runs what it asks for, or keeps it for later. */
const isRun = (request: Request): boolean => request.resourceType() === 'script';

test('pages in view are fetched ahead, and a page that the pointer is over is loaded before the click', async () => {
  const {page, open} = await newReader(desktop, {ahead: true});
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

test('a link to a page that is gone since the site was loaded asks the host, whose 404 page leads on', async () => {
  const {page, begin, arriveAt} = await newReader(desktop);
  await begin('/guides');
  await mark(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/guides/gone');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('heading', {level: 1, name: 'Page not found'}).waitFor();
  await eventually(() => isMarked(page), false);
  await page.locator('main').getByRole('link', {name: 'Concepts'}).click();
  await arriveAt('/concepts');
  await page.locator('article h1').waitFor();
});

test('a category that was closed brings its pages when it opens', async () => {
  const {page, begin, arriveAt} = await newReader(desktop);
  await begin('/references');
  const link = page.locator('nav.menu a[href="/references/framework/sui/coin"]');
  await eventually(() => link.count(), 0);
  await page.getByRole('button', {name: "Expand sidebar category 'Framework'"}).click();
  await page.getByRole('button', {name: "Expand sidebar category 'sui'", exact: true}).click();
  await link.click();
  await arriveAt('/references/framework/sui/coin');
  // The canonical link changes with the address, before the sidebar is drawn.
  await page.locator('nav.menu a[href="/references/framework/sui/coin"][aria-current="page"]').waitFor();
  await eventually(() => page.locator('nav.menu [aria-current="page"]').allTextContents(), ['coin']);
});
