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

test('a page without a module stops the build', () => {
  const assign = (): void => {
    new PageIdsPlugin(pages, '/site').assign([moduleOf('/site/docs/guides.mdx')]);
  };
  expect(assign).toThrow('the bundle has no module for /site/docs/a/alone.mdx');
});

test('the plugin comes after the others', () => {
  const plugins = PageIdsPlugin.addTo<object>([{name: 'first'}], pages, '/site');
  expect(plugins[0]).toEqual({name: 'first'});
  expect(plugins[1]).toBeInstanceOf(PageIdsPlugin);
});
