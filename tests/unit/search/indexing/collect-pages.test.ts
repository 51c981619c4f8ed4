import {collectPages, type Doc} from '@site/src/search/indexing/collect-pages';
import {scratchFolder} from '../../../lib/scratch-folder';

const outDir = scratchFolder({
  'index.html': '<div class="theme-doc-markdown"><h1>Top</h1></div>',
  'a.html': '<div class="theme-doc-markdown"><h1>A</h1></div>',
  'none.html': '<main>Nothing</main>',
});

const doc = (permalink: string, more: Partial<Doc> = {}): Doc => ({
  permalink,
  source: '@site/docs/a.mdx',
  sidebar: 'guidesSidebar',
  unlisted: false,
  draft: false,
  frontMatter: {},
  ...more,
});

test('routes stand below the base URL, sections have the names of the navbar', async () => {
  const pages = await collectPages([doc('/base/'), doc('/base/a', {sidebar: undefined})], {outDir, baseUrl: '/base/'});
  expect(pages).toMatchObject([
    {route: '/', title: 'Top', section: 'Guides'},
    {route: '/a', title: 'A'},
  ]);
  expect(pages[1]).not.toHaveProperty('section');
});

test('generated and outdated pages are told from others; unlisted ones are left out', async () => {
  const pages = await collectPages(
    [doc('/a', {source: '@site/docs/a.md', frontMatter: {status: 'removed'}}), doc('/a'), doc('/a', {unlisted: true})],
    {outDir, baseUrl: '/'},
  );
  expect(pages.map(({isGenerated, isOutdated}) => [isGenerated, isOutdated])).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('a listed page without an article stops the build', async () => {
  await expect(collectPages([doc('/none')], {outDir, baseUrl: '/'})).rejects.toThrow(
    'search: none.html, built from @site/docs/a.mdx, has no article that may be indexed.',
  );
});
