import {formatTable, inKilobytes} from '@site/src/weigh/table';

test('a table is aligned for the terminal and is Markdown too', () => {
  expect(
    formatTable(
      ['kB', 'total'],
      [
        ['home', '98.5'],
        ['a guide', '1200.0'],
      ],
    ).split('\n'),
  ).toEqual(['| kB      |  total |', '| ------- | -----: |', '| home    |   98.5 |', '| a guide | 1200.0 |']);
});

test('a row that does not fit the columns is an error', () => {
  expect(() => formatTable(['kB', 'total'], [['home']])).toThrow('The row "home" has 1 cells for 2 columns.');
});

test('a kilobyte is 1,000 bytes', () => {
  expect([inKilobytes(0), inKilobytes(1000), inKilobytes(12_345)]).toEqual(['0.0', '1.0', '12.3']);
});
