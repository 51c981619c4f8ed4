import {sidebarOf, sidebarPrefixes} from '@site/src/light-docs/browser/sidebar-of';

const pages = [
  {path: '/guides', sidebar: 'guidesSidebar'},
  {path: '/guides/developer', sidebar: 'guidesSidebar'},
  {path: '/guides/developer/coins', sidebar: 'guidesSidebar'},
  {path: '/guides/developer/alone'},
  {path: '/guides/developer/alone/together', sidebar: 'guidesSidebar'},
  {path: '/references/cli/client', sidebar: 'referencesSidebar'},
  {path: '/glossary', sidebar: 'referencesSidebar'},
  {path: '/snippet'},
];

const prefixes = sidebarPrefixes(pages);

test.each(pages)('the sidebar of $path is found', ({path, sidebar}) => {
  expect(sidebarOf(path, prefixes)).toBe(sidebar);
});

test('the table has no entry that another makes superfluous', () => {
  expect(prefixes).toEqual({
    '/guides': 'guidesSidebar',
    '/guides/developer/alone': '',
    '/guides/developer/alone/together': 'guidesSidebar',
    '/references': 'referencesSidebar',
    '/glossary': 'referencesSidebar',
  });
});

test.each(['/', '/toString', '/elsewhere/constructor'])('%s is in none', (path) => {
  expect(sidebarOf(path, prefixes)).toBeUndefined();
});
