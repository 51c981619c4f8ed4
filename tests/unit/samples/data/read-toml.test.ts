import {readToml} from '@site/src/samples/data/read-toml';
import {dataSyntaxErrorOf} from '../../../lib/data-syntax-error';

const string = (line: number, value: string) => ({kind: 'string', line, value});
const integer = (line: number, value: bigint) => ({kind: 'integer', line, value});

test('joins headers, dotted keys and inline tables into one tree', () => {
  const text = '[a.b]\nc.d = 1\nc.e = {f = "x"}\n\n[a]\ng = [true, 1.5]';
  const c = {
    kind: 'table',
    line: 2,
    entries: [
      {key: 'd', line: 2, value: integer(2, 1n)},
      {key: 'e', line: 3, value: {kind: 'table', line: 3, entries: [{key: 'f', line: 3, value: string(3, 'x')}]}},
    ],
  };
  const list = {
    kind: 'list',
    line: 6,
    items: [
      {kind: 'boolean', line: 6, value: true},
      {kind: 'number', line: 6, value: 1.5},
    ],
  };
  const b = {kind: 'table', line: 1, entries: [{key: 'c', line: 2, value: c}]};
  const entries = [
    {key: 'b', line: 1, value: b},
    {key: 'g', line: 6, value: list},
  ];
  expect(readToml(text)).toEqual([{kind: 'table', line: 1, entries: [{key: 'a', line: 1, value: {kind: 'table', line: 1, entries}}]}]);
});

test('reads lists of tables, and tables under the last of a list', () => {
  const [root] = readToml('[[a]]\nb = 1\n[[a]]\n[a.c]\nd = 2026-01-01');
  expect(root).toEqual({
    kind: 'table',
    line: 1,
    entries: [
      {
        key: 'a',
        line: 1,
        value: {
          kind: 'list',
          line: 1,
          items: [
            {kind: 'table', line: 1, entries: [{key: 'b', line: 2, value: integer(2, 1n)}]},
            {
              kind: 'table',
              line: 3,
              entries: [
                {key: 'c', line: 4, value: {kind: 'table', line: 4, entries: [{key: 'd', line: 5, value: {kind: 'date', line: 5}}]}},
              ],
            },
          ],
        },
      },
    ],
  });
});

test.each([
  ['a = 1\na = 2', 2],
  ['a = "open\nb = 1', 1],
  ['a = 1\nb = tru', 2],
  ['a = {b = 1,\n}', 2],
])('stops at %j on line %d', (text, line) => {
  expect(dataSyntaxErrorOf(() => readToml(text)).line).toBe(line);
});
