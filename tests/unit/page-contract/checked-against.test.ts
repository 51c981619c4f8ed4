import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {toString} from 'mdast-util-to-string';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {failureOf} from '../../lib/failure-of';
import {longDate} from '@site/src/lib/long-date';
import {describeOrigin} from '@site/src/page-contract/checked-against/describe-origin';
import checkedAgainst from '@site/src/page-contract/checked-against/remark';
import {paragraph} from '@site/src/reference/build';

function run(markdown: string): string[] {
  const file = new VFile({path: 'docs/page.mdx', value: markdown});
  const processor = unified().use(remarkParse).use(remarkMdx).use(checkedAgainst);
  return processor.runSync(processor.parse(file), file).children.map((node) => toString(node));
}

test('says where a figure was read, for which version, and when', () => {
  const [before, sentence, after] = run('Before.\n\n<CheckedAgainst fact="protocol.transaction" />\n\nAfter.');
  expect([before, after]).toEqual(['Before.', 'After.']);
  expect(sentence).toMatch(
    /^Checked against crates\/\S+Mainnet_version_\d+\.snap of \S+\/\w+ at \w+ (?:\(a public copy of [^)]+\) )?for protocol \d+; read on \w+ \d+, 20\d\d\.$/,
  );
});

test('says of a repository under another name what it is a copy of', () => {
  const source = {repository: 'somebody/copy', commit: 'abc123', paths: ['a.rs'], copyOf: 'the sources of Sui'};
  const sentence = paragraph(...describeOrigin({source, holds: 'protocol 1', read: '2026-11-22', checkedBy: 'source'}));
  expect(toString(sentence)).toBe(
    'Checked against a.rs of somebody/copy at abc123 (a public copy of the sources of Sui) for protocol 1; read on November 22, 2026.',
  );
});

test('a group with two origins has a sentence for each', () => {
  expect(run('<CheckedAgainst fact="limits" />').length).toBeGreaterThan(1);
});

test.each([
  ['<CheckedAgainst fact="protocol.transactions" />', 'no figure "protocol.transactions"', 'protocol.transaction'],
  ['<CheckedAgainst />', 'has one attribute', 'fact='],
  ['<CheckedAgainst fact={protocol.version} />', 'has one attribute', 'fact='],
  ['Text with <CheckedAgainst fact="limits" /> in it.', 'on a line of its own', 'empty lines'],
])('stops at %s', (markdown, problem, cure) => {
  const {reason, line} = failureOf(() => run(`\n${markdown}`));
  expect(line).toBe(2);
  expect(reason).toContain(problem);
  expect(reason).toContain(cure);
});

test('names a package, a page and a commit', () => {
  const origin = {holds: 'everything', read: '2026-01-05', checkedBy: 'person'} as const;
  const sentence = (source: Parameters<typeof describeOrigin>[0]['source']): string =>
    toString(paragraph(...describeOrigin({...origin, source})));
  expect(sentence({package: '@mysten/sui', version: '2.33.1'})).toContain(
    'against @mysten/sui 2.33.1 for everything; read on January 5, 2026.',
  );
  expect(sentence({page: 'https://sui.io'})).toContain('against https://sui.io for');
  expect(sentence({repository: 'a/b', commit: 'c0ffee', paths: ['x', 'y', 'z']})).toContain('against x, y and z of a/b at c0ffee for');
  expect(longDate('2026-12-31')).toBe('December 31, 2026');
});
