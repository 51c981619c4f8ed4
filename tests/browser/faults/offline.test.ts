import type {Page} from 'playwright-core';
import type {Offer} from '../../../src/offline/offer';
import {eventually} from '../../lib/eventually';
import {desktop, hydrated, newReader, phone} from '../setup/reader';
import {faults, gone, serveFaultySite, type FaultySite} from './faulty-site';

const form = '/references/read-offline';
const status = (page: Page, text: string | RegExp) => page.getByRole('article').getByRole('status').filter({hasText: text});
const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});
const title = (page: Page) => page.getByRole('heading', {level: 1});
const noNetwork = faults['a connection that breaks'];

let site: FaultySite;
beforeAll(async () => (site = await serveFaultySite()));
afterAll(() => site.close());
beforeEach(() => {
  site.faultAt = () => undefined;
});

async function openAt(page: Page, route: string): Promise<void> {
  await page.goto(site.origin + route);
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
  // Until the worker is active, pages come without it.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** What the browser keeps of the site by service workers and caches. */
const keeps = (page: Page): Promise<{workers: number; caches: string[]}> =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));

test('before a click, the browser keeps nothing', async () => {
  const {page, settle} = await newReader(desktop);
  for (const route of ['/concepts/object-model', form]) {
    await openAt(page, route);
    await settle();
  }
  await button(page, 'Save for reading offline').waitFor();
  await eventually(() => keeps(page), {workers: 0, caches: []});
});

test('saved sections are read and searched without a network, the others are said to be missing, and with one its answer counts', async () => {
  const {page} = await newReader(desktop);
  await save(page, [/^Concepts/]);
  await eventually(() => status(page, 'up to date').innerText(), 'Saved today: Concepts. The copy is up to date.');
  site.faultAt = () => noNetwork;

  await openAt(page, '/concepts/object-model');
  await eventually(() => title(page).innerText(), 'Object model');
  await page.getByRole('article').getByRole('link', {name: 'Transaction', exact: false}).first().waitFor();
  const link = page.getByRole('article').locator('a[href^="/concepts/"]:visible').first();
  const target = new URL((await link.getAttribute('href')) ?? '', site.origin);
  await link.click();
  await page.waitForURL((url) => url.pathname === target.pathname);
  await title(page).filter({hasNotText: 'Object model'}).waitFor();
  await page.locator('.navbar__search-input').click();
  await page.locator('.navbar__search-input').pressSequentially('object model');
  await page.getByRole('option').first().waitFor();

  await page.goto(`${site.origin}/guides`);
  await eventually(() => page.getByRole('heading').innerText(), 'This page is not in your offline copy');
  site.faultAt = () => undefined;
  await page.getByRole('link', {name: 'try again'}).click();
  await page.getByRole('heading', {name: 'Guides', level: 1}).waitFor();

  site.faultAt = (path) => (path === '/concepts' ? gone : undefined);
  // A server that is silent for five seconds, as on a busy machine, counts as none, and the copy
  // answers.
  await eventually(async () => (await page.goto(`${site.origin}/concepts`))?.status(), 404);
});

test('a newer release is offered, an update that breaks off leaves the copy, and the copy is removed whole', async () => {
  const {page} = await newReader(phone);
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
  await eventually(() => title(page).innerText(), 'Standards');

  site.faultAt = () => undefined;
  await openAt(page, form);
  await button(page, 'Remove the copy').click();
  await status(page, 'Nothing is saved').waitFor();
  await eventually(() => keeps(page), {workers: 0, caches: []});
});
