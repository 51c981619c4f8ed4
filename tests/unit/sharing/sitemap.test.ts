import {datedSitemap} from '@site/src/sharing/sitemap';
import {lastChanges} from '@site/src/markdown-pages/last-changes';

jest.mock('@site/src/markdown-pages/last-changes');

test('a page has the day of the file that it was made of, also below another route; one without a commit has none', async () => {
  jest.mocked(lastChanges).mockReturnValue(new Map([['docs/guides/a.mdx', '2026-11-24']]));
  const route = (path: string, file: string) => ({path, component: '', metadata: {sourceFilePath: file}});
  const routes = [{path: '/', component: '', routes: [route('/guides/a', 'docs/guides/a.mdx'), route('/b', 'docs/b.mdx')]}];
  const items = ['/guides/a', '/b', '/all-pages'].map((path) => ({url: `https://a.example${path}`}));
  const site = {routes, siteConfig: {} as never, head: {}, defaultCreateSitemapItems: () => Promise.resolve(items)};
  expect(await datedSitemap('.')(site)).toEqual([{url: 'https://a.example/guides/a', lastmod: '2026-11-24'}, items[1], items[2]]);
});
