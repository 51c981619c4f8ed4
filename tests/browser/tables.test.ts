import type {Page} from 'playwright-core';
import {desktop, newReader, origin, phone} from './setup/reader';

const wide = [
  ['CLI', '/references/cli/client/payments'],
  ['gRPC', '/references/fullnode-protocol/ledger-service'],
  ['GraphQL', '/references/sui-api/sui-graphql/reference/types/objects/object'],
  ['framework', '/references/framework/sui/coin'],
  ['JSON-RPC', '/sui-api-ref'],
  ['guide', '/guides/operator/sui-full-node'],
  ['concept', '/concepts/object-model'],
  ['glossary', '/sui-glossary'],
] as const;

/** Cells that a reader cannot see: beyond the edges of the screen, or cut off by a box that gives no sign of it. */
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.viewport.width);
  expect(await hiddenCells(page)).toEqual([]);
});

test('a cell that is off the screen is found', async () => {
  const {page} = await newReader(phone);
  await page.setContent('<meta name="viewport" content="width=device-width"><article><table><tr><td>a<td>b<td style="min-width:600px">c');
  expect(await hiddenCells(page)).toEqual(['c']);
});

test('on a phone the cells of a wide table have the labels of their columns', async () => {
  const {page, open} = await newReader(phone);
  await open('/references/cli/client/payments');
  const row = page.locator('.stacked-table tbody tr').first();
  const labels = await row.locator('td').evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(labels.map((label) => label.split(' / ')[0])).toEqual(['"Option"', '"Value"', '"Meaning"']);
  const tops = await row.locator('td').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(new Set(tops).size).toBe(3);
});

test.each([
  ['phone', phone],
  ['desktop', desktop],
])('on a %s it is a table with headers for who does not see it', async (_name, screen) => {
  const {page, open} = await newReader(screen);
  await open('/references/cli/client/payments');
  const first = page.locator('.stacked-table').first();
  const tree = await first.ariaSnapshot();
  expect(tree).toMatch(/^- table/);
  for (const name of ['Option', 'Value', 'Meaning']) expect(tree).toContain(`columnheader "${name}"`);
  expect(tree).toMatch(/cell "/);
  expect(await first.getByRole('cell').count()).toBe(await first.locator('td').count());
});

test('without scripts a wide table is a list, too', async () => {
  const {page} = await newReader({...phone, javaScriptEnabled: false});
  await page.goto(`${origin}/references/cli/client/payments`);
  expect(
    await page
      .locator('.stacked-table td')
      .first()
      .evaluate((cell) => getComputedStyle(cell).display),
  ).toBe('flow-root');
  expect(await hiddenCells(page)).toEqual([]);
});

test('a table whose names do not fit scrolls with a fade, by the keys too; others do not', async () => {
  const {page, open} = await newReader({viewport: {width: 1440, height: 900}});
  await open('/sui-api-ref');
  const boxes = await page.locator('.table-box').evaluateAll((all) =>
    all.map((box) => ({
      scrolls: box.scrollWidth > box.clientWidth,
      fades: getComputedStyle(box).backgroundImage.includes('gradient'),
      stops: box.getAttribute('tabindex') === '0' && box.getAttribute('aria-label') !== null,
    })),
  );
  expect(boxes.some(({scrolls}) => scrolls)).toBe(true);
  expect(boxes.some(({scrolls}) => !scrolls)).toBe(true);
  for (const {scrolls, fades, stops} of boxes) expect({fades, stops}).toEqual({fades: scrolls, stops: scrolls});
});

test('tables of one kind have columns of one width, but for those with a longer name', async () => {
  const {page, open} = await newReader(desktop);
  await open('/references/framework/sui/coin');
  const widths = await page
    .locator('article th:first-child')
    .filter({hasText: 'Field'})
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
  const narrow = Math.min(...widths);
  expect(narrow).toBe(160);
  expect(widths.filter((width) => width === narrow).length).toBeGreaterThanOrEqual(5);
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
  const {page, open, arriveAt, complaints} = await newReader();
  await open(route);
  await page.evaluate(() => {
    document.body.setAttribute('data-same-document', '');
  });
  await page.locator('pre').getByRole('link', {name, exact: true}).first().click();
  await arriveAt(target);
  expect(await page.locator('body[data-same-document]').count()).toBe(1);
  expect(complaints).toEqual([]);
});
