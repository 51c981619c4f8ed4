import {toString} from 'mdast-util-to-string';
import {code} from '@site/src/reference/build';
import {errorTable, type ErrorRow} from '@site/src/reference/error-table';

const cells = (rows: readonly ErrorRow[]): string[][] =>
  errorTable(rows).children.map(({children}) => children.map((cell) => toString(cell)));

test('a table has the columns that some row fills, in one order', () => {
  expect(
    cells([
      {cure: ['Wait.'], code: [code('1')], constant: [code('EBusy')], when: ['It is busy.']},
      {code: [code('2')], constant: [code('EFull')], when: ['It is full.'], cure: ['Take some.'], message: ['No room']},
    ]),
  ).toEqual([
    ['Code', 'Constant', 'Message', 'When', 'What to do'],
    ['1', 'EBusy', '', 'It is busy.', 'Wait.'],
    ['2', 'EFull', 'No room', 'It is full.', 'Take some.'],
  ]);
});

test('codes of an interface have names and meanings', () => {
  expect(cells([{code: ['-32601'], name: ['MethodNotFound'], meaning: ['Gone.']}])).toEqual([
    ['Code', 'Name', 'Meaning'],
    ['-32601', 'MethodNotFound', 'Gone.'],
  ]);
});
