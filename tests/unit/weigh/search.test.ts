import {searchExcesses} from '@site/src/weigh/search';
import {weight as budgets} from '../../../package.json';

const weight = (...bytes: number[]) => ({
  queries: bytes.map((count, index) => ({query: `q${index}`, bytes: count, requests: 1})),
  early: [],
});
const {given, typed} = budgets.search;
const onTheLine = ({firstResult, furtherQuery}: typeof given) => weight(firstResult * 1000, furtherQuery * 1000, 0);
const light = {given: onTheLine(given), typed: onTheLine(typed)};

test('a light search passes', () => {
  expect(searchExcesses(light)).toEqual([]);
});

test('heavy queries and early downloads are named', () => {
  const heavy = {...weight(given.firstResult * 1000 + 1, given.furtherQuery * 1000 + 1), early: ['/search-index.json']};
  expect(searchExcesses({...light, given: heavy})).toEqual([
    `first query "q0", given: ${given.firstResult}.001 kB is above the budget of ${given.firstResult} kB`,
    `further query "q1", given: ${given.furtherQuery}.001 kB is above the budget of ${given.furtherQuery} kB`,
    'before the reader turned to search, the page had downloaded /search-index.json',
  ]);
});

test.each(['given', 'typed'] as const)(
  'a first query that is %s and downloads nothing shows that the index came with the page',
  (manner) => {
    expect(searchExcesses({...light, [manner]: weight(0)})).toEqual([
      'the first query downloaded nothing, so the index came with the page',
    ]);
  },
);
