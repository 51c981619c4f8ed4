import {readYaml} from '@site/src/samples/data/read-yaml';
import {dataSyntaxErrorOf} from '../../../lib/data-syntax-error';

test('reads maps, lists, empty values and numbers beyond 2^53', () => {
  const text = 'a: 18446744073709551615\nb:\n  - c: ~\n  - yes\nd:\ne: 1.5';
  expect(readYaml(text)).toEqual([
    {
      kind: 'table',
      line: 1,
      entries: [
        {key: 'a', line: 1, value: {kind: 'integer', line: 1, value: 18446744073709551615n}},
        {
          key: 'b',
          line: 2,
          value: {
            kind: 'list',
            line: 3,
            items: [
              {kind: 'table', line: 3, entries: [{key: 'c', line: 3, value: {kind: 'null', line: 3}}]},
              {kind: 'string', line: 4, value: 'yes'},
            ],
          },
        },
        {key: 'd', line: 5, value: {kind: 'null', line: 5}},
        {key: 'e', line: 6, value: {kind: 'number', line: 6, value: 1.5}},
      ],
    },
  ]);
});

test('reads each document of a stream', () => {
  expect(readYaml('---\na: true\n---\n- 1')).toEqual([
    {kind: 'table', line: 2, entries: [{key: 'a', line: 2, value: {kind: 'boolean', line: 2, value: true}}]},
    {kind: 'list', line: 4, items: [{kind: 'integer', line: 4, value: 1n}]},
  ]);
});

test('puts what an alias stands for in its place', () => {
  const [root] = readYaml('a: &x [1]\nb: *x');
  const list = {kind: 'list', line: 1, items: [{kind: 'integer', line: 1, value: 1n}]};
  expect(root).toEqual({
    kind: 'table',
    line: 1,
    entries: [
      {key: 'a', line: 1, value: list},
      {key: 'b', line: 2, value: list},
    ],
  });
});

test.each([
  ['a: 1\n b: 2', 1],
  ['a: [1\nb: 2', 2],
  ['a:\n\t- 1', 2],
  ['a: 1\nb: *x', 2],
  ['# nothing', 1],
])('stops at %j on line %d', (text, line) => {
  expect(dataSyntaxErrorOf(() => readYaml(text)).line).toBe(line);
});
