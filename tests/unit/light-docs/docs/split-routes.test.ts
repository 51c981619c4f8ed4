import {RouteShapeError, splitRoutes} from '@site/src/light-docs/docs/split-routes';
import {docsRoutes, docsSidebars, pages} from './fixture';

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
  expect(route.routes?.[0]?.props).toEqual({version: {pluginId: 'default', version: 'current', docs: {}, docsSidebars: {}}});
});

test('leaves every page to Docusaurus, without its text', () => {
  const children = splitRoutes(docsRoutes()).route.routes?.[0]?.routes?.[0]?.routes;
  expect(children?.map(({path}) => path)).toEqual(pages.map(({path}) => path));
  expect(children?.every(({modules}) => Object.keys(modules ?? {}).length === 0)).toBe(true);
});

test('refuses a page without a text, and says what to do', () => {
  const index = {path: '/guides/index', component: '@theme/DocCategoryGeneratedIndexPage', exact: true};
  expect(() => splitRoutes(docsRoutes([...pages, index]))).toThrow(RouteShapeError);
  expect(() => splitRoutes(docsRoutes([...pages, index]))).toThrow('write the page instead');
});

test('refuses a second version', () => {
  const routes = docsRoutes();
  const [version] = routes.routes ?? [];
  expect(() => splitRoutes({...routes, routes: version ? [version, version] : []})).toThrow('expected one route below /');
});
