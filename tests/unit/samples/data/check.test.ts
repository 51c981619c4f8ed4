import {checkValue} from '@site/src/samples/data/check';
import {
  choice,
  either,
  integer,
  list,
  map,
  matching,
  number,
  oneOf,
  rejected,
  table,
  tuple,
  u64,
  variants,
} from '@site/src/samples/data/keys';
import {readYaml} from '@site/src/samples/data/read-yaml';

const whole = 'a whole number from 0 to 18446744073709551615';
const kinds = table({a: integer(1n, 3n), c: number(0, 1)}, 'text?: d texts: e');
const needed = table('text!: a', {b: table('text!: c')});
const refused = table('text: license', rejected({licenses: 'use "license".'}));
const several = table({a: either(choice('off'), table('u64!: size'))});
const dependency = {
  ...variants({git: table('text: git text!: rev'), local: table('text: local')}, table('text: from to').keys),
  together: ['from', 'to'],
};
const free = {...map(u64, matching('a short name', /^.{1,3}$/)), keys: rejected({old: 'gone.'})};
const extensible = {...table('text: a'), own: /^x-/};
const pair = table({a: tuple(u64, list(u64))});

test.each([
  ['kinds of values', kinds, 'a: 3\nc: 1\nd: ~\ne: [x]', []],
  [
    'kinds of values',
    kinds,
    'a: 4\nc: 1.5\nd: 1\ne: [x, 1]',
    [
      'VALUE_TYPE:1 "a" must be a whole number from 1 to 3, and is 4.',
      'VALUE_TYPE:2 "c" must be a number from 0 to 1, and is 1.5.',
      'VALUE_TYPE:3 "d" must be a string, and is 1.',
      'VALUE_TYPE:4 "e[1]" must be a string, and is 1.',
    ],
  ],
  ['null where none may be', refused, 'license: ~', ['VALUE_TYPE:1 "license" must be a string, and is nothing.']],
  ['a table for a value', refused, 'license: {b: 1}', ['VALUE_TYPE:1 "license" must be a string, and is a table of keys.']],
  ['a value for a table', needed, 'a: x\nb: 1', ['VALUE_TYPE:2 "b" must be a table of keys, and is 1.']],
  ['required keys', needed, 'b: {}', ['KEY_MISSING:1 "b" needs the key "c".', 'KEY_MISSING:1 the file needs the key "a".']],
  [
    'a near key, of those that are not refused',
    refused,
    'licencs: x',
    ['KEY_UNKNOWN:1 the file has no key "licencs". Did you mean "license"?'],
  ],
  ['a refused key', refused, 'licenses: x', ['KEY_UNKNOWN:1 "licenses": use "license".']],
  ['any of several kinds', several, 'a: off', []],
  ['any of several kinds', several, 'a: {size: 1}', []],
  [
    'the one of the same shape',
    several,
    'a: {path: 1}',
    ['KEY_UNKNOWN:1 "a" has no key "path".', 'KEY_MISSING:1 "a" needs the key "size".'],
  ],
  ['none of several kinds', several, 'a: on', ['VALUE_TYPE:1 "a" must be "off", or a table of keys, and is "on".']],
  ['a variant', dependency, 'git: x\nrev: y', []],
  ['a key of another variant', dependency, 'local: x\nrev: y', ['KEY_UNKNOWN:2 the file has no key "rev".']],
  ['a key that the variant needs', dependency, 'git: x', ['KEY_MISSING:1 the file needs the key "rev".']],
  ['two variants', dependency, 'local: x\ngit: y', ['KEY_UNKNOWN:2 the file has both "local" and "git"; it takes one of "git", "local".']],
  ['no variant', dependency, 'from: x\nto: y', ['KEY_MISSING:1 the file needs one of the keys "git", "local".']],
  ['half of a pair', dependency, 'local: x\nfrom: y', ['KEY_MISSING:1 the file needs "to" too: from and to go together.']],
  ['one key and no other', oneOf('text: path value'), 'file: x', ['KEY_UNKNOWN:1 the file has no key "file".']],
  ['free names', free, 'one: 1', []],
  [
    'free names',
    free,
    'eleven: 1\nold: 1\ntwo: x',
    [
      'VALUE_TYPE:1 "eleven": the name must be a short name.',
      'KEY_UNKNOWN:2 "old": gone.',
      `VALUE_TYPE:3 "two" must be ${whole}, and is "x".`,
    ],
  ],
  ["the author's own keys", extensible, 'a: x\nx-b: 1\nzzz: 1', ['KEY_UNKNOWN:3 the file has no key "zzz".']],
  ['tuples', pair, 'a: [1, [1]]', []],
  ['short tuples', pair, 'a: [1]', ['VALUE_TYPE:1 "a" must be a list of 2 values, and is a list.']],
  [
    'wrong tuples',
    pair,
    'a: [x, [x]]',
    [`VALUE_TYPE:1 "a[0]" must be ${whole}, and is "x".`, `VALUE_TYPE:1 "a[1][0]" must be ${whole}, and is "x".`],
  ],
])('sees %s', (_name, model, yaml, expected) => {
  const findings = readYaml(yaml).flatMap((node) => checkValue(node, model));
  expect(findings.map(({code, line, message}) => `${code}:${line} ${message}`)).toEqual(expected);
});

test('a model with a key twice, or of an unknown kind, stops', () => {
  expect(() => table('text: a', {a: u64})).toThrow('has the key "a" twice in one table');
  expect(() => table('text: a txt: b')).toThrow('keys of a kind that does not exist: "txt: b"');
});
