import {readJson} from '@site/src/samples/data/read-json';
import {dataSyntaxErrorOf} from '../../../lib/data-syntax-error';

test('reads every kind of value with its line', () => {
  expect(readJson('{\n  "a": [1, -2.5, "x"],\n  "b": {"c": null, "d": false}\n}')).toEqual([
    {
      kind: 'table',
      line: 1,
      entries: [
        {
          key: 'a',
          line: 2,
          value: {
            kind: 'list',
            line: 2,
            items: [
              {kind: 'integer', line: 2, value: 1n},
              {kind: 'number', line: 2, value: -2.5},
              {kind: 'string', line: 2, value: 'x'},
            ],
          },
        },
        {
          key: 'b',
          line: 3,
          value: {
            kind: 'table',
            line: 3,
            entries: [
              {key: 'c', line: 3, value: {kind: 'null', line: 3}},
              {key: 'd', line: 3, value: {kind: 'boolean', line: 3, value: false}},
            ],
          },
        },
      ],
    },
  ]);
});

test.each([
  ['', 1, 'a value is expected here; a comma may not follow the last one.'],
  ['{\n  "a": True\n}', 2, 'JSON has no such symbol or word.'],
  ['{\n  "a": 1,\n}', 3, 'a key in double quotes is expected here; a comma may not follow the last one.'],
  ['[\n  1,\n]', 3, 'a value is expected here; a comma may not follow the last one.'],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 'a comma is missing before this.'],
  ['{"a": 1', 1, 'the object is not closed.'],
  ['{} {}', 1, 'there is more than one value.'],
  ['{\n  "a": 1, // one\n  "b": 2\n}', 2, 'JSON has no comments.'],
])('stops at %j on line %d', (text, line, message) => {
  expect(dataSyntaxErrorOf(() => readJson(text))).toEqual({line, message});
});
