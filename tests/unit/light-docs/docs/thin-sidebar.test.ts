import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {sidebarItems} from '@site/src/light-docs/browser/sidebar-items';
import {thinSidebar, withApart, withoutApart} from '@site/src/light-docs/docs/thin-sidebar';
import {docsSidebars} from './fixture';

const ship = (items: unknown, baseUrl = '/'): ReturnType<typeof sidebarItems> =>
  sidebarItems(JSON.parse(JSON.stringify(thinSidebar(items as PropSidebar, baseUrl))) as ReturnType<typeof thinSidebar>, baseUrl);

test('pages and categories ship as short lists', () => {
  expect(thinSidebar(docsSidebars.guidesSidebar as PropSidebar, '/')).toEqual([
    ['Overview', 'guides'],
    ['More', 0, 1, [['A', '/guides/a']]],
  ]);
});

test('what ships reads back as Docusaurus made it, with ids of pages', () => {
  expect(ship(docsSidebars.guidesSidebar)).toEqual(docsSidebars.guidesSidebar);
});

test('a category that is apart is a page for others, and a category for its own pages', () => {
  const a = {type: 'link', label: 'A', href: '/examples/a', docId: 'examples/a', unlisted: false};
  const category = {type: 'category', label: 'Examples', href: '/examples', collapsed: true, collapsible: true, items: [a]};
  const items = [{...category, customProps: {apart: true}}] as PropSidebar;
  expect(ship(withoutApart(items, '/'))).toEqual([{type: 'link', label: 'Examples', href: '/examples', docId: 'examples', unlisted: false}]);
  expect(ship(withApart(items))).toEqual([category]);
});

test('below a base URL, too', () => {
  const items = [{type: 'link', label: 'Overview', href: '/sub/guides', docId: 'guides', unlisted: false}];
  expect(thinSidebar(items as PropSidebar, '/sub/')).toEqual([['Overview', '/sub/guides']]);
  expect(ship(items, '/sub/')).toEqual(items);
});

const link = (label: string, href: string) => ({type: 'link', label, href, docId: href.slice(1), unlisted: false});

test('an address that the label suggests does not ship, and one beside the last is its last segment', () => {
  const items = [
    {
      type: 'category',
      label: 'Objects',
      href: '/types/objects',
      collapsible: true,
      collapsed: true,
      items: [link('MoveObject', '/types/objects/move-object'), link('Move package', '/types/objects/move-package')],
    },
    link('Base64', '/types/base-64'),
    {type: 'category', label: 'Enums', href: '/types/enums', collapsible: true, collapsed: false, items: [link('Start', '/')]},
    link('After', '/types/after'),
    link('Root', '/root'),
    link('Home', '/'),
  ];
  expect(thinSidebar(items as PropSidebar, '/')).toEqual([
    ['Objects', '/types/objects', 1, ['MoveObject', 'Move package']],
    ['Base64', 'base-64'],
    ['Enums', 1, 0, [['Start', '/']]],
    'After',
    ['Root', '/root'],
    ['Home', ''],
  ]);
  expect(ship(items)).toEqual(items);
});

test.each([
  ['a link to another site', {type: 'link', label: 'The Move Book', href: 'https://move-book.com/'}],
  ['a page whose address is not its id', {type: 'link', label: 'Glossary', href: '/sui-glossary', docId: 'references/sui-glossary'}],
  ['an unlisted page', {type: 'link', label: 'A', href: '/a', docId: 'a', unlisted: true}],
  ['a page with a class', {type: 'link', label: 'A', href: '/a', docId: 'a', className: 'new'}],
  ['raw HTML', {type: 'html', value: '<hr>', defaultStyle: true}],
  [
    'a category that never closes, with a link',
    {
      type: 'category',
      label: 'Open',
      href: '/open',
      collapsible: false,
      collapsed: false,
      items: [{type: 'link', label: 'A', href: 'https://a.example/'}],
    },
  ],
])('%s keeps every field that means something', (_name, item) => {
  expect(ship([item])).toEqual([item]);
});
