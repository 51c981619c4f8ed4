import {findExcesses} from '@site/src/weigh/budgets';
import {pageFigures, weightTable} from '@site/src/weigh/pages';
import type {Weight} from '@site/src/weigh/weight';
import {weight as budgets} from '../../../package.json';

const {page, median} = budgets;
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
const weights = (...totals: number[]): Map<string, Weight> => new Map(totals.map((total, index) => [`page ${index}`, weight(total)]));

test('the table has a row per page', () => {
  const [, , row] = weightTable(weights(150_000)).split('\n');
  expect(row?.split('|').map((cell) => cell.trim())).toEqual(['', 'page 0', '3', '1.0', '2.0', '147.0', '0.0', '0.0', '150.0', '0.1', '']);
});

test('a page that may weigh more has a line of its own', () => {
  const [glossary] = pageFigures(new Map([['glossary', weight(1000)]]));
  expect(glossary?.limit).toBe(budgets.larger.glossary);
});

test('pages and their median on the line pass, and each above it is named', () => {
  expect(findExcesses(pageFigures(weights(page * 1000, median * 1000, 1000)))).toEqual([]);
  expect(findExcesses(pageFigures(weights(page * 1000 + 1, median * 1000 + 1, 1000)))).toEqual([
    `page 0: ${page}.001 kB is above the budget of ${page} kB`,
    `median of the page types: ${median}.001 kB is above the budget of ${median} kB`,
  ]);
});
