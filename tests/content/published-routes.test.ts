import {readFileSync} from 'node:fs';
import {everyOldAddress} from '../../src/old-addresses/table';
import {publicRoutes} from '../lib/page-routes';
import {lostRoutes, newestDay, published, publishedText, readPublished} from '../lib/published-routes';

test('every route that was published is a page of today or an old address', () => {
  expect(published().routes.length).toBeGreaterThan(1000);
  expect(lostRoutes(published(), publicRoutes(), everyOldAddress)).toEqual([]);
});

test('the list is of the newest entry of the changelog; "npm run routes" writes it', () => {
  expect(published().day).toBe(newestDay(readFileSync('CHANGELOG.md', 'utf8')));
});

const list = readPublished('# 2026-11-24\n/a\n/b\n/c\n');

test('a route that disappeared without an entry is named', () => {
  expect(lostRoutes(list, ['/a'], {'/c': '/a'})).toEqual([
    '/b was published and is no page any more. Add it to src/old-addresses/addresses.ts with the page of today.',
  ]);
});

test('a route that is a page, or an old address, is not', () => {
  expect(lostRoutes(list, ['/a', '/b', '/new'], {'/c': '/a'})).toEqual([]);
});

test('a new list has new routes, and keeps those that are gone', () => {
  const text = publishedText('2026-12-01', list, ['/a', '/d']);
  expect(text).toBe('# 2026-12-01\n/a\n/b\n/c\n/d\n');
  expect(readPublished(text)).toEqual({day: '2026-12-01', routes: ['/a', '/b', '/c', '/d']});
});

test('the newest entry of a changelog is its first one', () => {
  expect(newestDay('# Changelog\n\nText.\n\n## 2026-12-01: New\n\n## 2026-11-24: Old\n')).toBe('2026-12-01');
});
