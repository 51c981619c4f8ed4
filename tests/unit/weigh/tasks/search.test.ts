import {searchExcesses} from '@site/src/weigh/tasks/search';

const budgets = {firstResult: 150, furtherQuery: 60};
const query = (name: string, bytes: number) => ({query: name, bytes, requests: 1});

test('a light search passes', () => {
  expect(searchExcesses({queries: [query('coin', 150_000), query('gas', 60_000), query('object', 0)], early: []}, budgets)).toEqual([]);
});

test('heavy queries and early downloads are named', () => {
  const weight = {queries: [query('coin', 150_001), query('gas', 60_001)], early: ['/search-index.json']};
  expect(searchExcesses(weight, budgets)).toEqual([
    'first query "coin": 150.001 kB is above the budget of 150 kB',
    'further query "gas": 60.001 kB is above the budget of 60 kB',
    'before the reader turned to search, the page had downloaded /search-index.json',
  ]);
});

test('a first query that downloads nothing shows that the index came with the page', () => {
  expect(searchExcesses({queries: [query('coin', 0)], early: []}, budgets)).toEqual([
    'the first query downloaded nothing, so the index came with the page',
  ]);
});
