import {pageTypeNames} from '@site/src/weigh/page-types';
import {findExcesses, type Budgets} from '@site/src/weigh/budgets';
import {weightTable} from '@site/src/weigh/measure/weight-table';
import {medianFigure, pageFigures} from '@site/src/weigh/tasks/pages';
import type {Weight} from '@site/src/weigh/measure/weight';

const weight = (total: number): Weight => ({
  requests: 3,
  html: 1000,
  css: 2000,
  javascript: total - 3000,
  fonts: 0,
  other: 0,
  total,
  prefetch: 50,
});
const budgets = Object.fromEntries(pageTypeNames.map((name) => [name, 200])) as Budgets['pages'];

test('the table has a row per page, with its budget', () => {
  const [, , row] = weightTable(new Map([['guide', weight(150_000)]]), budgets).split('\n');
  expect(row?.split('|').map((cell) => cell.trim())).toEqual([
    '',
    'guide',
    '3',
    '1.0',
    '2.0',
    '147.0',
    '0.0',
    '0.0',
    '150.0',
    '0.1',
    '200.0',
    '',
  ]);
});

test('without budgets there is no column for them', () => {
  expect(weightTable(new Map([['guide', weight(150_000)]]))).not.toContain('budget');
});

test('a page above its budget is an excess, one below is none', () => {
  const weights = new Map([
    ['guide', weight(200_001)],
    ['cli', weight(199_999)],
  ] as const);
  expect(findExcesses(pageFigures(weights, budgets))).toEqual(['guide: 200.001 kB is above the budget of 200 kB']);
});

const totals = (...kilobytes: number[]) => new Map(pageTypeNames.map((name, index) => [name, weight((kilobytes[index] ?? 300) * 1000)]));

test('the median of all page types is held to its budget', () => {
  const weights = totals(150, 150, 150, 150, 150, 150, 169, 170.001);
  expect(findExcesses(medianFigure(weights, 170))).toEqual(['median of the page types: 170.001 kB is above the budget of 170 kB']);
  expect(findExcesses(medianFigure(weights, 171))).toEqual([]);
});

test('some page types have no median', () => {
  expect(medianFigure(new Map([['guide', weight(200_000)]]), 170)).toEqual([]);
});
