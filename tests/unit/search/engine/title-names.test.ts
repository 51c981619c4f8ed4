import type {PageTable} from '@site/src/search/engine/index-format';
import {titleNames} from '@site/src/search/engine/title-names';

const tableOf = (...titles: string[]): PageTable => ({
  version: 1,
  routes: titles.map((title) => `/${title}`),
  titles,
  labels: [],
  trails: titles.map(() => []),
  sections: titles.map(() => 0),
  kinds: titles.map(() => 0),
  passages: titles.map(() => 1),
  texts: [],
  terms: [],
  corrections: [],
});

test.each([
  ['sui::coin', {whole: 'suicoin', last: 'coin'}],
  ['CoinMetadata (GraphQL object)', {whole: 'coinmetadata', last: 'coinmetadata'}],
  ['Party objects', {whole: 'partyobject', last: 'partyobject'}],
])('%s', (title, names) => {
  expect(titleNames(tableOf(title), 0)).toMatchObject(names);
});

test('stop words are no words of a title', () => {
  expect(titleNames(tableOf('The life of a transaction'), 0).words).not.toContain('the');
  expect(titleNames(tableOf('The life of a transaction'), 0).words).toHaveLength(2);
});

test('each table has its own titles, and each is read once', () => {
  const [first, second] = [tableOf('Coin'), tableOf('Kiosk')];
  expect(titleNames(first, 0).whole).toBe('coin');
  expect(titleNames(second, 0).whole).toBe('kiosk');
  expect(titleNames(first, 0)).toBe(titleNames(first, 0));
});
