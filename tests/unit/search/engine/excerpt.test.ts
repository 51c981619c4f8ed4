import {excerpt, markText} from '@site/src/search/engine/excerpt';

const isOneOf =
  (...terms: string[]) =>
  (term: string): boolean =>
    terms.includes(term);
const shown = ({text, marks}: {text: string; marks: readonly (readonly [number, number])[]}): string[] =>
  marks.map(([start, end]) => text.slice(start, end));

const filler = 'words that say nothing '.repeat(20);

test('shows the place where most of the words stand together, cut at words', () => {
  const found = excerpt(`gas ${filler} a budget for gas is set ${filler}`, isOneOf('gas', 'budget'), 80);
  expect(shown(found)).toEqual(['budget', 'gas']);
  expect(found.text).toMatch(/^… \S.* a budget for gas is set .*\S …$/);
  expect(found.text.length).toBeLessThan(110);
});

test('begins at the beginning where nothing is matched', () => {
  expect(excerpt(filler, isOneOf('gas'), 40)).toEqual({text: 'words that say nothing words that say nothing …', marks: []});
});

test.each([
  ['Nothing here yet. Set the gas budget first. Then sign what you built.', 30, '… Set the gas budget first. …'],
  ['Set the gas budget first. Then sign what you built and send it.', 30, 'Set the gas budget first. …'],
  ['Nothing here yet. Set the gas budget.', 60, 'Nothing here yet. Set the gas budget.'],
])('of %j, %i characters are sentences: %j', (text, length, expected) => {
  expect(excerpt(text, isOneOf('gas', 'budget'), length).text).toBe(expected);
});

test('marks the part of a name that was matched, or the whole', () => {
  expect(shown(markText('sui::coin::TreasuryCap', isOneOf('cap', 'coin')))).toEqual(['coin', 'Cap']);
  expect(shown(markText('sui::coin::TreasuryCap', isOneOf('treasurycap', 'cap')))).toEqual(['TreasuryCap']);
});

test('an empty text has an empty excerpt', () => {
  expect(excerpt('', isOneOf('a'), 40)).toEqual({text: '', marks: []});
});
