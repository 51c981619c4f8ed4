import {resultKey} from '@site/src/samples/results/key';
import {resultsOf} from '@site/src/samples/results/record';
import type {Sample} from '@site/src/samples/sample';
import {versions} from '@site/src/facts/versions';
import {sampleOf} from '../../../lib/sample-fixtures';

const sample = (fields: Partial<Sample>): Sample => ({...sampleOf('move', 'module a::b;'), page: 'docs/a.mdx', line: 3, ...fields});

const label = `Compiled with Sui Move ${versions.moveCompiler}`;
const quoted = sample({page: 'docs/b.mdx', meta: {file: 'examples/move/shop/sources/a.move', region: 'x', fragment: false, output: false}});
const readFile = (): string => 'the whole file';

test('a sample of a page has its result there, and one from a file with the file, and the tests of its package', () => {
  const results = resultsOf([sample({}), quoted], [], new Map([['examples/move/shop', 7]]), readFile);
  expect(Object.fromEntries(results)).toEqual({
    'docs/a.mdx': {[resultKey(sample({}))]: {label}},
    'examples/move/shop/sources/a.move': {[resultKey({...quoted, fileText: 'the whole file'})]: {label, tests: 7}},
  });
});

test.each([
  ['in its lines', {page: 'docs/a.mdx', line: 3}],
  ['in its file', {page: 'examples/move/shop/sources/a.move', line: 1}],
])('a sample with a problem %s has no result', (_where, place) => {
  const all = [sample({}), quoted];
  const results = resultsOf(all, [{...place, checker: 'move', message: 'wrong'}], new Map(), readFile);
  expect([...results.keys()]).toHaveLength(1);
});

test('output, and samples whose line says nothing, have none', () => {
  const silent = [sample({language: 'json'}), sample({meta: {fragment: false, output: true}}), sample({language: 'sh', code: 'ls'})];
  expect([...resultsOf(silent, [], new Map(), readFile)]).toEqual([]);
});

test('a region of a checked file is known by the whole file, and any other sample by its own text and context', () => {
  const key = (fields: Partial<Sample>, fileText?: string): string => resultKey({...sample(fields), fileText});
  const ofFile = {meta: {file: 'a.move', fragment: false, output: false}};
  expect(key({...ofFile, code: 'one'}, 'file')).toBe(key({...ofFile, code: 'two'}, 'file'));
  expect(key(ofFile, 'file')).not.toBe(key(ofFile, 'other'));
  expect(key({language: 'sh', code: 'one'})).not.toBe(key({language: 'sh', code: 'two'}));
  expect(key({})).not.toBe(key({meta: {prelude: 'p', fragment: false, output: false}}));
});
