import type {Page} from 'playwright-core';
import {eventually} from '../lib/eventually';
import {nightly} from '../lib/nightly';
import {hasNoViolation} from './setup/accessible';
import {hold} from './setup/hold';
import {desktop, newReader, screens} from './setup/reader';
import {hits, search, searchFiles} from './setup/search';

const clear = (page: Page) => page.getByRole('button', {name: /^Clear \d+ marks?/});

/** The marked texts, in lower case, and whether the first of them is in view. */
const marksOn = (page: Page): Promise<{texts: string[]; isInView: boolean}> =>
  page.evaluate(() => {
    const ranges = [...(CSS.highlights.get('search-found') ?? [])] as Range[];
    const isInView = ranges.some((range) => {
      const {top, bottom, height} = range.getBoundingClientRect();
      return height > 0 && top >= (document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0) && bottom <= innerHeight;
    });
    return {texts: ranges.map((range) => range.toString().toLowerCase()), isInView};
  });

/** Opens the first hit whose address is one of those that are looked for. */
async function openHit(page: Page, query: string, address: RegExp): Promise<void> {
  await search(page, query);
  const addresses = await eventually(
    () => hits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
    expect.arrayContaining([expect.stringMatching(address)]),
  );
  await hits(page)
    .nth(addresses.findIndex((href) => address.test(href)))
    .click();
  await page.waitForURL(address);
}

test.each(screens)(
  'on a %s, the words are marked, the first is in view, in a closed tab, too; the address is that of the page',
  async (_name, screen) => {
    const {page, begin} = await newReader(screen);
    await begin('/standards');
    await openHit(page, 'deny list', /deny/);
    await clear(page).waitFor();
    await eventually(() => marksOn(page), {texts: expect.arrayContaining(['deny']) as unknown, isInView: true});
    expect(new URL(page.url()).search).toBe('');
    await eventually(() => page.locator('article mark').count(), 0);
    await hasNoViolation(page);

    await openHit(page, 'libssl', /sui-install/);
    await clear(page).waitFor();
    await page.waitForFunction(() => {
      const [range] = [...(CSS.highlights.get('search-found') ?? [])] as Range[];
      const box = range?.getBoundingClientRect();
      return box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
    });
    await eventually(async () => (await marksOn(page)).texts[0], expect.stringContaining('libssl'));
  },
);

nightly('the button and Escape take the marks away, and a reload does not bring them back', async () => {
  const {page, begin, reload} = await newReader(desktop);
  await begin('/standards');
  for (const act of [() => clear(page).click(), () => page.keyboard.press('Escape')]) {
    await openHit(page, 'faucet', /faucet|get-coins/);
    await clear(page).waitFor();
    await act();
    await clear(page).waitFor({state: 'detached'});
    await eventually(async () => (await marksOn(page)).texts, []);
    await reload();
    await eventually(() => clear(page).count(), 0);
  }
});

test('another page has no marks, even where what marks them comes late; Back to the one that a hit opened has them again', async () => {
  const {page, begin, arriveAt, settle} = await newReader(desktop);
  await begin('/standards');
  const marks = await hold(page, searchFiles.marks);
  await openHit(page, 'faucet', /faucet|get-coins/);
  await marks.asked;
  const concepts = page.getByRole('link', {name: 'Concepts', exact: true}).first();
  await concepts.click();
  await arriveAt('/concepts');
  const came = page.waitForResponse(searchFiles.marks);
  await marks.letGo();
  await (await came).finished();
  await settle();
  await eventually(async () => (await marksOn(page)).texts, []);

  await page.goBack();
  await clear(page).waitFor();
  await eventually(async () => (await marksOn(page)).texts, expect.arrayContaining(['faucet']));
  await concepts.click();
  await arriveAt('/concepts');
  await clear(page).waitFor({state: 'detached'});
  await eventually(async () => (await marksOn(page)).texts, []);
  await page.goBack();
  await clear(page).waitFor();
});

nightly('a browser that cannot mark shows the page as it is', async () => {
  const {page, begin, settle, complaints} = await newReader(desktop);
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
  await begin('/standards');
  const came = page.waitForResponse(searchFiles.marks);
  await openHit(page, 'faucet', /faucet|get-coins/);
  await (await came).finished();
  await settle();
  await eventually(() => clear(page).count(), 0);
  expect(complaints).toEqual([]);
});
