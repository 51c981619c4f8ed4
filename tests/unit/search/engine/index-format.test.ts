import {packPostings, unpackPostings} from '@site/src/search/engine/index-format';

test('postings come back as they were packed', () => {
  const postings = {0: {3: 1, 4: 7, 5000: 1}, 4: {0: 2}};
  expect(unpackPostings(packPostings(postings))).toEqual(postings);
});

test('a packed posting is a small number', () => {
  expect(packPostings({1: {100: 1, 101: 1, 103: 2}})).toEqual([1, 3, 200, 2, 5, 2]);
});

test('postings that end too early are an error', () => {
  expect(() => unpackPostings([0, 2, 4])).toThrow('postings end too early');
});
