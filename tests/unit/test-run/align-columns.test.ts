import {alignColumns} from '../../run/align-columns';

test('columns are as wide as their widest cell, and no line ends with spaces', () => {
  expect(
    alignColumns([
      ['a', 'long cell', 'x'],
      ['longer', 'b', ''],
    ]),
  ).toBe('a       long cell  x\nlonger  b');
});

test('nothing is an empty text', () => {
  expect(alignColumns([])).toBe('');
});
