import {familyPrefix, lowerBound, matchTerms, matchTypos, termsFrom} from '@site/src/search/engine/match-terms';
import {isOneTypoApart, isOneTypoFromStart, isTwoTyposApart} from '@site/src/search/engine/typo';

const terms = [
  'glossary',
  'happiness',
  'happy',
  'publish',
  'published',
  'publisher',
  'publishing',
  'transact',
  'transaction',
  'transactions',
];
const kindsOf = (word: string, open = false): Record<string, string> =>
  Object.fromEntries(matchTerms(word, terms, open).map(({term, kind}) => [term, kind]));

test('a word fits itself and its other forms', () => {
  expect(kindsOf('publish')).toEqual({publish: 'exact', published: 'stem', publisher: 'stem', publishing: 'stem'});
  expect(kindsOf('transactions')).toMatchObject({transactions: 'exact', transaction: 'stem'});
  expect(kindsOf('glossaries')).toEqual({glossary: 'stem'});
});

test('an open word fits what begins with it, the closest first', () => {
  expect(matchTerms('trans', terms, true).map(({term}) => term)).toEqual(['transact', 'transaction', 'transactions']);
  expect(matchTerms('tr', terms, true)).toEqual([]);
  expect(kindsOf('trans')).toEqual({});
});

test.each(terms)('every form of %s begins with its family prefix', (word) => {
  for (const {term} of matchTerms(word, terms, false)) expect(term.startsWith(familyPrefix(word))).toBe(true);
});

test('terms are found in a sorted list', () => {
  expect(lowerBound(['b', 'd'], 'a')).toBe(0);
  expect(lowerBound(['b', 'd'], 'd')).toBe(1);
  expect(lowerBound(['b', 'd'], 'e')).toBe(2);
  expect(termsFrom(terms, 'happ')).toEqual(['happiness', 'happy']);
});

test.each([
  ['trasnaction', 'transaction', true],
  ['glosary', 'glossary', true],
  ['glosssary', 'glossary', true],
  ['glossery', 'glossary', true],
  ['glossary', 'glossary', false],
  ['glsosray', 'glossary', false],
  ['coin', 'coins', true],
  ['abc', 'abcde', false],
])('%s is one typo from %s: %s', (a, b, expected) => {
  expect(isOneTypoApart(a, b)).toBe(expected);
  expect(isOneTypoApart(b, a)).toBe(expected);
});

test('a misspelt beginning is seen while the word is typed', () => {
  expect(isOneTypoFromStart('trasnact', 'transaction')).toBe(true);
  expect(isOneTypoFromStart('trxxnact', 'transaction')).toBe(false);
});

test('only words of five letters and more have typos', () => {
  expect(matchTypos('publsh', terms, false)).toEqual([{term: 'publish', kind: 'typo'}]);
  expect(matchTypos('hapy', terms, false)).toEqual([]);
  expect(matchTypos('trasnac', terms, true).map(({term}) => term)).toEqual(['transact', 'transaction', 'transactions']);
});

test.each([
  ['sponserd', 'sponsored', true],
  ['trasnactoin', 'transaction', true],
  ['transfer', 'transaction', false],
  ['deposits', 'deepbook', false],
])('%s is two typos from %s: %s', (a, b, expected) => {
  expect(isTwoTyposApart(a, b)).toBe(expected);
});

test('a long word may have two typos where no term is one away and the first letter is right', () => {
  expect(matchTypos('pubilsehr', terms, false)).toEqual([{term: 'publisher', kind: 'typo'}]);
  expect(matchTypos('bupilsher', terms, false)).toEqual([]);
  expect(matchTypos('pbilsh', terms, false)).toEqual([]);
});
