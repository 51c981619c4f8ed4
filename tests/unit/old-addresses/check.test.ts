import {tableProblems} from '@site/src/old-addresses/check';

const pages = [
  {route: '/coin', anchors: new Set(['mint'])},
  {route: '/kiosk', anchors: new Set<string>()},
];

test('a good table has no problems', () => {
  expect(tableProblems({'/old/coin': '/coin#mint', '/old': '/kiosk'}, pages)).toEqual([]);
});

test.each([
  ['leads nowhere', {'/old': '/nft'}, '/old: leads to /nft, which no page has'],
  ['leads to an anchor that is missing', {'/old': '/kiosk#mint'}, '/old: leads to #mint, which /kiosk does not have'],
  ['hides a page of today', {'/kiosk': '/coin'}, '/kiosk: is the address of a page of today'],
  ['ends with a slash', {'/old/': '/coin'}, '/old/: is not a path without slash, extension or anchor at its end'],
  ['has an extension', {'/old.html': '/coin'}, '/old.html: is not a path without slash, extension or anchor at its end'],
])('an entry that %s is named', (_, table: Record<string, string>, problem) => {
  expect(tableProblems(table, pages)).toEqual([problem]);
});
