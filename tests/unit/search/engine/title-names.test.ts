import {titleNames} from '@site/src/search/engine/title-names';
import {tableOf} from '../pages';

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
