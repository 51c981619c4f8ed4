import {searchExcesses} from '@site/src/weigh/tasks/search';

const budgets = {given: {firstResult: 80, furtherQuery: 25}, typed: {firstResult: 100, furtherQuery: 60}};
const weight = (...bytes: number[]) => ({
  queries: bytes.map((count, index) => ({query: `q${index}`, bytes: count, requests: 1})),
  early: [],
});
const light = {given: weight(80_000, 25_000, 0), typed: weight(100_000, 60_000, 0)};

test('a light search passes', () => {
  expect(searchExcesses(light, budgets)).toEqual([]);
});

test('heavy queries and early downloads are named', () => {
  const weights = {
    given: {...weight(80_001, 25_001), early: ['/search-index.json']},
    typed: {...weight(100_001, 60_001), early: ['/search-index.json']},
  };
  expect(searchExcesses(weights, budgets)).toEqual([
    'first query "q0", given: 80.001 kB is above the budget of 80 kB',
    'further query "q1", given: 25.001 kB is above the budget of 25 kB',
    'first query "q0", typed: 100.001 kB is above the budget of 100 kB',
    'further query "q1", typed: 60.001 kB is above the budget of 60 kB',
    'before the reader turned to search, the page had downloaded /search-index.json',
  ]);
});

test.each(['given', 'typed'] as const)(
  'a first query that is %s and downloads nothing shows that the index came with the page',
  (manner) => {
    expect(searchExcesses({...light, [manner]: weight(0)}, budgets)).toEqual([
      'the first query downloaded nothing, so the index came with the page',
    ]);
  },
);
