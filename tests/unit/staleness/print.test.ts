import {finding, unasked} from '@site/src/staleness/finding';
import {printFindings} from '@site/src/staleness/print';

const findings = [
  finding('claims', 'still so', 'fresh'),
  unasked('network', 'mainnet', 'no | answer\nat all'),
  finding('pins', '@mysten/sui', 'stale', {stated: '2.20.4', found: '2.33.1', places: ['docs/a.mdx:3', 'docs/b.mdx:4']}),
];

test('shows what is stale first, in columns, without what holds', () => {
  expect(printFindings(findings)).toBe(
    [
      '| State   | Area    | Subject     | Here   | Source says        | Pages          |',
      '| ------- | ------- | ----------- | ------ | ------------------ | -------------- |',
      '| stale   | pins    | @mysten/sui | 2.20.4 | 2.33.1             | a:3 and 1 more |',
      '| unasked | network | mainnet     |        | no / answer at all |                |',
      '',
      '1 stale, 1 could not be asked, 0 to look at, 1 still hold.',
    ].join('\n'),
  );
});

test('shows what holds where it is asked to, and cuts what is long', () => {
  const text = printFindings([...findings, finding('a', 'b', 'note', {found: 'x'.repeat(200)})], true);
  expect(text).toContain('still so');
  expect(text).toContain(`${'x'.repeat(63)}…`);
});

test('one sentence is left where everything holds', () => {
  expect(printFindings([finding('claims', 'still so', 'fresh')])).toBe('0 stale, 0 could not be asked, 0 to look at, 1 still hold.');
});
