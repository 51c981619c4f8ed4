import {withoutPages} from '@site/src/light-docs/docs/route-files';

const pages = new Set(['/guides', "/guides/a'b"]);

const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/search',
    component: ComponentCreator('/search', '822'),
    exact: true
  },
  {
    path: '/',
    component: ComponentCreator('/', 'd43'),
    routes: [
      {
        path: '/guides',
        component: ComponentCreator('/guides', '528'),
        exact: true,
        sidebar: "guidesSidebar"
      },
      {
        path: '/guides/a\\'b',
        component: ComponentCreator('/guides/a\\'b', '89b'),
        exact: true
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

test('the list of pages gives way to ours, and all other routes stay', () => {
  const result = withoutPages.routes(routes, pages);
  expect(result).toContain('routes: pageRoutes');
  expect(result).toMatch(/^import pageRoutes from ".*browser\/page-routes";/);
  expect(result).toContain("path: '/search'");
  expect(result).toContain("component: ComponentCreator('*')");
  expect(result).not.toContain('/guides');
});

test('a file whose list has more than pages is refused', () => {
  const source = routes.replace("path: '/guides',", "path: '/more',");
  expect(() => withoutPages.routes(source, pages)).toThrow('Docusaurus changed the file of routes that it generates');
});

test('chunk names lose the pages, and keep the routes around a page at the root', () => {
  const names = {'/search-822': {__comp: 'a'}, '/-d43': {__comp: 'b'}, '/guides-528': {__comp: 'c'}};
  expect(JSON.parse(withoutPages.chunkNames(JSON.stringify(names), new Set(['/', '/guides'])))).toEqual({
    '/search-822': {__comp: 'a'},
    '/-d43': {__comp: 'b'},
  });
});
