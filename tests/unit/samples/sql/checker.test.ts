import {sqlChecker} from '@site/src/samples/checkers/sql';
import {expectationsOf, fixtureSamples, foundIn, sampleOf} from '../../../lib/sample-fixtures';

test('finds nothing in good code', async () => {
  const good = fixtureSamples('sql/good');
  expect(good.size).toBeGreaterThanOrEqual(3);
  expect(await sqlChecker.check([...good.values()])).toEqual([]);
});

test('finds in each bad sample what it must, on its line', async () => {
  expect(await foundIn(sqlChecker, fixtureSamples('sql/bad'))).toEqual(expectationsOf('sql/bad'));
});

test('places problems in the page', async () => {
  const sample = {...sampleOf('sql', 'SELECT 1;\nSELEC 2;'), page: 'docs/a.mdx', line: 20};
  expect(await sqlChecker.check([sample])).toEqual([
    {page: 'docs/a.mdx', line: 21, checker: 'sql', code: 'SQL_SYNTAX', message: 'syntax error at or near "SELEC".'},
  ]);
});

test('names the parser', () => {
  expect(sqlChecker.tool).toMatch(/^PostgreSQL's parser in libpg-query \d+\.\d+\.\d+$/);
});
