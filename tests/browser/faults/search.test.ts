import type {Page} from 'playwright-core';
import {limits} from '../../../src/search/worker/remote';
import {eventually} from '../../lib/eventually';
import {hold} from '../setup/hold';
import {desktop, hydrated, newReader, origin} from '../setup/reader';
import {hits, input, panel, results, searchFiles, turnTo, type} from '../setup/search';
import {faults, gone, serveFaultySite, type Fault, type FaultySite} from './faulty-site';

async function openAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
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
    await panel(page).getByText('Search could not be loaded').waitFor();
    // The last letter has failed, too: otherwise the list mends itself.
    await panel(page).locator('a[href$="q=faucet"]').waitFor();
    site.faultAt = () => undefined;
    await panel(page).getByRole('link', {name: 'Results page'}).click();
    await page.waitForURL(/\/search\?q=faucet/);
    await results(page).first().waitFor();
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
    await results(page).first().waitFor();
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
    await panel(page)
      .getByText(/validator/i)
      .first()
      .waitFor();
    expect(asked).toBe(1);
  });
});

describe('an index that never answers', () => {
  /** A reader whose clock the test moves, at a page whose index hangs until it is let go. */
  async function atHangingIndex(address: string): Promise<{page: Page; letGo: () => Promise<void>}> {
    const {page} = await newReader(desktop);
    await page.clock.install();
    const {asked, letGo} = await hold(page, searchFiles.index);
    await openAt(page, origin + address);
    if (address === '/guides') {
      // At once, so that there is one question and not one for the first letter, too.
      await turnTo(page);
      await page.keyboard.insertText('faucet');
    }
    await asked;
    return {page, letGo};
  }

  test('after a while the list says so and offers ways on; the answer is shown when it comes, and Enter has waited for it', async () => {
    const {page, letGo} = await atHangingIndex('/guides');
    await panel(page).getByText('Searching…').waitFor();
    await page.keyboard.press('Enter');
    await page.clock.fastForward(limits.told);
    await panel(page).getByText('Search has not answered so far.').waitFor();
    await eventually(() => panel(page).getByRole('link').allTextContents(), ['Reload the page', 'Results page', 'List of all pages']);
    expect(page.url()).toBe(`${origin}/guides`);
    await letGo();
    await page.locator('article', {hasText: /faucet/i}).waitFor();
    await page.waitForURL((url) => url.pathname !== '/guides');
    await page.goBack();
    await hits(page).first().waitFor();
  });

  test('at last it is given up, and the next query starts anew', async () => {
    const {page, letGo} = await atHangingIndex('/guides');
    await panel(page).getByText('Searching…').waitFor();
    await page.clock.fastForward(limits.givenUp);
    await panel(page).getByText('Search could not be loaded').waitFor();
    await letGo();
    await input(page).fill('validator');
    await hits(page).first().waitFor();
  });

  test('the results page says so, too', async () => {
    const {page, letGo} = await atHangingIndex('/search?q=faucet');
    await page.clock.fastForward(limits.told);
    const help = page.getByRole('main').locator('p', {hasText: 'Search has not answered so far.'});
    await help.waitFor();
    await eventually(() => help.getByRole('link').allTextContents(), ['Reload the page', 'List of all pages']);
    await letGo();
    await results(page).first().waitFor();
  });
});
