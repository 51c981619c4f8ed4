import {Text} from '@codemirror/state';
import {rangeOf} from '@site/src/run/editor/range-of';

const text = Text.of(['module a::b;', '    assert!(false);']);
const marked = (line: number, column: number): string => {
  const {from, to} = rangeOf(text, {line, column});
  return text.sliceString(from, to);
};

test.each([
  ['the word at the column', 1, 8, 'a'],
  ['the first word where the column is before it', 2, 1, 'assert'],
  ['a sign', 2, 11, '!'],
  ['nothing behind the end of a line', 1, 99, ''],
  ['the last line for one that is not there', 9, 1, 'assert'],
])('%s is marked', (_what, line, column, expected) => {
  expect(marked(line, column)).toBe(expected);
});
