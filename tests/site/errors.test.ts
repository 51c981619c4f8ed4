import {statSync} from 'node:fs';
import path from 'node:path';
import {createDecoder} from '../../src/error-decoder/decode/decode';
import {decoderData} from '../../src/reference/errors/decoder-data';
import {entryLists} from '../../src/reference/errors/entries';
import {entryRoute, groupOf, pageId} from '../../src/reference/errors/routes';
import {entryFile, files, type Entry, type PageTable, type TextFile} from '../../src/search/engine/index-format';
import {anchorsOf} from '../lib/built-index';
import {buildDir, fileOf, readPage, routes} from '../lib/built-site';
import {readIndexFile} from '../lib/search-index';

/**
 * A page of errors is read on the way to somewhere else: larger than this, it takes too long to be
 * drawn.
 */
const mostBytes = 200_000;

const places = entryLists.flatMap(({page, entries}) => entries.map((entry) => ({page, entry, route: entryRoute(page, entry)})));
const errorRoutes = [...routes.keys()].filter((route) => route.startsWith('/references/errors'));

/** Pages whose file is larger than a page may be, with its size. */
const tooLarge = (pages: readonly string[], most: number): string[] =>
  pages.flatMap((route) => {
    const {size} = statSync(fileOf(route));
    return size > most ? [`${route}: ${size} bytes`] : [];
  });

const anchorsOn = (route: string): ReadonlySet<string> => anchorsOf(path.relative(buildDir, fileOf(route)));

test('no page of the error reference is too large', () => {
  expect(errorRoutes.length).toBeGreaterThan(25);
  expect(tooLarge(errorRoutes, mostBytes)).toEqual([]);
});

test('a page that is too large is named', () => {
  const [largest] = tooLarge(['/references/errors'], 10_000);
  expect(largest).toMatch(/^\/references\/errors: \d{5,} bytes$/);
});

test('every entry stands on its page, and the page of its group leads to it', () => {
  const missing = places.filter(({page, entry}) => !anchorsOn(`/${pageId(page)}`).has(entry.id));
  expect(missing.map(({route}) => route)).toEqual([]);
  const links = new Map([...new Set(places.map(({page}) => groupOf(page)))].map((group) => [group, readPage(`/${pageId(group)}`)]));
  const unlinked = places.filter(
    ({page, route}) => page !== groupOf(page) && links.get(groupOf(page))?.(`article a[href="${route}"]`).length !== 1,
  );
  expect(unlinked.map(({route}) => route)).toEqual([]);
});

describe('the search index', () => {
  const {directory} = readIndexFile(entryFile) as Entry;
  const table = readIndexFile(`${directory}/${files.pages}`) as PageTable;
  const texts = table.texts.flatMap((_count, index) => readIndexFile(`${directory}/${files.text(index)}`) as TextFile);
  let first = 0;
  const passages = new Set(
    table.routes.flatMap((route, page) => {
      const own = texts.slice(first, first + (table.passages[page] ?? 0));
      first += own.length;
      return own.map(([anchor]) => `${route}#${anchor}`);
    }),
  );

  test('has an entry of its own for every error', () => {
    expect(places.filter(({route}) => !passages.has(route)).map(({route}) => route)).toEqual([]);
    expect(passages.has('/references/errors/inputs#no-such-error')).toBe(false);
  });
});

describe('the table of abort codes', () => {
  const route = '/references/errors/abort-codes';
  const $ = readPage(route);
  const constants = decoderData().packages.flatMap((owner) =>
    owner.modules.flatMap((module) => module.constants.map(({name}) => `${module.route}#errors ${name}`)),
  );
  const rows = $('article table tbody tr:not(.table-group)')
    .toArray()
    .map((row) => `${$(row).find('a').attr('href') ?? ''} ${$(row).find('td:nth-child(2) code').first().text()}`);

  test('is one table, and has every constant once', () => {
    expect($('article table')).toHaveLength(1);
    expect(new Set(rows).size).toBe(rows.length);
    expect([...rows].sort()).toEqual([...constants].sort());
    expect(constants).toContain('/references/framework/sui/kiosk#errors EItemLocked');
  });

  test('each of its links and headings is a place of the site', () => {
    const links = new Set(
      $('article table a:not(.hash-link)')
        .toArray()
        .map((link) => $(link).attr('href') ?? ''),
    );
    const lost = [...links].filter((link) => {
      const [page = '', anchor = ''] = link.split('#');
      return !anchorsOn(page).has(anchor);
    });
    expect(links.size).toBeGreaterThan(200);
    expect(lost).toEqual([]);
    const headings = $('article .table-group :is(h3, h4)')
      .toArray()
      .map((heading) => $(heading).attr('id'));
    expect(headings).toEqual(expect.arrayContaining(['package-sui', 'sui-kiosk']));
    expect(new Set(headings).size).toBe(headings.length);
  });
});

test('the decoder leads from every message to a page and anchor of the site', () => {
  const data = decoderData();
  const decode = createDecoder(data);
  const known = new Set(places.map(({route}) => route));
  expect(data.entries.filter(({route}) => !known.has(route))).toEqual([]);
  const decoded = decode('CommandArgumentError { arg_idx: 0, kind: TypeMismatch } in command 2');
  expect(decoded?.entries[0]?.item.route).toBe('/references/errors/execution/arguments#type-mismatch');
  const modules = data.packages.flatMap((owner) => owner.modules.map((module) => module.route));
  expect(modules.filter((route) => !routes.has(route))).toEqual([]);
});
