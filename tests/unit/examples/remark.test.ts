import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Paragraph, Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import downloads from '@site/src/examples/remark';

const folder = mkdtempSync(path.join(tmpdir(), 'downloads-'));
mkdirSync(path.join(folder, 'downloads'));
writeFileSync(path.join(folder, 'downloads/atlas.zip'), '');

afterAll(() => {
  rmSync(folder, {recursive: true});
});

function run(markdown: string): unknown {
  const processor = unified().use(remarkParse).use(downloads, {folder, baseUrl: '/docs/'});
  const tree: Root = processor.runSync(processor.parse(markdown));
  return (tree.children[0] as Paragraph).children[0];
}

test('a link to a download is one that the browser follows by itself', () => {
  expect(run('[it](/downloads/atlas.zip)')).toMatchObject({
    name: 'a',
    attributes: [
      {name: 'href', value: '/docs/downloads/atlas.zip'},
      {name: 'download', value: ''},
    ],
    data: {_mdxExplicitJsx: true},
  });
});

test('other links stay', () => {
  expect(run('[it](/guides)')).toMatchObject({type: 'link', url: '/guides'});
});

test('a download that there is not stops the build', () => {
  expect(() => run('[it](/downloads/gone.zip)')).toThrow('the link "/downloads/gone.zip" leads to no download.');
});
