import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {collectPages} from '@site/src/registry/collect';

const doc = (fields: object) => ({title: 'T', description: 'D', ...fields}) as LoadedVersion['docs'][number];

test('gives one object, sorted by id, with the sidebar only where there is one', () => {
  const registry = collectPages({docs: [doc({id: 'b', slug: '/b', sidebar: 'guidesSidebar'}), doc({id: 'a', slug: '/a'})]});
  expect(Object.keys(registry)).toEqual(['a', 'b']);
  expect(registry).toEqual({
    a: {id: 'a', title: 'T', description: 'D'},
    b: {id: 'b', title: 'T', description: 'D', sidebar: 'guidesSidebar'},
  });
});

test('keeps a slug that differs from the id', () => {
  expect(collectPages({docs: [doc({id: 'references/sui-glossary', slug: '/sui-glossary'})]})['references/sui-glossary']?.slug).toBe(
    '/sui-glossary',
  );
});
