import {pythonChecker} from '@site/src/samples/checkers/python';
import {expectationsOf, fixtureSamples, foundIn, sampleOf} from '../../../lib/sample-fixtures';

test('finds nothing in good code', async () => {
  const good = fixtureSamples('python/good');
  expect(good.size).toBeGreaterThanOrEqual(3);
  expect(await pythonChecker.check([...good.values()])).toEqual([]);
});

test('finds in each bad sample what it must, on its line', async () => {
  expect(await foundIn(pythonChecker, fixtureSamples('python/bad'))).toEqual(expectationsOf('python/bad'));
});

test('places problems in the page', async () => {
  const sample = {...sampleOf('python', 'a = 1\nprint "a"'), page: 'docs/a.mdx', line: 20};
  expect(await pythonChecker.check([sample])).toEqual([
    {
      page: 'docs/a.mdx',
      line: 21,
      checker: 'python',
      code: 'PYTHON_SYNTAX',
      message: 'Simple statements must be separated by newlines or semicolons.',
    },
  ]);
});

test('names the parser', () => {
  expect(pythonChecker.tool).toMatch(/^Ruff \d+\.\d+\.\d+$/);
});
