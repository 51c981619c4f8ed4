import {printReport} from '@site/src/samples/print-report';
import {sampleOf} from '../../lib/sample-fixtures';

const counts = [{language: 'move', tool: 'Sui Move', checked: 3, failing: 1, unchecked: 1, output: 0}];
const cost = {seconds: 1.25, megabytes: 99.6};

test('prints the table, the coverage, the reasons and each problem with page and line', () => {
  const problems = [{page: 'docs/a.mdx', line: 7, checker: 'move', code: 'E04023', message: 'invalid method call'}];
  const text = printReport(
    {counts, problems, declared: [], unchecked: [sampleOf('move', '', {unchecked: 'needs a network'})], coverage: 0.75},
    cost,
  );
  expect(text.split('\n').slice(0, 2)).toEqual([
    'Language  Checked  of these must fail  Unchecked  Output  Tool',
    'move      3        1                   1          0       Sui Move',
  ]);
  expect(text).toContain('Coverage 75.0 % of the samples that a tool can check; 1.3 s, 100 MiB.');
  expect(text).toContain('docs/fixture.mdx:1: needs a network');
  expect(text).toContain('docs/a.mdx:7: move E04023: invalid method call\n1 problem.');
});

test('says so when there is no problem', () => {
  expect(printReport({counts, problems: [], declared: [], unchecked: [], coverage: 1}, cost)).toMatch(/No problems\.$/);
});
