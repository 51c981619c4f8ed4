import {mdxChecker} from '@site/src/samples/checkers/mdx';
import {expectationsOf, fixtureSamples, foundIn, sampleOf} from '../../../lib/sample-fixtures';

test('finds nothing in good code', async () => {
  const good = fixtureSamples('mdx/good');
  expect(good.size).toBeGreaterThanOrEqual(3);
  expect(await mdxChecker.check([...good.values()])).toEqual([]);
});

test('finds in each bad sample what it must, on its line', async () => {
  expect(await foundIn(mdxChecker, fixtureSamples('mdx/bad'))).toEqual(expectationsOf('mdx/bad'));
});

test('places problems in the page', async () => {
  const sample = {...sampleOf('mdx', 'Text.\n\n<Tabs>'), page: 'docs/a.mdx', line: 20};
  expect(await mdxChecker.check([sample])).toEqual([
    expect.objectContaining({page: 'docs/a.mdx', line: 20, checker: 'mdx', code: 'MDX_SYNTAX'}),
  ]);
});

test('names the parser', () => {
  expect(mdxChecker.tool).toMatch(/^remark-mdx \d+\.\d+\.\d+$/);
});
