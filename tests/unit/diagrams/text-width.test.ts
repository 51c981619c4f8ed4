import {textWidth, wrap} from '@site/src/diagrams/text-width';

test('wide letters are wider than narrow ones, and width grows with the size', () => {
  expect(textWidth('WWW', 12)).toBeGreaterThan(2 * textWidth('lll', 12));
  expect(textWidth('text', 24)).toBeCloseTo(2 * textWidth('text', 12));
});

test('breaks between words, never inside one', () => {
  expect(wrap('one two three', 1000, 12)).toEqual(['one two three']);
  expect(wrap('one two three', 50, 12)).toEqual(['one two', 'three']);
  expect(wrap('extraordinary', 10, 12)).toEqual(['extraordinary']);
});

test('breaks where the author wrote a line break', () => {
  expect(wrap('one two\\nthree', 1000, 12)).toEqual(['one two', 'three']);
  expect(wrap(String.raw`one two \n three`, 50, 12)).toEqual(['one two', 'three']);
});
