import {createHash} from 'node:crypto';
import {checkFrontMatter} from '@site/src/page-contract/front-matter';
import {parseMarkdown} from '@site/src/lib/markdown';
import {pageText, sections, syntheticPage, syntheticPages, weighedPage} from '@site/src/weigh/synthetic/page';

const pages = syntheticPages(400);

test('the pages are the same on every machine and in sites of every size', () => {
  const hash = createHash('sha256');
  for (const page of pages) hash.update(pageText(page));
  expect(hash.digest('hex')).toMatchInlineSnapshot(`"a8039a44a78288db4ce5be8f0d717236c4874b93b1fb00778b86dade7df65b86"`);
  expect(syntheticPages(40)).toEqual(pages.slice(0, 40));
});

test('a page has about 700 words of prose, headings, and a sample in each language', () => {
  const words = pages.map(({body}) => body.replaceAll(/```[^]*?```/g, '').split(/\s+/).length);
  const mean = words.reduce((sum, count) => sum + count, 0) / words.length;
  expect([mean > 650, mean < 750]).toEqual([true, true]);
  const {children} = parseMarkdown('page.md', syntheticPage(7).body);
  expect(children.filter(({type}) => type === 'heading')).toHaveLength(6);
  expect(children.flatMap((node) => (node.type === 'code' ? [node.lang] : []))).toEqual(['move', 'ts', 'sh']);
});

test('every page meets the front-matter contract', () => {
  for (const page of pages) expect(checkFrontMatter(`docs/${page.id}.md`, pageText(page)).title).toBe(page.title);
});

test('ids are unique and dealt to the four sidebars evenly', () => {
  expect(new Set(pages.map(({id}) => id)).size).toBe(pages.length);
  for (const section of sections) expect(pages.filter(({id}) => id.startsWith(`${section}/topic-`))).toHaveLength(100);
});

test('the page that is weighed is in the smallest site', () => {
  expect(syntheticPages(40).map(({id}) => id)).toContain(weighedPage);
});
