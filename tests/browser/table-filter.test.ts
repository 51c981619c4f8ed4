import type {Locator, Page} from 'playwright-core';
import {overflowOn} from '../../src/audit/checks/overflow';
import {eventually} from '../lib/eventually';
import {nightly} from '../lib/nightly';
import {hasNoViolation} from './setup/accessible';
import {desktop, newReader, origin, phone, screens} from './setup/reader';

const route = '/references/errors/abort-codes';

const field = (page: Page): Locator => page.getByRole('searchbox', {name: 'Filter the rows'});
const rows = (page: Page): Locator => page.locator('article tbody tr:not(.table-group)').filter({visible: true});
const headings = (page: Page): Promise<string[]> =>
  page
    .locator('article .table-group :is(h3, h4)')
    .filter({visible: true})
    .evaluateAll((found) => found.map((heading) => heading.textContent.replace('​', '')));

/** Types into the field, and waits until the outcome is said. */
async function type(page: Page, text: string, outcome: RegExp): Promise<void> {
  await field(page).fill(text);
  await page.locator('article').getByRole('status').filter({hasText: outcome}).waitFor();
}

test.each(screens)('on a %s the table shows what has module and number, under its headings, and sends nothing', async (_name, screen) => {
  const {page, open, complaints} = await newReader(screen);
  await open(route);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const all = await eventually(
    () => rows(page).count(),
    (count: number) => {
      expect(count).toBeGreaterThan(500);
    },
  );
  await type(page, 'error code 2 in sui::kiosk', /^\d+ rows?$/);
  await eventually(() => headings(page), expect.arrayContaining(['sui::kiosk error codes']));
  await eventually(
    () => rows(page).count(),
    (count: number) => {
      expect(count).toBeLessThan(10);
    },
  );
  await eventually(() => rows(page).filter({hasText: 'ENotEnough'}).count(), 1);
  await type(page, 'kiosk 2', /rows?$/);
  await eventually(() => overflowOn(page), []);
  if (screen === phone) await hasNoViolation(page);
  await type(page, 'EItemLocked', /^1 row$/);
  await eventually(() => headings(page), ['Sui framework abort codes at 0x2', 'sui::kiosk error codes']);
  await type(page, 'no such constant', /^No row/);
  await eventually(() => rows(page).count(), 0);
  await page.keyboard.press('Escape');
  await rows(page).nth(500).waitFor();
  await eventually(() => field(page).inputValue(), '');
  await eventually(() => rows(page).count(), all);
  expect(requests.filter((url) => /kiosk.2|[?]/.test(url))).toEqual([]);
  expect(complaints).toEqual([]);
});

nightly('a code that was found leads to the errors of its module', async () => {
  const {page, begin, arriveAt} = await newReader(desktop);
  await begin(route);
  await type(page, 'EItemLocked', /^1 row$/);
  await rows(page).getByRole('link').click();
  await arriveAt('/references/framework/sui/kiosk#errors');
});

nightly('without scripts the table is whole, and there is no field', async () => {
  const {page} = await newReader({...desktop, javaScriptEnabled: false});
  await page.goto(`${origin}${route}`);
  await eventually(
    () => rows(page).count(),
    (count: number) => {
      expect(count).toBeGreaterThan(500);
    },
  );
  await eventually(() => field(page).count(), 0);
});
