import {disagreements, type KnownPages} from '@site/src/build/whole-build/agreement';
import type {Manifest} from '@site/src/build/whole-build/manifest';

const file = {size: 1, sha256: ''};

const manifest: Manifest = {
  version: 1,
  routes: {'/': 'index.html', '/guides': 'guides.html', '/snippets/note': 'snippets/note.html', '/search': 'search.html'},
  files: {'index.html': file, 'guides.html': file, 'snippets/note.html': file, 'search.html': file, 'search-index/pages.json': file},
};

/** The home page is no page of the registry, a snippet is not listed, and the results page is known to none. */
const known: KnownPages = {
  registry: {all: ['/guides', '/snippets/note'], listed: ['/guides']},
  sitemap: ['/', '/guides'],
  search: {routes: ['/guides'], files: ['search-index/pages.json']},
};

test('a whole site has no disagreement', () => {
  expect(disagreements(manifest, known)).toEqual([]);
});

const {registry, search} = known;

test.each<[string, Partial<KnownPages>, string[]]>([
  ['a page of the registry', {registry: {...registry, all: [...registry.all, '/gone']}}, ['no file answers /gone, a page of the registry']],
  ['an address of the sitemap', {sitemap: ['/', '/guides', '/gone']}, ['no file answers /gone, which the sitemap names']],
  [
    'a page of the search index',
    {search: {...search, routes: ['/guides', '/gone']}},
    ['no file answers /gone, which the search index names', 'the search index has /gone, which the registry does not list'],
  ],
  [
    'a file of the search index',
    {search: {...search, files: ['search-index/gone.json']}},
    ['search-index/gone.json of the search index is missing'],
  ],
  ['a listed page in the sitemap', {sitemap: ['/']}, ['the sitemap lacks /guides']],
  ['a listed page in the search index', {search: {...search, routes: []}}, ['the search index lacks /guides']],
])('%s is missed', (_what, change, expected) => {
  expect(disagreements(manifest, {...known, ...change})).toEqual(expected);
});

test('a page without a byte is none', () => {
  const cut = {...manifest, files: {...manifest.files, 'guides.html': {...file, size: 0}}};
  expect(disagreements(cut, known)).toEqual(['guides.html is empty']);
});
