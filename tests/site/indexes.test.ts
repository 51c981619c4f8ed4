import {readdirSync, readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {registry, routes} from '../lib/built-site';

const isSnippet = (id: string): boolean => id.startsWith('snippets/');
const listedRoutes = [...routes].filter(([, page]) => !isSnippet(page.id)).map(([route]) => route);

interface SearchDocument {
  u: string;
  t: string;
}

/** Addresses in the search index, without their anchors. */
function indexedRoutes(): Set<string> {
  const file = readdirSync('build').find((name) => /^search-index.*\.json$/.test(name));
  if (file === undefined) throw new Error('the build has no search index');
  const parts = JSON.parse(readFileSync(`build/${file}`, 'utf8')) as {documents: SearchDocument[]}[];
  return new Set(parts.flatMap((part) => part.documents.map((document) => document.u.replace(/#.*$/, ''))));
}

test('the search index holds every listed page and nothing else', () => {
  expect([...indexedRoutes()].sort()).toEqual([...listedRoutes].sort());
});

test('the sitemap holds every listed page, the home page and nothing else', () => {
  const $ = load(readFileSync('build/sitemap.xml', 'utf8'), {xml: true});
  const paths = $('loc')
    .toArray()
    .map((element) => new URL($(element).text()).pathname);
  expect(paths.sort()).toEqual(['/', ...listedRoutes].sort());
});

test('the registry says of each listed page which sidebar has it, and of snippets none', () => {
  for (const page of Object.values(registry)) {
    if (isSnippet(page.id)) expect(page.sidebar).toBeUndefined();
    else expect(page.sidebar).toMatch(/^(?:guides|concepts|standards|references)Sidebar$/);
  }
});

test('only pages with cards load the registry', () => {
  const chunk = readdirSync('build/assets/js').filter((file) => file.startsWith('page-registry.'));
  expect(chunk).toHaveLength(1);
  const main = readdirSync('build/assets/js').filter((file) => file.startsWith('main.'));
  const description = registry['references/sui-glossary']?.description ?? '';
  expect(description).not.toBe('');
  for (const file of main) expect(readFileSync(`build/assets/js/${file}`, 'utf8')).not.toContain(description);
});
