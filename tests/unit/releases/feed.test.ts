import {makeFeeds} from '@site/src/releases/feed/feed';
import type {Release} from '@site/src/releases/types';

const release: Release = {
  version: '9.2',
  tag: 'testnet-v9.2.0',
  protocol: 900,
  date: {kind: 'released', day: '2026-11-10'},
  stage: 'testnet',
  title: 'shorter nights',
  evidence: [],
  changes: [{audience: 'apps', text: 'The `night` ends at [dawn].', links: ['concepts/epochs#dawn']}],
};
const site = {title: 'Docs', address: 'https://x.org/sui/'};

interface JsonFeed {
  items: {id: string; title: string; content_html: string; date_modified: string}[];
}

test('an entry is a release with its day, and its links are whole', () => {
  const {items} = JSON.parse(makeFeeds([release], site).json) as JsonFeed;
  expect(items).toEqual([
    expect.objectContaining({
      id: 'https://x.org/sui/references/whats-new#v9-2',
      title: 'Sui 9.2: shorter nights',
      date_modified: '2026-11-10T00:00:00.000Z',
    }),
  ]);
  expect(items[0]?.content_html).toContain('The <code>night</code> ends at <a href="https://x.org/sui/concepts/epochs#dawn">dawn</a>.');
  expect(items[0]?.content_html).toContain('It ran on Testnet; no source shows it on Mainnet.');
});

test('without releases, a feed has no entries', () => {
  const {atom, json} = makeFeeds([], site);
  expect((JSON.parse(json) as JsonFeed).items).toEqual([]);
  expect(atom).not.toContain('<entry>');
});

test('Atom has what it must have: who wrote it, when it changed, and its own address', () => {
  const {atom} = makeFeeds([release], site);
  expect(atom).toContain('<updated>2026-11-10T00:00:00.000Z</updated>');
  expect(atom).toMatch(/<author>\s*<name>Docs<\/name>/);
  expect(atom).toContain('<link rel="self" href="https://x.org/sui/feeds/whats-new.atom"/>');
});
