import {createProcessor} from '@mdx-js/mdx';
import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import toc from '@docusaurus/mdx-loader/lib/remark/toc';
import {VFile} from 'vfile';
import shortToc from '@site/src/light-docs/short-toc/remark';

const page = "import Part from './_part.mdx';\n\n## One\n\n### Two\n\n#### Three\n\n<Part />\n";

/** The levels in the list that a page exports, and whether a snippet's own entries are in it. */
async function levelsOf(frontMatter: object): Promise<{levels: number[]; hasSnippet: boolean}> {
  const processor = createProcessor({remarkPlugins: [[headings, {anchorsMaintainCase: false}], toc, [shortToc, {deepest: 3}]]});
  const code = String(await processor.process(new VFile({value: page, path: 'page.mdx', data: {frontMatter}})));
  const [, list = ''] = /export const toc = \[([\s\S]*?)\];/.exec(code) ?? [];
  return {levels: [...list.matchAll(/"?level"?: (\d)/g)].map(([, level]) => Number(level)), hasSnippet: list.includes('...')};
}

test('a page exports the headings that its table of contents shows, and those of its snippets', async () => {
  expect(await levelsOf({})).toEqual({levels: [2, 3], hasSnippet: true});
  expect(await levelsOf({toc_max_heading_level: 2})).toEqual({levels: [2], hasSnippet: true});
});
