import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {SearchEngine} from '../../src/search/engine/engine';
import {entryFile, files, indexFolder, type Entry, type PageTable} from '../../src/search/engine/index-format';
import {contentsOf, seal} from '../../src/search/engine/seal';
import type {IndexContents} from '../../src/search/indexing/build-index';
import {hashContents} from '../../src/search/indexing/write-index';
import {buildDir, routes} from '../lib/built-site';
import {builtIndex, readIndexFile} from '../lib/search-index';
import {costsOf, type Cost} from '../search/cost';
import {queries} from '../search/queries';
import {overBudget} from '../search/query-budget';

const folder = path.join(buildDir, indexFolder);
const {directory} = readIndexFile(entryFile) as Entry;
const table = readIndexFile(`${directory}/${files.pages}`) as PageTable;
const rows = Object.values(queries).flat();
const queriesToWeigh = rows.map(([query]) => query);

describe('the index', () => {
  test('is of this build alone: its folder is named by what is in it, and each file is sealed', async () => {
    expect(readdirSync(folder).sort()).toEqual([directory, entryFile].sort());
    // Beside each file are its compressed copies.
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
  let costs: readonly Cost[];
  // One query in three; search-growth.test.ts weighs all of them.
  beforeAll(async () => {
    const some = queriesToWeigh.filter((_, index) => index % 3 === 0);
    costs = await costsOf(some, builtIndex);
  });

  test('holds on this site', () => {
    expect(overBudget(costs)).toEqual([]);
  });

  test('is at most ten files in two rounds, and some more where a word is misspelt', () => {
    const isCorrected = ({asked}: Cost): boolean => asked.some((file) => file.includes('corrections-'));
    const over = costs.filter((cost) => cost.asked.length > (isCorrected(cost) ? 14 : 10) || cost.rounds > (isCorrected(cost) ? 4 : 2));
    expect(over).toEqual([]);
    expect(costs.filter(isCorrected).length).toBeLessThan(costs.length / 4);
  });
});
