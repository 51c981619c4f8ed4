import {checkValue} from '@site/src/samples/data/check';
import {
  boolean,
  choice,
  either,
  integer,
  key,
  list,
  map,
  number,
  optional,
  rejected,
  required,
  table,
  text,
  tuple,
  u64,
  type Value,
} from '@site/src/samples/data/keys';
import {readYaml} from '@site/src/samples/data/read-yaml';

/** What is found in a YAML text, as `CODE:line message`. */
const found = (yaml: string, value: Value, partial = false): readonly string[] =>
  readYaml(yaml)
    .flatMap((node) => checkValue(node, value, {path: '', partial}))
    .map(({code, line, message}) => `${code}:${line} ${message}`);

test('holds keys against their kinds', () => {
  const model = table(key('a', integer(1n, 3n)), key('b', list(boolean)), key('c', number(0, 1)), optional('d', text));
  expect(found('a: 3\nb: [true]\nc: 1\nd: ~', model)).toEqual([]);
  expect(found('a: 4\nb: [true, 1]\nc: 1.5\nd: 1', model)).toEqual([
    'VALUE_TYPE:1 "a" must be a whole number from 1 to 3, and is 4.',
    'VALUE_TYPE:2 "b[1]" must be true or false, and is 1.',
    'VALUE_TYPE:3 "c" must be a number from 0 to 1, and is 1.5.',
    'VALUE_TYPE:4 "d" must be a string, and is 1.',
  ]);
});

test('takes null only where a key is optional', () => {
  expect(found('a: ~', table(optional('a', u64)))).toEqual([]);
  expect(found('a: ~', table(key('a', text)))).toEqual(['VALUE_TYPE:1 "a" must be a string, and is nothing.']);
});

test('asks for required keys, in a part of a file only below the top', () => {
  const model = table(required('a', text), key('b', table(required('c', text))));
  expect(found('b: {}', model)).toEqual(['KEY_MISSING:1 "b" needs the key "c".', 'KEY_MISSING:1 the file needs the key "a".']);
  expect(found('b: {}', model, true)).toEqual(['KEY_MISSING:1 "b" needs the key "c".']);
});

test('never suggests a key that is refused', () => {
  const model = table(key('license', text), rejected('licenses', 'use "license".'));
  expect(found('licencs: x', model)).toEqual(['KEY_UNKNOWN:1 the file has no key "licencs". Did you mean "license"?']);
  expect(found('licenses: x', model)).toEqual(['KEY_UNKNOWN:1 "licenses": use "license".']);
});

test('takes any of several kinds, and reports on the one of the same shape', () => {
  const model = table(key('a', either(choice('off'), table(required('size', u64)))));
  expect(found('a: off', model)).toEqual([]);
  expect(found('a: {size: 1}', model)).toEqual([]);
  expect(found('a: {path: 1}', model)).toEqual(['KEY_UNKNOWN:1 "a" has no key "path".', 'KEY_MISSING:1 "a" needs the key "size".']);
  expect(found('a: on', model)).toEqual(['VALUE_TYPE:1 "a" must be "off", or a table of keys, and is "on".']);
});

test('tells tables apart by the key that says their kind', () => {
  const model: Value = {
    kind: 'variants',
    by: {git: [required('git', text), key('rev', text)], local: [required('local', text)]},
    shared: [key('from', text), key('to', text)],
    together: ['from', 'to'],
  };
  expect(found('git: x\nrev: y', model)).toEqual([]);
  expect(found('local: x\nrev: y', model)).toEqual(['KEY_UNKNOWN:2 the file has no key "rev".']);
  expect(found('local: x\ngit: y', model)).toEqual(['KEY_UNKNOWN:2 the file has both "local" and "git"; it takes one of "git", "local".']);
  expect(found('from: x\nto: y', model)).toEqual(['KEY_MISSING:1 the file needs one of the keys "git", "local".']);
  expect(found('git: x\nfrom: y', model)).toEqual(['KEY_MISSING:1 the file needs "to" too: from and to go together.']);
});

test('holds free names against a rule, and refuses some', () => {
  const short = {description: 'a short name', accepts: (name: string) => name.length < 4};
  const model = map(u64, short, {old: 'gone.'});
  expect(found('one: 1', model)).toEqual([]);
  expect(found('eleven: 1\nold: 1\ntwo: x', model)).toEqual([
    'VALUE_TYPE:1 "eleven": the name must be a short name.',
    'KEY_UNKNOWN:2 "old": gone.',
    'VALUE_TYPE:3 "two" must be a whole number from 0 to 18446744073709551615, and is "x".',
  ]);
});

test('counts the values of a tuple', () => {
  const model = table(key('a', tuple(u64, text)));
  expect(found('a: [1, x]', model)).toEqual([]);
  expect(found('a: [1]', model)).toEqual(['VALUE_TYPE:1 "a" must be a list of 2 values, and is a list.']);
  expect(found('a: [x, x]', model)).toEqual(['VALUE_TYPE:1 "a[0]" must be a whole number from 0 to 18446744073709551615, and is "x".']);
});

test('refuses a table where a value is expected, and the reverse', () => {
  expect(found('a: {b: 1}', table(key('a', text)))).toEqual(['VALUE_TYPE:1 "a" must be a string, and is a table of keys.']);
  expect(found('a: 1', table(key('a', table())))).toEqual(['VALUE_TYPE:1 "a" must be a table of keys, and is 1.']);
});
