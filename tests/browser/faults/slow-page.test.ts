import type {Page} from 'playwright-core';
import {eventually} from '../../lib/eventually';
import {hold} from '../setup/hold';
import {desktop, hydrated, newReader, origin} from '../setup/reader';

/** Longer than a reader is left without a word (src/light-docs/browser/slow-page.ts). */
const long = 10_000;
const notice = (page: Page) => page.getByRole('alert').filter({hasText: 'takes long to load'});

const pageFiles = /\/assets\/js\/\w+\/_\w+\.js$/;
const bar = (page: Page) => page.locator('#nprogress .bar');

async function atPageThatHangs(): Promise<{page: Page; letGo: () => Promise<void>}> {
  const {page, begin} = await newReader(desktop);
  await page.clock.install();
  await begin('/guides');
  const {letGo} = await hold(page, pageFiles);
  await page.locator('.navbar').getByRole('link', {name: 'References'}).click();
  await bar(page).waitFor();
  await page.clock.fastForward(long);
  await notice(page).waitFor();
  return {page, letGo};
}

test('where the next page does not come, the reader is told, and the bar ends; the notice goes when the page comes', async () => {
  const {page, letGo} = await atPageThatHangs();
  await eventually(() => bar(page).isVisible(), false);
  await letGo();
  await page.locator('nav.menu a[href="/references/cli"]').waitFor();
  await notice(page).waitFor({state: 'detached'});
});

test('the notice leads to the page by a load of its own', async () => {
  const {page, letGo} = await atPageThatHangs();
  // The network is well again from the new load on.
  const loadsAnew = page.waitForRequest((request) => request.isNavigationRequest());
  await notice(page).getByRole('link', {name: 'Reload'}).click();
  await loadsAnew;
  await letGo();
  await page.locator('nav.menu a[href="/references/cli"]').waitFor();
  expect(page.url()).toBe(`${origin}/references`);
});

test('the reader may stay: the notice closes, and Back leads to the address of the page that is shown', async () => {
  const {page, letGo} = await atPageThatHangs();
  await notice(page).getByRole('button', {name: 'Close'}).click();
  await notice(page).waitFor({state: 'detached'});
  await page.goBack();
  await page.waitForURL(`${origin}/guides`);
  await eventually(() => page.locator('article h1').isVisible(), true);
  await letGo();
});

test('a first page whose scripts do not come says so, too', async () => {
  const {page} = await newReader(desktop);
  await page.clock.install();
  const {asked, letGo} = await hold(page, pageFiles);
  await page.goto(`${origin}/guides`, {waitUntil: 'domcontentloaded'});
  await asked;
  await page.clock.fastForward(long);
  await notice(page).waitFor();
  await letGo();
  await hydrated(page);
  await notice(page).waitFor({state: 'detached'});
});

test('the page that was deployed since is loaded anew where its old file is gone', async () => {
  const {page, begin} = await newReader(desktop);
  await begin('/guides');
  let isGone = true;
  await page.route(pageFiles, (route) => (isGone ? route.fulfill({status: 404, body: ''}) : route.fallback()));
  page.on('request', (request) => {
    // The new document brings the new build's addresses, which are there.
    if (request.isNavigationRequest()) isGone = false;
  });
  await page.locator('.navbar').getByRole('link', {name: 'References'}).click();
  await page.locator('nav.menu a[href="/references/cli"]').waitFor();
  expect(page.url()).toBe(`${origin}/references`);
  expect(isGone).toBe(false);
  await page.unrouteAll({behavior: 'wait'});
});

test('a filter of the sidebar that is gone leaves the rest of the page', async () => {
  const {page, open} = await newReader(desktop);
  const asked = page.waitForRequest('**/sidebar-filter.js');
  await page.route('**/sidebar-filter.js', (route) => route.fulfill({status: 404, body: ''}));
  await open('/references');
  await asked;
  await eventually(() => page.getByText('This page crashed').count(), 0);
  await eventually(() => page.locator('nav.menu a[href="/references/cli"]').isVisible(), true);
});

test('a diagram that cannot be opened says so', async () => {
  const {page, begin} = await newReader(desktop);
  await begin('/concepts/address-balances');
  await page.route('**/*larger_open*', (route) => route.fulfill({status: 404, body: ''}));
  await page.getByRole('button', {name: 'Open larger'}).first().click();
  await page.getByRole('alert').getByText('The diagram could not be opened.').waitFor();
  await page.unrouteAll({behavior: 'wait'});
});
