import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {SearchEngine} from '../../src/search/engine/engine';
import {entryFile, files, formatVersion, indexFolder, type Entry, type PageTable} from '../../src/search/engine/index-format';
import {contentsOf, seal} from '../../src/search/engine/seal';
import {buildIndex, type IndexContents, type PageToIndex} from '../../src/search/indexing/build-index';
import {extractPage} from '../../src/search/indexing/extract-page';
import {hashContents} from '../../src/search/indexing/write-index';
import {buildDir, fileOf, registry, routeOf, routes} from '../lib/built-site';
import {readIndexFile} from '../lib/search-index';
import {queries} from '../search/queries';

const folder = path.join(buildDir, indexFolder);
const {directory} = readIndexFile(entryFile) as Entry;
const table = readIndexFile(`${directory}/${files.pages}`) as PageTable;
const rows = Object.values(queries).flat();

describe('the index', () => {
  test('is of this build alone: its folder is named by what is in it, and each file is sealed', async () => {
    expect(readdirSync(folder).sort()).toEqual([directory, entryFile].sort());
    // Beside each file are its compressed copies, which tests/site/hosting.test.ts is about.
    const names = readdirSync(path.join(folder, directory)).filter((name) => !/\.(?:br|gz)$/.test(name));
    const inOrder = [
      files.pages,
      ...table.corrections.map((_, n) => files.corrections(n)),
      ...table.terms.map((_, n) => files.terms(n)),
      ...table.texts.map((_, n) => files.text(n)),
    ];
    expect(names.sort()).toEqual([...inOrder].sort());
    const contents: IndexContents = new Map(
      inOrder.map((file) => [file, contentsOf(readFileSync(path.join(folder, directory, file), 'utf8'))]),
    );
    expect(hashContents(contents)).toBe(directory);
    for (const [file, text] of contents)
      expect(readFileSync(path.join(folder, directory, file), 'utf8')).toBe(await seal(`${directory}/${file}`, text));
  });

  test('takes the place of the one that the search package would write', () => {
    expect(readdirSync(buildDir).filter((file) => file.startsWith('search-index') && file !== indexFolder)).toEqual([]);
  });

  test('knows the section of every page that a sidebar lists', () => {
    const sectionOf = new Map(table.routes.map((route, page) => [route, table.labels[table.sections[page] ?? -1]]));
    const sections: Record<string, string> = {
      guidesSidebar: 'Guides',
      conceptsSidebar: 'Concepts',
      standardsSidebar: 'Standards',
      referencesSidebar: 'References',
    };
    for (const [route, page] of routes) {
      if (table.routes.includes(route)) expect([route, sectionOf.get(route)]).toEqual([route, sections[page.sidebar ?? '']]);
    }
  });
});

describe('the table of queries', () => {
  const engine = new SearchEngine((file) => Promise.resolve(readIndexFile(file)));

  test.each(Object.entries(queries).flatMap(([kind, ofKind]) => ofKind.map(([query, route]) => [kind, query, route] as const)))(
    '%s: %s',
    async (_kind, query, route) => {
      const {hits, total} = await engine.search(query, {limit: 3});
      if (route === null) expect(total).toBe(0);
      else expect(hits.map((hit) => hit.route)).toContain(route);
    },
  );

  test('has at least 150 rows, each query once, each page one that exists', () => {
    expect(rows.length).toBeGreaterThanOrEqual(150);
    expect(new Set(rows.map(([query]) => query)).size).toBe(rows.length);
    for (const [query, route] of rows)
      if (route !== null) expect([query, [...routes.keys()]]).toEqual([query, expect.arrayContaining([route])]);
  });

  test('a removed page never comes before a current one with the same title words', async () => {
    const {hits} = await engine.search('multiGetObjects', {limit: 5});
    const found = hits.map(({route}) => route);
    expect(found.findIndex((route) => route.includes('/sui-graphql/'))).toBeLessThan(
      found.findIndex((route) => route.includes('/json-rpc/')),
    );
  });
});

describe('what a query downloads, with gzip', () => {
  const kilobyte = 1024;
  /** The search bar, the list and the worker; tests/browser/search.test.ts measures them. */
  const scripts = 55 * kilobyte;
  const listed = 6;

  /** Bytes of the most expensive query of the table on an index: of all it reads, and of what it reads besides the page table. */
  async function dearest(
    read: (file: string) => string,
    contents: (file: string) => string = read,
  ): Promise<{first: number; next: number}> {
    const sizes = new Map<string, number>();
    const sizeOf = (file: string): number => {
      const size = sizes.get(file) ?? gzipSync(read(file)).length;
      sizes.set(file, size);
      return size;
    };
    // Each query is somebody's first and starts an engine of its own; what it reads is parsed once for all of them.
    const parsed = new Map<string, unknown>();
    const parse = (file: string): unknown => {
      if (!parsed.has(file)) parsed.set(file, JSON.parse(contents(file)));
      return parsed.get(file);
    };
    let next = 0;
    for (const [query] of rows) {
      const asked: string[] = [];
      const engine = new SearchEngine((file) => {
        asked.push(file);
        return Promise.resolve(parse(file));
      });
      await engine.search(query, {limit: listed});
      const bytes = asked.filter((file) => !/(?:entry|pages)\.json$/.test(file)).reduce((sum, file) => sum + sizeOf(file), 0);
      next = Math.max(next, bytes);
    }
    const pagesFile = [...sizes.keys()].find((file) => file.endsWith(files.pages)) ?? `${directory}/${files.pages}`;
    return {first: next + gzipSync(read(pagesFile)).length, next};
  }

  test('holds on this site', async () => {
    const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
    const {first, next} = await dearest(read, (file) => (file === entryFile ? read(file) : contentsOf(read(file))));
    expect(first + scripts).toBeLessThanOrEqual(150 * kilobyte);
    expect(next).toBeLessThanOrEqual(60 * kilobyte);
  });

  /** This site's pages, and as many again under other titles, each filled up to 700 words with passages of other pages. */
  function grow(count: number): PageToIndex[] {
    const real = Object.values(registry)
      .filter((page) => table.routes.includes(routeOf(page.id)))
      .flatMap((page): PageToIndex[] => {
        const route = routeOf(page.id);
        const extracted = extractPage(readFileSync(fileOf(route), 'utf8'));
        return extracted === null ? [] : [{...extracted, route, section: 'Guides', isGenerated: false, isOutdated: false}];
      });
    const passages = real.flatMap((page) => page.passages);
    const words = ({text, code}: PageToIndex['passages'][number]): number => `${text} ${code}`.split(' ').length;
    return Array.from({length: count}, (_, index) => {
      const page = real[index % real.length];
      if (page === undefined) throw new Error('there is no page to copy');
      const round = Math.floor(index / real.length);
      const filled = [...page.passages];
      let count = filled.reduce((sum, passage) => sum + words(passage), 0);
      for (let next = index * 31; count < 700; next += 97) {
        const passage = passages[next % passages.length];
        if (passage === undefined) throw new Error('there is no passage to copy');
        count += words(passage);
        filled.push({...passage, opens: false, text: passage.text.replace(/\w{9,}/g, (word) => `${word}${index % 40}`)});
      }
      return {...page, route: `${page.route}${round || ''}`, title: `${page.title} ${round || ''}`, passages: filled};
    });
  }

  test('holds on a site of 1,000 pages of 700 words', async () => {
    const contents = buildIndex(grow(1000));
    const {first, next} = await dearest((file) =>
      file === entryFile ? JSON.stringify({version: formatVersion, directory: 'd'}) : (contents.get(file.slice(2)) ?? ''),
    );
    expect(first + scripts).toBeLessThanOrEqual(150 * kilobyte);
    expect(next).toBeLessThanOrEqual(60 * kilobyte);
  });
});
