import {testOutputProblems} from '@site/src/samples/move/test-outputs';
import {sampleOf} from '../../../lib/sample-fixtures';

const tests = [
  {dir: 'examples/move/orchard', name: 'tree_tests::a_tree_grows', passed: true},
  {dir: 'examples/move/orchard', name: 'tree_tests::a_tree_falls', passed: false},
];

const problems = (code: string): string[] =>
  testOutputProblems([sampleOf('text', code, {output: true})], tests).map(({page, line, message}) => `${page}:${line}: ${message}`);

test('an output that names a test that passed is right', () => {
  expect(problems('Running Move unit tests\n[ PASS    ] orchard::tree_tests::a_tree_grows\nTest result: OK.')).toEqual([]);
});

test.each([
  ['a test that failed', 'orchard::tree_tests::a_tree_falls', 'the test tree_tests::a_tree_falls of orchard fails here'],
  ['a test that is gone', 'orchard::tree_tests::a_tree_sings', 'orchard has no test tree_tests::a_tree_sings'],
  ['a package that is gone', 'forest::tree_tests::a_tree_grows', 'there is no package forest with tests below examples/move'],
])('%s is found, with its line', (_name, test, message) => {
  expect(problems(`…\n  [ PASS    ] ${test}`)).toEqual([`docs/fixture.mdx:2: ${message}`]);
});

test('a test that is shown as failing may do so because of a mistake that the page explains', () => {
  expect(problems('[ FAIL    ] orchard::tree_tests::a_tree_grows')).toEqual([]);
});
