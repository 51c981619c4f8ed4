import {splitRoutes} from '@site/src/light-docs/docs/split-routes';
import {docsRoutes, docsSidebars, pages, versionData, withVersions} from './fixture';

test('gives each page with its source and its sidebar', () => {
  expect(splitRoutes(docsRoutes()).pages).toEqual([
    {path: '/guides', source: '@site/docs/guides.mdx', sidebar: 'guidesSidebar'},
    {path: '/guides/a', source: '@site/docs/guides/a.mdx', sidebar: 'guidesSidebar'},
    {path: '/references', source: '@site/docs/references.mdx', sidebar: 'referencesSidebar'},
    {path: '/alone', source: '@site/docs/alone.mdx'},
  ]);
});

test('takes the sidebars and the list of documents out of the version, and nothing else', () => {
  const {route, sidebars} = splitRoutes(docsRoutes());
  expect(sidebars).toBe(docsSidebars);
  expect(route.routes?.[0]?.props).toEqual({version: {...versionData, docs: {}, docsSidebars: {}}});
});

test('leaves every page to Docusaurus, without its text', () => {
  const children = splitRoutes(docsRoutes()).route.routes?.[0]?.routes?.[0]?.routes;
  expect(children?.map(({path}) => path)).toEqual(pages.map(({path}) => path));
  expect(children?.every(({modules}) => Object.keys(modules ?? {}).length === 0)).toBe(true);
});

test.each([
  [
    'a generated index',
    docsRoutes([...pages, {path: '/guides/index', component: '@theme/DocCategoryGeneratedIndexPage', exact: true}]),
    '/guides/index: a category with a generated index',
    'Write the page under docs/',
  ],
  ['a second version', withVersions((version) => [version, {...version, path: '/1.0'}]), '/1.0: pages here know', 'Remove the other versions'],
  [
    'tags',
    withVersions((version) => [{...version, routes: [...(version.routes ?? []), {path: '/tags', component: '@theme/DocTagsListPage'}]}]),
    '/tags: tags make pages',
    'use "keywords"',
  ],
])('refuses %s, and says what to do', (_name, routes, what, cure) => {
  expect(() => splitRoutes(routes)).toThrow(what);
  expect(() => splitRoutes(routes)).toThrow(cure);
});
