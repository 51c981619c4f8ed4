import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {collectPages, collectSlugs} from '@site/src/registry/collect';

const doc = (fields: object) => ({title: 'T', description: 'D', ...fields}) as LoadedVersion['docs'][number];

test('gives one object, sorted by id, with the sidebar only where there is one', () => {
  const registry = collectPages({docs: [doc({id: 'b', slug: '/b', sidebar: 'guidesSidebar'}), doc({id: 'a', slug: '/a'})]});
  expect(Object.keys(registry)).toEqual(['a', 'b']);
  expect(registry).toEqual({
    a: {id: 'a', title: 'T', description: 'D'},
    b: {id: 'b', title: 'T', description: 'D', sidebar: 'guidesSidebar'},
  });
});

test('an entry has these four fields and no other', () => {
  const registry = collectPages({docs: [doc({id: 'a', slug: '/b', sidebar: 's', permalink: '/b', tags: [], unlisted: false})]});
  expect(registry).toEqual({a: {id: 'a', title: 'T', description: 'D', sidebar: 's'}});
});

test('routes that are not the id are in a table of their own', () => {
  const docs = [doc({id: 'references/sui-glossary', slug: '/sui-glossary'}), doc({id: 'b', slug: '/b'}), doc({id: 'a', slug: '/z'})];
  expect(Object.entries(collectSlugs({docs}))).toEqual([
    ['a', '/z'],
    ['references/sui-glossary', '/sui-glossary'],
  ]);
});
