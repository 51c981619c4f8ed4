import {addressOf, anchorOf, headingOf, newestOnMainnet, notesOf, releasesOf} from '@site/src/releases/describe';
import {longDate} from '@site/src/lib/long-date';
import {releases} from '@site/src/releases/releases';
import {routeOf} from '@site/src/releases/route-of';
import type {Release} from '@site/src/releases/types';

const release: Release = {
  version: '1.78',
  tag: 'mainnet-v1.78.1',
  protocol: 135,
  date: {kind: 'released', day: '2026-08-27'},
  stage: 'mainnet',
  title: 'a change',
  evidence: [],
  changes: [{audience: 'apps', text: '[It].', links: ['a/b'], changed: ['a/b']}],
};

test('a release has a name, an address and notes', () => {
  expect(headingOf(release)).toBe('Sui 1.78: a change');
  expect(anchorOf('1.78')).toBe('v1-78');
  expect(addressOf('1.78')).toBe('/references/whats-new#v1-78');
  expect(notesOf(release)).toBe('https://github.com/MystenLabs/sui/releases/tag/mainnet-v1.78.1');
});

test('a day is the same wherever the site is built', () => {
  expect(longDate('2026-08-27')).toBe('August 27, 2026');
  expect(longDate('2026-01-01')).toBe('January 1, 2026');
});

test('a page knows the releases that changed it', () => {
  expect(releasesOf('a/b', [release, {...release, changes: []}])).toEqual([release]);
  expect(releasesOf('a', [release])).toEqual([]);
});

test('the newest release of Mainnet is below those that are on their way', () => {
  expect(newestOnMainnet([{...release, version: '1.79', stage: 'testnet'}, release])).toBe(release);
  expect(() => newestOnMainnet([])).toThrow('no release');
  expect(newestOnMainnet().stage).toBe('mainnet');
  expect(releases).toContain(newestOnMainnet());
});

test.each([
  ['a/b', '/a/b'],
  ['a/b#c', '/a/b#c'],
  ['references/sui-glossary#epoch', '/sui-glossary#epoch'],
])('the route of %s', (target, route) => {
  expect(routeOf(target)).toBe(route);
});
