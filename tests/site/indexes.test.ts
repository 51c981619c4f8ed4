import {readdirSync, readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {readPage, registry, routes} from '../lib/built-site';

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

test('a page ships the registry entries of its own cards, and no script ships the others', () => {
  const description = registry['references/sui-glossary']?.description ?? '';
  expect(description).not.toBe('');
  const scripts = readdirSync('build/assets/js', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.js'));
  const withIt = scripts.filter((file) => readFileSync(`build/assets/js/${file}`, 'utf8').includes(description));
  expect(withIt.length).toBeGreaterThan(1);
  const asking = Object.values(registry).filter((page) =>
    readPage(page.slug ?? `/${page.id}`)('article')
      .text()
      .includes(description),
  );
  // The page itself has its description as metadata.
  expect(withIt.length).toBeLessThanOrEqual(asking.length + 1);
});
