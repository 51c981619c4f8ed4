import type {Page} from 'playwright-core';
import {desktop, hydrated, newReader, origin} from '../setup/reader';

/** Longer than a reader is left without a word (src/light-docs/browser/slow-page.ts). */
const long = 10_000;
const notice = (page: Page) => page.getByRole('alert').filter({hasText: 'takes long to load'});

/** Holds every answer to an address that matches, from now on, until it is let go. */
async function hold(page: Page, address: RegExp): Promise<() => Promise<void>> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return async () => {
    letGo();
    await page.unrouteAll({behavior: 'wait'});
  };
}

const pageFiles = /\/assets\/js\/\w+\/_\w+\.js$/;
const bar = (page: Page) => page.locator('#nprogress .bar');

async function atPageThatHangs(): Promise<{page: Page; letGo: () => Promise<void>}> {
  const {page} = await newReader(desktop);
  await page.clock.install();
  await page.goto(`${origin}/guides`);
  await hydrated(page);
  const letGo = await hold(page, pageFiles);
  await page.locator('.navbar').getByRole('link', {name: 'References'}).click();
  await bar(page).waitFor();
  await page.clock.fastForward(long);
  await notice(page).waitFor();
  return {page, letGo};
}

test('where the next page does not come, the reader is told, and the bar ends; the notice goes when the page comes', async () => {
  const {page, letGo} = await atPageThatHangs();
  expect(await bar(page).isVisible()).toBe(false);
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
  expect(page.url()).toBe(`${origin}/references`);
  await page.locator('nav.menu a[href="/references/cli"]').waitFor();
});

test('the reader may stay: the notice closes, and Back leads to the address of the page that is shown', async () => {
  const {page, letGo} = await atPageThatHangs();
  await notice(page).getByRole('button', {name: 'Close'}).click();
  await notice(page).waitFor({state: 'detached'});
  await page.goBack();
  expect(page.url()).toBe(`${origin}/guides`);
  expect(await page.locator('article h1').isVisible()).toBe(true);
  await letGo();
});

test('a first page whose scripts do not come says so, too', async () => {
  const {page} = await newReader(desktop);
  await page.clock.install();
  const letGo = await hold(page, pageFiles);
  const asked = page.waitForRequest(pageFiles);
  await page.goto(`${origin}/guides`, {waitUntil: 'domcontentloaded'});
  await asked;
  await page.clock.fastForward(long);
  await notice(page).waitFor();
  await letGo();
  await hydrated(page);
  await notice(page).waitFor({state: 'detached'});
});

test('the page that was deployed since is loaded anew where its old file is gone', async () => {
  const {page} = await newReader(desktop);
  await page.goto(`${origin}/guides`);
  await hydrated(page);
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
  const {page} = await newReader(desktop);
  await page.route('**/sidebar-filter.js', (route) => route.fulfill({status: 404, body: ''}));
  await page.goto(`${origin}/references`, {waitUntil: 'networkidle'});
  await hydrated(page);
  expect(await page.getByText('This page crashed').count()).toBe(0);
  expect(await page.locator('nav.menu a[href="/references/cli"]').isVisible()).toBe(true);
});

test('a diagram that cannot be opened says so', async () => {
  const {page, open} = await newReader(desktop);
  await open('/concepts/address-balances');
  await page.route('**/*larger_open*', (route) => route.fulfill({status: 404, body: ''}));
  await page.getByRole('button', {name: 'Open larger'}).first().click();
  await page.getByRole('alert').getByText('The diagram could not be opened.').waitFor();
  await page.unrouteAll({behavior: 'wait'});
});
