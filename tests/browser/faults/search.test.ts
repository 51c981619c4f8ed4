import type {Page} from 'playwright-core';
import {limits} from '../../../src/search/worker/remote';
import {desktop, hydrated, newReader, origin} from '../setup/reader';
import {faults, gone, serveFaultySite, type Fault, type FaultySite} from './faulty-site';

const input = (page: Page) => page.locator('.navbar__search-input');
const list = (page: Page) => page.getByRole('region', {name: 'Search', exact: true});
const hits = (page: Page) => list(page).getByRole('option');

async function type(page: Page, query: string): Promise<void> {
  await input(page).click();
  await input(page).pressSequentially(query);
}

async function openAt(page: Page, address: string): Promise<void> {
  await page.goto(address, {waitUntil: 'networkidle'});
  await hydrated(page);
}

describe('a bad answer', () => {
  let site: FaultySite;
  beforeAll(async () => (site = await serveFaultySite()));
  afterAll(() => site.close());

  /** Answers the first request for each address that matches with a fault. */
  function spoilOnce(address: RegExp, fault: Fault): {spoilt: Set<string>} {
    const spoilt = new Set<string>();
    site.faultAt = (path) => {
      if (!address.test(path) || spoilt.has(path)) return undefined;
      spoilt.add(path);
      return fault;
    };
    return {spoilt};
  }

  test.each(Object.entries(faults))('once, %s: search works nevertheless, and in the next visit', async (_name, fault) => {
    const {spoilt} = spoilOnce(/\/search-index\//, fault);
    const {page} = await newReader(desktop);
    for (const visit of ['/guides', '/concepts']) {
      await openAt(page, site.origin + visit);
      await type(page, 'faucet');
      await hits(page).first().waitFor();
    }
    expect(spoilt.size).toBeGreaterThan(2);
  });

  test('for ever, until the host is mended: then the same browser finds again', async () => {
    const {page} = await newReader(desktop);
    site.faultAt = (path) => (/search-index\/.+\/terms/.test(path) ? faults['an error page with the status of a page'] : undefined);
    await openAt(page, `${site.origin}/guides`);
    await type(page, 'faucet');
    await list(page).getByText('Search could not be loaded').waitFor();
    site.faultAt = () => undefined;
    await list(page).getByRole('link', {name: 'Results page'}).click();
    await page.waitForURL(/\/search\?q=faucet/);
    await page.locator('article h2 a').first().waitFor();
  });
});

describe('after a deployment that removed the files of an open page', () => {
  let site: FaultySite;
  beforeAll(async () => (site = await serveFaultySite()));
  afterAll(() => site.close());

  async function openedBefore(): Promise<Page> {
    site.faultAt = () => undefined;
    const {page} = await newReader(desktop);
    await openAt(page, `${site.origin}/guides`);
    site.faultAt = (path) => (path.startsWith('/assets/') ? gone : undefined);
    await type(page, 'faucet');
    await page.getByRole('alert').getByText('Search could not be loaded').waitFor();
    site.faultAt = () => undefined;
    return page;
  }

  test('the search field says so, and a reload mends it', async () => {
    const page = await openedBefore();
    await page.getByRole('alert').getByRole('link', {name: 'Reload'}).click();
    await page.getByRole('alert').waitFor({state: 'detached'});
    await hydrated(page);
    await type(page, 'faucet');
    await hits(page).first().waitFor();
  });

  test('Enter opens the results page, with what was typed', async () => {
    const page = await openedBefore();
    await input(page).press('Enter');
    await page.waitForURL(/\/search\?q=faucet/);
    await page.locator('article h2 a').first().waitFor();
  });

  test('a new index takes the place of one that is gone', async () => {
    site.faultAt = () => undefined;
    const {page} = await newReader(desktop);
    await openAt(page, `${site.origin}/guides`);
    await type(page, 'faucet');
    await hits(page).first().waitFor();
    let asked = 0;
    site.faultAt = (path) => {
      if (path.endsWith('entry.json')) asked += 1;
      return asked === 0 && path.includes('/search-index/') ? gone : undefined;
    };
    await input(page).fill('validator');
    await list(page)
      .getByText(/validator/i)
      .first()
      .waitFor();
    expect(asked).toBe(1);
  });
});

describe('an index that never answers', () => {
  /** A reader whose clock the test moves, at a page whose index hangs until it is let go. */
  async function atHangingIndex(address: string): Promise<{page: Page; letGo: () => void}> {
    const {page} = await newReader(desktop);
    await page.clock.install();
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/search-index/**', async (route) => {
      await held;
      await route.fallback();
    });
    const asked = page.waitForRequest(/search-index/);
    await page.goto(origin + address);
    await hydrated(page);
    if (address === '/guides') await type(page, 'faucet');
    await asked;
    return {page, letGo};
  }

  test('after a while the list says so and offers ways on; the answer is shown when it comes', async () => {
    const {page, letGo} = await atHangingIndex('/guides');
    await page.clock.fastForward(limits.told);
    await list(page).getByText('Search has not answered so far.').waitFor();
    expect(await list(page).getByRole('link').allTextContents()).toEqual(['Reload the page', 'Results page', 'List of all pages']);
    letGo();
    await hits(page).first().waitFor();
    await page.unrouteAll({behavior: 'wait'});
  });

  test('at last it is given up, and the next query starts anew', async () => {
    const {page, letGo} = await atHangingIndex('/guides');
    await page.clock.fastForward(limits.givenUp);
    await list(page).getByText('Search could not be loaded').waitFor();
    letGo();
    await page.unrouteAll({behavior: 'wait'});
    await input(page).fill('validator');
    await hits(page).first().waitFor();
  });

  test('the results page says so, too', async () => {
    const {page, letGo} = await atHangingIndex('/search?q=faucet');
    await page.clock.fastForward(limits.told);
    const help = page.getByRole('main').locator('p', {hasText: 'Search has not answered so far.'});
    await help.waitFor();
    expect(await help.getByRole('link').allTextContents()).toEqual(['Reload the page', 'List of all pages']);
    letGo();
    await page.locator('article h2 a').first().waitFor();
    await page.unrouteAll({behavior: 'wait'});
  });
});
