import {readMeta} from '@site/src/samples/read-meta';

test('reads every word, and none', () => {
  expect(readMeta('file="examples/a.move" region="x" title="a.move" fragment {1-3}')).toEqual({
    meta: {file: 'examples/a.move', region: 'x', title: 'a.move', fragment: true, output: false},
    mistakes: [],
  });
  expect(readMeta(undefined)).toEqual({meta: {fragment: false, output: false}, mistakes: []});
});

test.each([
  ['a misspelt word', 'fail="E04023"', '"fail" is not a word for a fence'],
  ['a value that is missing', 'unchecked', 'unchecked needs a value'],
  ['an empty value', 'unchecked=""', 'unchecked needs a value'],
  ['a flag with a value', 'output="yes"', 'output takes no value'],
  ['added lines of no file', 'added="3"', 'added="3-5" names lines of a sample that is quoted'],
  ['added lines that are none', 'file="a" added="x"', 'added="3-5" names lines'],
  ['output that must fail', 'output fails="E1"', 'output is never checked'],
  ['unchecked that must fail', 'unchecked="why" fails="E1"', 'fails says that the sample is checked'],
])('says so at %s', (_name, meta, expected) => {
  expect(readMeta(meta).mistakes.join('\n')).toContain(expected);
});
