import {readdirSync, readFileSync} from 'node:fs';
import {basename} from 'node:path';
import {load} from 'cheerio';
import {pagesWithoutSidebar} from '../../src/site/pages-without-sidebar';
import {entryFile, files, type Entry, type PageTable} from '../../src/search/engine/index-format';
import {fileOf, readPage, registry, routeOf, routes} from '../lib/built-site';
import {readIndexFile} from '../lib/search-index';

const isSnippet = (id: string): boolean => id.startsWith('snippets/');
const listedRoutes = [...routes].filter(([, page]) => !isSnippet(page.id)).map(([route]) => route);

/** Routes in the search index. */
function indexedRoutes(): string[] {
  const {directory} = readIndexFile(entryFile) as Entry;
  return (readIndexFile(`${directory}/${files.pages}`) as PageTable).routes;
}

test('the search index holds every listed page and nothing else', () => {
  expect(indexedRoutes().sort()).toEqual([...listedRoutes].sort());
});

test('the sitemap holds every listed page, the home page, the list of all pages and nothing else', () => {
  const $ = load(readFileSync('build/sitemap.xml', 'utf8'), {xml: true});
  const paths = $('loc')
    .toArray()
    .map((element) => new URL($(element).text()).pathname);
  expect(paths.sort()).toEqual(['/', '/all-pages', ...listedRoutes].sort());
});

const outside = new Map(pagesWithoutSidebar.map(({id, shows}) => [id, shows]));

test('the registry says of each listed page which sidebar has it, and of snippets and pages in none nothing', () => {
  for (const page of Object.values(registry)) {
    if (isSnippet(page.id) || outside.has(page.id)) expect(page.sidebar).toBe(outside.get(page.id));
    else expect(page.sidebar).toMatch(/^(?:guides|concepts|standards|references)Sidebar$/);
  }
});

test('a page ships the registry entries of its own cards, and only the registry on demand ships the others', () => {
  const description = registry['references/sui-glossary']?.description ?? '';
  expect(description).not.toBe('');
  const scripts = readdirSync('build/assets/js', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.js'));
  const all = scripts.filter((file) => readFileSync(`build/assets/js/${file}`, 'utf8').includes(description));
  const withIt = all.filter((file) => basename(file) !== 'page-registry.js');
  expect(all).toHaveLength(withIt.length + 1);
  expect(withIt.length).toBeGreaterThan(1);
  // Words that no entity stands in are in the file as they are: only pages with them are parsed.
  const [words = ''] = description.split(/[^\w ]+/).sort((one, other) => other.length - one.length);
  const asking = Object.values(registry)
    .map(({id}) => routeOf(id))
    .filter((route) => readFileSync(fileOf(route), 'utf8').includes(words))
    .filter((route) => readPage(route)('article').text().includes(description));
  // The page itself has its description as metadata.
  expect(withIt.length).toBeLessThanOrEqual(asking.length + 1);
});

test('the list of all pages links to every listed page', () => {
  const $ = readPage('/all-pages');
  const links = $('main li a')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  expect(links.sort()).toEqual([...listedRoutes].sort());
});
