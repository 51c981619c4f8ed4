import {manifest} from '@site/src/mcp/pack/manifest';
import {skillText} from '@site/src/mcp/skill';
import type {IndexedPage} from '@site/src/markdown-pages/lists/page-index';

const page = (id: string, status = 'current'): IndexedPage => ({
  id,
  title: id.toUpperCase(),
  description: `About ${id}.`,
  route: `/${id}`,
  markdown: `/${id}.md`,
  headings: [],
  section: 'Guides',
  status,
  changedIn: [],
  hash: '',
});

test('the skill lists the pages that lead into a subject, with their Markdown', () => {
  const all = [page('a'), page('a/one'), page('a/two'), page('old', 'removed'), page('old/one'), page('old/two')];
  const text = skillText({address: 'https://x.org/', versions: {sui: '9.1'}, all, find: () => undefined});
  expect(text).toMatch(/^---\nname: sui-docs\ndescription: .*Sui 9\.1\b.*\n---\n/);
  expect(text).toContain('## Guides\n\n- [A](https://x.org/a.md): About a.\n');
  expect(text).not.toContain('ONE');
  expect(text).not.toContain('OLD');
});

test('a package that the server imports is pinned, or packing fails', () => {
  expect(manifest(['minisearch'])).toMatchObject({dependencies: {minisearch: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string}});
  expect(() => manifest(['left-pad'])).toThrow('left-pad is imported by src/mcp, and package.json does not pin it');
});
