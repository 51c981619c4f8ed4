import type {Page} from 'playwright-core';
import {overflowOn} from '../../src/audit/checks/overflow';
import {eventually} from '../lib/eventually';
import {nightly} from '../lib/nightly';
import {desktop, newReader, origin, phone} from './setup/reader';

/** The audit looks at every page, at night. */
const wide = [
  ['CLI', '/references/cli/client/payments'],
  ['GraphQL', '/references/sui-api/sui-graphql/reference/types/objects/object'],
  ['framework', '/references/framework/sui/coin'],
  ['guide', '/guides/operator/sui-full-node'],
] as const;

/**
 * Cells that a reader cannot see: beyond the edges of the screen, or cut off by a box that gives no
 * sign of it.
 */
const hiddenCells = (page: Page): Promise<string[]> =>
  page.locator('article td').evaluateAll(
    (cells, width) =>
      cells
        .filter((cell) => {
          const {left, right} = cell.getBoundingClientRect();
          const box = cell.closest('.table-box');
          if (box?.getAttribute('tabindex') === '0') return getComputedStyle(box).backgroundImage === 'none';
          return left < -1 || right > width + 1 || cell.scrollWidth > cell.clientWidth + 1;
        })
        .map((cell) => cell.textContent.slice(0, 40)),
    phone.viewport.width,
  );

test.each(wide)('%s: every cell is on the screen of a phone', async (_type, route) => {
  const {page, open} = await newReader(phone);
  await open(route);
  await eventually(() => overflowOn(page), []);
  await eventually(() => hiddenCells(page), []);
});

test('a cell that is off the screen is found', async () => {
  const {page} = await newReader(phone);
  await page.setContent('<meta name="viewport" content="width=device-width"><article><table><tr><td>a<td>b<td style="min-width:600px">c');
  await eventually(() => hiddenCells(page), ['c']);
});

test('on a phone the cells of a wide table have the labels of their columns; there and on a desktop it is a table with headers for who does not see it', async () => {
  const {page, open} = await newReader(phone);
  await open('/references/cli/client/payments');
  const first = page.locator('.stacked-table').first();
  const cells = first.locator('tbody tr').first().locator('td');
  const labels = (): Promise<string[]> =>
    cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content.split(' / ')[0] ?? ''));
  await eventually(labels, ['"Option"', '"Value"', '"Meaning"']);
  const tops = (): Promise<number[]> => cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
  await eventually(tops, (places: number[]) => {
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(places).size).toBe(3);
  });
  const expectTable = async (): Promise<void> => {
    await eventually(
      () => first.ariaSnapshot(),
      (tree: string) => {
        expect(tree).toMatch(/^- table/);
        for (const name of ['Option', 'Value', 'Meaning']) expect(tree).toContain(`columnheader "${name}"`);
        expect(tree).toMatch(/cell "/);
      },
    );
    await eventually(() => first.getByRole('cell').count(), await first.locator('td').count());
  };
  await expectTable();
  await page.setViewportSize(desktop.viewport);
  // A row is one line again.
  await eventually(tops, (places: number[]) => {
    expect(new Set(places).size).toBe(1);
  });
  await expectTable();
});

nightly('without scripts a wide table is a list, too', async () => {
  const {page} = await newReader({...phone, javaScriptEnabled: false});
  await page.goto(`${origin}/references/cli/client/payments`);
  const cell = page.locator('.stacked-table td').first();
  await eventually(() => cell.evaluate((element) => getComputedStyle(element).display), 'flow-root');
  await eventually(() => hiddenCells(page), []);
});

test('a table whose names do not fit scrolls with a fade, by the keys too; others do not', async () => {
  const {page, open} = await newReader({viewport: {width: 1440, height: 900}});
  await open('/references/fullnode-protocol');
  const boxesOn = (): Promise<Record<'scrolls' | 'fades' | 'stops', boolean>[]> =>
    page.locator('.table-box').evaluateAll((all) =>
      all.map((box) => ({
        scrolls: box.scrollWidth > box.clientWidth,
        fades: getComputedStyle(box).backgroundImage.includes('gradient'),
        stops: box.getAttribute('tabindex') === '0' && box.getAttribute('aria-label') !== null,
      })),
    );
  await eventually(boxesOn, (boxes: Awaited<ReturnType<typeof boxesOn>>) => {
    expect(boxes.some(({scrolls}) => scrolls)).toBe(true);
    expect(boxes.some(({scrolls}) => !scrolls)).toBe(true);
    for (const {scrolls, fades, stops} of boxes) expect({fades, stops}).toEqual({fades: scrolls, stops: scrolls});
  });
});

test('a long name leaves the description beside it room for more than a few words a line', async () => {
  const {page, begin} = await newReader({viewport: {width: 1440, height: 900}});
  await begin('/references/fullnode-protocol/types/transactions');
  const row = page.locator('tr', {has: page.getByText('consensus_determined_version_assignments', {exact: true})}).first();
  const width = (): Promise<number> =>
    row
      .locator('td')
      .last()
      .evaluate((cell) => cell.clientWidth);
  await eventually(width, (found: number) => {
    expect(found).toBeGreaterThan(200);
  });
});

test('tables of one kind have columns of one width, but for those with a longer name', async () => {
  const {page, begin} = await newReader(desktop);
  await begin('/references/framework/sui/coin');
  const heads = page.locator('article th:first-child').filter({hasText: 'Field'});
  const widthsOn = (): Promise<number[]> =>
    heads.evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
  await eventually(widthsOn, (widths: number[]) => {
    const narrow = Math.min(...widths);
    expect(narrow).toBe(160);
    expect(widths.filter((width) => width === narrow).length).toBeGreaterThanOrEqual(5);
  });
});

test.each([
  ['Move', '/references/framework/sui/coin', 'TxContext', '/references/framework/sui/tx_context#struct-txcontext'],
  [
    'GraphQL',
    '/references/sui-api/sui-graphql/reference/types/objects/object',
    'MoveObject',
    '/references/sui-api/sui-graphql/reference/types/objects/move-object',
  ],
  [
    'gRPC',
    '/references/fullnode-protocol/ledger-service',
    'GetObjectRequest',
    '/references/fullnode-protocol/ledger-service#get-object-request',
  ],
  [
    'TypeScript',
    '/references/sui-api/json-rpc/coin-query/suix-get-balance',
    'CoinBalance',
    '/references/sui-api/json-rpc/types/coins#coin-balance',
  ],
])('a type in a signature of %s opens its page', async (_language, route, name, target) => {
  const {page, begin, arriveAt, complaints} = await newReader();
  await begin(route);
  await page.evaluate(() => {
    document.body.setAttribute('data-same-document', '');
  });
  await page.locator('pre').getByRole('link', {name, exact: true}).first().click();
  await arriveAt(target);
  await eventually(() => page.locator('body[data-same-document]').count(), 1);
  expect(complaints).toEqual([]);
});
