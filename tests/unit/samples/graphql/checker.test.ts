import {graphqlChecker} from '@site/src/samples/checkers/graphql';
import {expectationsOf, fixtureSamples, foundIn, sampleOf} from '../../../lib/sample-fixtures';

test('finds nothing in good documents', async () => {
  const good = fixtureSamples('graphql/good');
  expect(good.size).toBeGreaterThanOrEqual(8);
  expect(await graphqlChecker.check([...good.values()])).toEqual([]);
});

test('finds in each bad document what it must, on its line', async () => {
  const expected = expectationsOf('graphql/bad');
  expect(Object.keys(expected).length).toBeGreaterThanOrEqual(8);
  expect(await foundIn(graphqlChecker, fixtureSamples('graphql/bad'))).toEqual(expected);
});

test('places problems in the page', async () => {
  const sample = {...sampleOf('graphql', '{\n  chainIdentifer\n}'), page: 'docs/a.mdx', line: 40};
  expect(await graphqlChecker.check([sample])).toEqual([
    {
      page: 'docs/a.mdx',
      line: 41,
      checker: 'graphql',
      code: 'FieldsOnCorrectTypeRule',
      message: 'Cannot query field "chainIdentifer" on type "Query". Did you mean "chainIdentifier"?',
    },
  ]);
});

test('says how to mark a fence that only has fragments', async () => {
  const [problem] = await graphqlChecker.check([sampleOf('graphql', 'fragment A on PageInfo {\n  endCursor\n}')]);
  expect(problem?.message).toMatch(/Mark a fence that only has fragments with "fragment"\.$/);
});

test('names the library and the SDK that the schema is of', () => {
  expect(graphqlChecker.tool).toMatch(/^GraphQL\.js \d+\.\d+\.\d+ and the schema of @mysten\/sui \d+\.\d+\.\d+$/);
});
