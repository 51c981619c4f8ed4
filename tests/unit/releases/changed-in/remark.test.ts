import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {parseMarkdown} from '@site/src/lib/markdown';
import changedIn from '@site/src/releases/changed-in/remark';
import {releases as allReleases} from '@site/src/releases/releases';
import type {Release, Stage} from '@site/src/releases/types';

const release = (version: string, stage: Stage = 'mainnet'): Release => ({
  version,
  tag: `mainnet-v${version}.1`,
  protocol: 100,
  date: {kind: 'released', day: '2026-08-27'},
  stage,
  title: 'a change',
  evidence: [],
  changes: [{audience: 'apps', text: '[It].', links: ['a/b'], changed: ['a/b']}],
});

const source = "---\ntitle: A\n---\n\nimport B from 'b';\n\nText.";

function run(path: string, releases?: readonly Release[]): Root {
  const file = new VFile({path, value: source});
  return unified().use(changedIn, {siteDir: '/site', releases}).runSync(parseMarkdown(file.path, source), file);
}

const lineOf = (releases: readonly Release[], path = '/site/docs/a/b.mdx'): string | undefined => {
  const found = run(path, releases).children.find(
    (node) => node.type === 'paragraph' && node.data?.hProperties?.className?.includes('changed-in'),
  );
  return found && toString(found);
};

test('the line stands in front of the text, after imports', () => {
  const {children} = run('/site/docs/a/b.mdx', [release('1.78')]);
  expect(children.map(({type}) => type)).toEqual(['yaml', 'mdxjsEsm', 'paragraph', 'paragraph']);
  expect(children[2]).toMatchObject({children: [{}, {type: 'link', url: '/references/whats-new#v1-78'}, {}]});
});

test.each([
  [['1.78'], 'Changed in Sui 1.78.'],
  [['1.78', '1.72'], 'Changed in Sui 1.78 and Sui 1.72.'],
  [['1.78', '1.77', '1.72', '1.60'], 'Changed in Sui 1.78, Sui 1.77 and Sui 1.72.'],
])('%j', (versions, text) => {
  expect(lineOf(versions.map((version) => release(version)))).toBe(text);
});

test('a release that Mainnet is not known to run is to come', () => {
  expect(lineOf([release('1.81', 'mainnet-tag'), release('1.78')])).toBe('Changed in Sui 1.78. On Mainnet it changes with Sui 1.81.');
  expect(lineOf([release('1.82', 'testnet')])).toBe('On Mainnet it changes with Sui 1.82.');
});

test('other pages, and files that are no page, stay as they are', () => {
  expect(lineOf([release('1.78')], '/site/docs/a.mdx')).toBeUndefined();
  expect(lineOf([release('1.78')], '/site/docs/a/b/c.mdx')).toBeUndefined();
  expect(lineOf([release('1.78')], '/site/a/b.mdx')).toBeUndefined();
});

test('pages of the site have it', () => {
  expect(allReleases.flatMap(({changes}) => changes.flatMap(({changed = []}) => changed)).length).toBeGreaterThan(20);
  expect(toString(run('/site/docs/concepts/address-balances.mdx'))).toContain('Changed in Sui 1.72');
});
