import type {Heading, List, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {parseMarkdown} from '@site/src/lib/markdown';
import releaseNotes, {type ReleaseNotesData} from '@site/src/releases/release-notes/remark';
import {releases} from '@site/src/releases/releases';
import type {Release} from '@site/src/releases/types';
import {failureOf} from '../../../lib/failure-of';

const release: Release = {
  version: '1.78',
  tag: 'mainnet-v1.78.1',
  protocol: 135,
  date: {kind: 'released', day: '2026-08-27'},
  stage: 'mainnet',
  title: 'a change',
  evidence: [],
  changes: [
    {audience: 'integrators', text: 'See [the `page`].', links: ['a/b#c']},
    {audience: 'apps', text: 'Use [it].', links: ['a/b']},
  ],
};
const data: ReleaseNotesData = {
  releases: [
    {
      ...release,
      version: '1.79',
      tag: 'testnet-v1.79.0',
      stage: 'testnet',
      protocol: 136,
      date: {kind: 'released', day: '2026-08-31', tag: 'devnet-v1.79.0'},
    },
    release,
  ],
  skipped: [{version: '1.77', reason: 'Nothing is known.'}],
};

function run(markdown: string, given?: ReleaseNotesData): Root {
  const file = new VFile({path: 'docs/page.mdx', value: markdown});
  return unified().use(releaseNotes, given).runSync(parseMarkdown(file.path, markdown), file);
}

const texts = (markdown: string): string[] => run(markdown, data).children.map((node) => toString(node));

test('the page begins with what Mainnet runs and ends with what is left out', () => {
  const all = texts('<ReleaseNotes />');
  expect(all[0]).toMatch(/^The newest release that Mainnet is known to run is 1\.78, with protocol 135\. Checked on /);
  expect(all.at(-1)).toBe('Release 1.77 is not on the list. Nothing is known.');
});

test('each release has a heading with an anchor, what it is, and its changes by audience', () => {
  const nodes = run('<ReleaseNotes />', data).children;
  const headings = nodes.filter((node): node is Heading => node.type === 'heading');
  expect(headings.map((node) => node.depth)).toEqual([2, 2]);
  expect(headings[1]?.children.at(-1)).toMatchObject({type: 'html', value: '<!-- #v1-78 -->'});
  const list = nodes.filter((node): node is List => node.type === 'list').at(-1);
  expect(list?.children.map((item) => toString(item))).toEqual(['Apps: Use it.', 'Integrations: See the page.']);
  expect(list?.children[1]?.children[0]).toMatchObject({children: [{}, {}, {}, {type: 'link', url: '/a/b#c'}, {}]});
});

test('a release says how far it got, and no more than is known', () => {
  const all = texts('<ReleaseNotes />');
  expect(all).toContain('Tag mainnet-v1.78.1, protocol 135. Released on August 27, 2026.');
  expect(all).toContain(
    'Tag testnet-v1.79.0, protocol 136. Tag devnet-v1.79.0 was released on August 31, 2026. It ran on Testnet; no source shows it on Mainnet.',
  );
});

test('one release has no heading', () => {
  expect(texts('<ReleaseNotes release="1.78" />')).toHaveLength(2);
});

test('the list of the site has a heading for each release', () => {
  const headings = run('<ReleaseNotes />').children.filter((node) => node.type === 'heading');
  expect(headings).toHaveLength(releases.length);
});

test.each([
  ['<ReleaseNotes release="1.7" />', 'src/releases/ has no release "1.7".'],
  ['<ReleaseNotes release={1.78} />', 'release in quotes'],
  ['<ReleaseNotes version="1.78" />', 'no attribute but a release'],
  ['<ReleaseNotes release="1.78" short />', 'no attribute but release'],
  ['<ReleaseNotes>\n\nText.\n\n</ReleaseNotes>', 'no content'],
  ['See <ReleaseNotes />.', 'a ReleaseNotes stands on a line of its own'],
])('%s stops the build', (markdown, reason) => {
  const failure = failureOf(() => run(`Text.\n\n${markdown}`, data));
  expect(failure.line).toBe(3);
  expect(failure.reason).toContain(reason);
});
