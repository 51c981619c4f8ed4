import {pageChunkName} from '@site/src/plugins/docs/chunk-name';
import {pageImportsModule, pagesModule} from '@site/src/plugins/docs/pages-module';

const split = {
  pages: [
    {path: '/guides/b', source: '@site/docs/guides/b.mdx', sidebar: 'guidesSidebar'},
    {path: '/guides', source: '@site/docs/guides.mdx', sidebar: 'guidesSidebar'},
    {path: '/alone', source: '@site/docs/alone.mdx'},
  ],
  sidebars: {guidesSidebar: []},
};

test('addresses are a tree, and name the text of each page without importing it', () => {
  const text = pagesModule(split);
  expect(text).toContain(
    'pages: {"guides": {"": require.resolveWeak("@site/docs/guides.mdx"), "b": require.resolveWeak("@site/docs/guides/b.mdx")}}',
  );
  expect(text).toContain('{pages: {"alone": require.resolveWeak("@site/docs/alone.mdx")}}');
  expect(text).not.toContain('import(/* webpackChunkName: "_');
});

test('while pages are compiled on demand, no module names the number of a text that may not be there yet', () => {
  const text = pagesModule(split, true);
  expect(text).toContain('pages: {"guides": {"": 0, "b": 0}}');
  expect(text).not.toContain('resolveWeak');
});

test('each sidebar comes with how to load it', () => {
  expect(pagesModule(split)).toContain(
    'name: "guidesSidebar", items: () => import(/* webpackChunkName: "sidebar-guidesSidebar.json" */ "@generated/docusaurus-plugin-content-docs/default/sidebar-guidesSidebar.json")',
  );
});

test('each page has a chunk of its name', () => {
  const text = pageImportsModule(split);
  for (const {path, source} of split.pages)
    expect(text).toContain(`"${path}": () => import(/* webpackChunkName: "${pageChunkName(path)}" */ "${source}")`);
});
