import {PageIdsPlugin} from '@site/src/light-docs/bundler/page-ids-plugin';

const pages = [
  {path: '/guides', source: '@site/docs/guides.mdx', sidebar: 'guidesSidebar'},
  {path: '/alone', source: '@site/docs/a/alone.mdx'},
];

const moduleOf = (file: string | undefined) => ({nameForCondition: () => file, id: null as unknown});

test('the module of each page has its address as id, and other modules keep theirs', () => {
  const modules = ['/site/docs/guides.mdx', '/site/src/index.ts', undefined, '/site/docs/a/alone.mdx'].map(moduleOf);
  new PageIdsPlugin(pages, '/site').assign(modules);
  expect(modules.map(({id}) => id)).toEqual(['/guides', null, null, '/alone']);
});
