import {pageChunkName} from '@site/src/light-docs/docs/chunk-name';
import {pageImportsModule, pagesModule} from '@site/src/light-docs/docs/pages-module';

const split = {
  pages: [
    {path: '/guides/b', source: '@site/docs/guides/b.mdx', sidebar: 'guidesSidebar'},
    {path: '/guides', source: '@site/docs/guides.mdx', sidebar: 'guidesSidebar'},
    {path: '/alone', source: '@site/docs/alone.mdx'},
  ],
  sidebars: {guidesSidebar: []},
};

test('addresses are a tree, and bring no text', () => {
  const text = pagesModule(split);
  expect(text).toContain('pages: "guides(.,b)"');
  expect(text).toContain('{pages: "alone"}');
  expect(text).not.toContain('@site/docs');
});

test('no address names the number of a text, which may not be compiled yet', () => {
  const text = pagesModule(split);
  expect(text).toContain('pages: "guides(.,b)"');
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
