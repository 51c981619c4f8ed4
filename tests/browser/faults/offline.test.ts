import type {Page} from 'playwright-core';
import type {Offer} from '../../../src/offline/offer';
import {desktop, hydrated, newReader, phone} from '../setup/reader';
import {faults, gone, serveFaultySite, type FaultySite} from './faulty-site';

const form = '/references/read-offline';
const status = (page: Page, text: string | RegExp) => page.getByRole('article').getByRole('status').filter({hasText: text});
const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});
const noNetwork = faults['a connection that breaks'];

let site: FaultySite;
beforeAll(async () => (site = await serveFaultySite()));
afterAll(() => site.close());
beforeEach(() => {
  site.faultAt = () => undefined;
});

async function openAt(page: Page, route: string): Promise<void> {
  await page.goto(site.origin + route, {waitUntil: 'networkidle'});
  await hydrated(page);
}

/** Saves these sections and no other. */
async function save(page: Page, labels: readonly RegExp[]): Promise<void> {
  await openAt(page, form);
  await button(page, 'Save for reading offline').waitFor();
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
  for (const label of labels) await page.getByRole('checkbox', {name: label}).check();
  await button(page, 'Save for reading offline').click();
  await status(page, 'up to date').waitFor();
}

/** What the browser keeps of the site by service workers and caches. */
const keeps = (page: Page): Promise<{workers: number; caches: string[]}> =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));

test('before a click, the browser keeps nothing', async () => {
  const {page} = await newReader(desktop);
  await openAt(page, '/concepts/object-model');
  await openAt(page, form);
  await button(page, 'Save for reading offline').waitFor();
  expect(await keeps(page)).toEqual({workers: 0, caches: []});
});

test('saved sections are read and searched without a network; the others say that they are missing', async () => {
  const {page} = await newReader(desktop);
  await save(page, [/^Concepts/]);
  expect(await status(page, 'up to date').innerText()).toBe('Saved today: Concepts. The copy is up to date.');
  site.faultAt = () => noNetwork;

  await openAt(page, '/concepts/object-model');
  expect(await page.getByRole('heading', {level: 1}).innerText()).toBe('Object model');
  await page.getByRole('article').getByRole('link', {name: 'Transaction', exact: false}).first().waitFor();
  await page.locator('.navbar__search-input').click();
  await page.locator('.navbar__search-input').pressSequentially('object model');
  await page.getByRole('option').first().waitFor();

  await page.goto(`${site.origin}/guides`);
  expect(await page.getByRole('heading').innerText()).toBe('This page is not in your offline copy');
  site.faultAt = () => undefined;
  await page.getByRole('link', {name: 'try again'}).click();
  await page.getByRole('heading', {name: 'Guides', level: 1}).waitFor();
});

test('a link inside a saved section leads on without a network', async () => {
  const {page} = await newReader(phone);
  await save(page, [/^Concepts/]);
  site.faultAt = () => noNetwork;
  await openAt(page, '/concepts/object-model');
  const link = page.getByRole('article').locator('a[href^="/concepts/"]').first();
  const target = await link.getAttribute('href');
  await link.click();
  await page.waitForURL((url) => target?.startsWith(url.pathname) === true);
  await page.getByRole('article').getByRole('heading', {level: 1}).waitFor();
});

test('online, a reader with a copy gets what the network has', async () => {
  const {page} = await newReader(desktop);
  await save(page, [/^Concepts/]);
  site.faultAt = (path) => (path === '/concepts' ? gone : undefined);
  const answer = await page.goto(`${site.origin}/concepts`);
  expect(answer?.status()).toBe(404);
});

test('a newer release of the site is offered, and an update that breaks off leaves the copy', async () => {
  const {page} = await newReader(desktop);
  await save(page, [/^Standards/]);
  const offer = (await (await fetch(`${site.origin}/offline/parts.json`)).json()) as Offer;
  const parts = offer.parts.map((part) => (part.name === 'standards' ? {...part, file: 'offline/standards-newer.zip'} : part));
  const newer = JSON.stringify({build: 'newer', parts});
  site.faultAt = (path) => (path === '/offline/parts.json' ? (response) => void response.end(newer) : undefined);
  await openAt(page, form);
  await status(page, 'A newer version of the pages is there.').waitFor();
  await button(page, 'Update the copy').click();
  await status(page, 'The site has changed in the meantime').waitFor();
  site.faultAt = () => noNetwork;
  await openAt(page, '/standards');
  expect(await page.getByRole('heading', {level: 1}).innerText()).toBe('Standards');
});

test('a copy is removed whole', async () => {
  const {page} = await newReader(desktop);
  await save(page, [/^Standards/]);
  await button(page, 'Remove the copy').click();
  await status(page, 'Nothing is saved').waitFor();
  expect(await keeps(page)).toEqual({workers: 0, caches: []});
});
