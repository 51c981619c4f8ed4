import {queryOf, wordsOf} from '@site/src/site/not-found/words';

test.each([
  ['/guides/developer/frist-app/getCoins.html', 'frist app get coins'],
  ['/build/faucet', 'build faucet'],
  ['/guides/developer', 'guides developer'],
  ['/a-b/b-a', 'a b'],
  ['/m%C3%BCnze', 'münze'],
  ['/100%', '100'],
  ['/', ''],
])('the query for %s is "%s"', (address, query) => {
  expect(queryOf(address)).toBe(query);
});

test('a query has at most 100 letters', () => {
  expect(queryOf(`/${'a'.repeat(500)}`)).toHaveLength(100);
});

test('names as code has them fall apart into words', () => {
  expect(wordsOf('suix_getAllCoins')).toEqual(['suix', 'get', 'all', 'coins']);
});
