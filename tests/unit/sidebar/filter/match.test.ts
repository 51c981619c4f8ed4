import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {isLong} from '@site/src/sidebar/filter/is-long';
import {countMatches, filterItems, type Match} from '@site/src/sidebar/filter/match';

const page = (label: string): PropSidebarItem => ({type: 'link', label, href: `/${label}`});
const group = (label: string, items: PropSidebarItem[], href?: string): PropSidebarItem => ({
  type: 'category',
  label,
  collapsed: true,
  collapsible: true,
  items,
  ...(href !== undefined && {href}),
});

const items: PropSidebarItem[] = [
  page('Overview'),
  group('Framework', [group('sui', [page('coin'), page('coin_registry'), page('kiosk')], '/sui')], '/framework'),
  group('Coin query API', [page('getBalance'), page('getCoins')]),
  {type: 'html', value: '<hr>', defaultStyle: true},
];

/** Matches as lines, indented below their groups, with marks around what was typed. */
const lines = (matches: readonly Match[], indent = ''): string[] =>
  matches.flatMap(({parts, items: below}) => [
    indent + parts.map(({text, isMatch}) => (isMatch ? `[${text}]` : text)).join(''),
    ...lines(below, `${indent}  `),
  ]);

test('what matches is shown in its groups, with the match marked', () => {
  expect(lines(filterItems(items, 'COIN'))).toEqual([
    'Framework',
    '  sui',
    '    [coin]',
    '    [coin]_registry',
    '[Coin] query API',
    '  get[Coin]s',
  ]);
});

test('every word has to match, in any order; some may match the groups', () => {
  expect(lines(filterItems(items, 'registry coin'))).toEqual(['Framework', '  sui', '    [coin]_[registry]']);
  expect(lines(filterItems(items, 'sui kiosk'))).toEqual(['Framework', '  [sui]', '    [kiosk]']);
  expect(filterItems(items, 'coin kiosk')).toEqual([]);
});

test('words that overlap are one mark', () => {
  expect(lines(filterItems(items, 'regi gist'))).toEqual(['Framework', '  sui', '    coin_[regist]ry']);
});

test('a group without a page that matches by itself shows what it has', () => {
  expect(lines(filterItems(items, 'query'))).toEqual(['Coin [query] API', '  getBalance', '  getCoins']);
});

test('a group with a page counts where its own name matches', () => {
  expect(countMatches(filterItems(items, 'framework'))).toBe(1);
  expect(countMatches(filterItems(items, 'coin'))).toBe(3);
  expect(countMatches(filterItems(items, 'query'))).toBe(2);
});

test.each(['', '  ', 'nothing-like-it'])('"%s" finds nothing', (text) => {
  expect(filterItems(items, text)).toEqual([]);
});

test('a sidebar is long from 101 items on, those of its groups included', () => {
  const pages = Array.from({length: 99}, (_, index) => page(String(index)));
  expect(isLong([group('g', pages)])).toBe(false);
  expect(isLong([group('g', pages), page('one more')])).toBe(true);
});
