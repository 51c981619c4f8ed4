import {DataSyntaxError, type DataNode} from '@site/src/samples/data/document';
import {readJson} from '@site/src/samples/data/read-json';
import {readToml} from '@site/src/samples/data/read-toml';
import {readYaml} from '@site/src/samples/data/read-yaml';

const readers = {json: readJson, toml: readToml, yaml: readYaml};

/** A value with its line, and the lines of its keys: `1{2 a: 3 "x"}`. */
function outline({line, value}: DataNode): string {
  if (value instanceof Map)
    return `${line}{${[...value.values()].map((entry) => `${entry.line} ${entry.key}: ${outline(entry.node)}`).join(', ')}}`;
  if (Array.isArray(value)) return `${line}[${value.map(outline).join(', ')}]`;
  if (value instanceof Date) return `${line} date`;
  return `${line} ${typeof value === 'bigint' ? `${value}n` : JSON.stringify(value)}`;
}

test.each([
  [
    'json',
    '{\n  "a": [1, -2.5, "x"],\n  "b": {"c": null, "d": false}\n}',
    '1{2 a: 2[2 1n, 2 -2.5, 2 "x"], 3 b: 3{3 c: 3 null, 3 d: 3 false}}',
  ],
  ['json', '{"a": "\\ud83d\\ude00 \\/ #", "b": -3e4}', '1{1 a: 1 "😀 / #", 1 b: 1 -30000}'],
  [
    'yaml',
    'a: 18446744073709551615\nb:\n  - c: ~\n  - yes\nd:\ne: 1.5',
    '1{1 a: 1 18446744073709551615n, 2 b: 3[3{3 c: 3 null}, 4 "yes"], 5 d: 5 null, 6 e: 6 1.5}',
  ],
  ['yaml', '---\na: true\n---\n- 1', '2{2 a: 2 true} 4[4 1n]'],
  ['yaml', 'a: &x [1]\nb: *x', '1{1 a: 1[1 1n], 2 b: 1[1 1n]}'],
  [
    'toml',
    '[a.b]\nc.d = 1\nc.e = {f = "x"}\n\n[a]\ng = [true, 1.5]',
    '1{1 a: 1{1 b: 1{2 c: 2{2 d: 2 1n, 3 e: 3{3 f: 3 "x"}}}, 6 g: 6[6 true, 6 1.5]}}',
  ],
  ['toml', '[[a]]\nb = 1\n[[a]]\n[a.c]\nd = 2026-01-01', '1{1 a: 1[1{2 b: 2 1n}, 3{4 c: 4{5 d: 5 date}}]}'],
] as const)('reads %s %j', (language, text, expected) => {
  expect(readers[language](text).map(outline).join(' ')).toBe(expected);
});

const noComma = 'a comma may not follow the last one.';

test.each([
  ['json', '', 1, `a value is expected here; ${noComma}`],
  ['json', '{\n  "a": True\n}', 2, 'JSON has no such symbol or word.'],
  ['json', '{\n  "a": 1,\n}', 3, `a key in double quotes is expected here; ${noComma}`],
  ['json', '[\n  1,\n]', 3, `a value is expected here; ${noComma}`],
  ['json', '{\n  "a": 1\n  "b": 2\n}', 3, 'a comma is missing before this.'],
  ['json', '{"a": 1', 1, 'the object is not closed.'],
  ['json', '{} {}', 1, 'there is more than one value.'],
  ['json', '{\n  "a": 1, // one\n  "b": 2\n}', 2, 'JSON has no comments.'],
  ['json', '{\n  "a": 1,\n  "a": 2\n}', 3, 'Map keys must be unique'],
  ['yaml', 'a: 1\nb: 2\na: 3', 3, 'Map keys must be unique'],
  ['yaml', 'a: 1\n b: 2', 1, ''],
  ['yaml', 'a: [1\nb: 2', 2, ''],
  ['yaml', 'a:\n\t- 1', 2, ''],
  ['yaml', 'a: 1\nb: *x', 2, ''],
  ['yaml', '# nothing', 1, 'there is no value.'],
  ['toml', 'a = 1\na = 2', 2, ''],
  ['toml', 'a = "open\nb = 1', 1, ''],
  ['toml', 'a = 1\nb = tru', 2, ''],
  ['toml', 'a = {b = 1,\n}', 2, ''],
] as const)('stops in %s %j on line %d', (language, text, line, message) => {
  let caught: unknown;
  try {
    readers[language](text);
  } catch (error) {
    caught = error;
  }
  expect(caught).toBeInstanceOf(DataSyntaxError);
  expect(caught).toMatchObject({line});
  expect(String(caught)).toContain(message);
});
