import {builtIndex} from '../lib/search-index';
import {costsOf} from '../search/cost';
import {grown} from '../search/grow';
import {queries} from '../search/queries';
import {overBudget} from '../search/query-budget';

const queriesToWeigh = Object.values(queries).flatMap((rows) => rows.map(([query]) => query));

test('what a query downloads, with gzip, holds on this site', async () => {
  expect(overBudget(await costsOf(queriesToWeigh, builtIndex))).toEqual([]);
});

test('what a query downloads, with gzip, holds on a site of 1,000 pages of 700 words', async () => {
  expect(overBudget(await costsOf(queriesToWeigh, grown(1000)))).toEqual([]);
});

test('a query that downloads too much is seen', () => {
  const cost = {query: '', asked: [], rounds: 1, table: 0};
  expect(overBudget([{...cost, bytes: 51 * 1024}])).toEqual(['a further query: 52224 of 51200 bytes']);
  expect(overBudget([{...cost, bytes: 50 * 1024, table: 16 * 1024}])).toEqual(['a first query: 103424 of 102400 bytes']);
});
