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

test('what every page loads has how to load each sidebar, and no address of a page that the one above tells', () => {
  expect(pagesModule(split)).toBe(
    [
      'export const sidebars = {',
      '"guidesSidebar": () => import(/* webpackChunkName: "sidebar-guidesSidebar.json" */ "@generated/docusaurus-plugin-content-docs/default/sidebar-guidesSidebar.json"),',
      '};',
      'export const wholeSidebars = {',
      '',
      '};',
      'export const sidebarPrefixes = {"/guides":"guidesSidebar"};',
      '',
    ].join('\n'),
  );
});

test('pages of a category that is apart load another file than the others', () => {
  const apart = {
    type: 'category' as const,
    label: 'A',
    href: '/guides/a',
    collapsed: true,
    collapsible: true,
    items: ['/guides/b/c', '/guides/b/d/e'].map((href) => ({type: 'link' as const, label: href, href})),
    customProps: {apart: true},
  };
  const text = pagesModule({...split, sidebars: {guidesSidebar: [apart]}});
  // Its own page, and the folder of those in it.
  for (const address of ['/guides/a', '/guides/b'])
    expect(text).toContain(
      `"${address}": () => import(/* webpackChunkName: "sidebar-guidesSidebar-whole.json" */ "@generated/docusaurus-plugin-content-docs/default/sidebar-guidesSidebar-whole.json"),`,
    );
});

test('each page has a chunk of its name', () => {
  const text = pageImportsModule(split);
  for (const {path, source} of split.pages)
    expect(text).toContain(`"${path}": () => import(/* webpackChunkName: "${pageChunkName(path)}" */ "${source}")`);
});
