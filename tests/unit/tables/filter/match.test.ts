import {matchRows, type Row} from '@site/src/tables/filter/match';

const rows: readonly Row[] = [
  {text: 'sui framework abort codes at 0x2', level: 3},
  {text: 'sui::kiosk error codes', level: 4},
  {text: '2\nenotempty'},
  {text: '12\nenotlisted'},
  {text: 'sui::coin error codes', level: 4},
  {text: '2\neglobalpausenotallowed'},
  {text: 'suins abort codes', level: 3},
  {text: 'suins::registry error codes', level: 4},
  {text: '2\nenotregistered'},
];

const shown = (typed: string): number[] | undefined => {
  const found = matchRows(rows, typed);
  return found && [...found].sort((a, b) => a - b);
};

test.each([
  ['kiosk 2', [0, 1, 2]],
  ['2 KIOSK', [0, 1, 2]],
  ['error code 2 in kiosk', [0, 1, 2]],
  ['0x2::kiosk 12', [0, 1, 3]],
  ['ENotL', [0, 1, 3]],
  ['GlobalPause', [0, 4, 5]],
  ['2', [0, 1, 2, 4, 5, 6, 7, 8]],
  ['registry', [6, 7, 8]],
  ['kiosk 3', []],
  ['error codes', [0, 1, 2, 3, 4, 5, 6, 7, 8]],
])('%s', (typed, expected) => {
  const found = shown(typed);
  expect(found).toEqual(expected);
});

test('nothing typed shows everything', () => {
  expect(shown('  ')).toBeUndefined();
});
