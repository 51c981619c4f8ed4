import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  entryFile,
  files,
  indexFolder,
  pageKinds,
  unpackPostings,
  type PageTable,
  type TermsFile,
} from '@site/src/search/engine/index-format';
import {buildIndex, type IndexContents, type PageToIndex} from '@site/src/search/indexing/build-index';
import {readIndexedFiles} from '@site/src/search/indexing/read-files';
import {hashContents, writeIndex} from '@site/src/search/indexing/write-index';
import {scratchFolder} from '../../../lib/scratch-folder';
import {pageToIndex} from '../pages';

const page = (route: string, text: string, more: Partial<PageToIndex> = {}): PageToIndex =>
  pageToIndex(route, `Title of ${route}`, text, {
    keywords: 'keyword',
    passages: [
      {anchor: '', heading: '', opens: true, rows: ['--gas-budget'], text, code: 'let value', output: '', aborts: [], messages: ''},
    ],
    ...more,
  });

const parse = (contents: IndexContents, file: string): unknown => JSON.parse(contents.get(file) ?? 'null');
const pages = [page('/b', 'The faucet.'), page('/a', 'A coin.', {isGenerated: true, isOutdated: true})];

test('the same pages in any order give the same bytes', () => {
  expect([...buildIndex(pages)]).toEqual([...buildIndex([...pages].reverse())]);
});

test('other contents have another name', () => {
  expect(hashContents(buildIndex(pages))).not.toBe(hashContents(buildIndex([page('/b', 'The tap.')])));
});

test('the table has every page, by route', () => {
  expect(parse(buildIndex(pages), files.pages) as PageTable).toMatchObject({
    routes: ['/a', '/b'],
    labels: ['Guides', 'Trail'],
    trails: [[1], [1]],
    sections: [0, 0],
    kinds: [pageKinds.generated + pageKinds.outdated, 0],
    passages: [2, 2],
    texts: [4],
  });
});

test('terms are sorted and say where they stand; stop words of a text are left out', () => {
  const {terms, postings} = parse(buildIndex(pages), files.terms(0)) as TermsFile;
  expect(terms).toEqual([...terms].sort());
  expect(terms).toEqual(expect.arrayContaining(['--gasbudget', 'faucet', 'value', 'keyword']));
  expect(unpackPostings(postings[terms.indexOf('faucet')] ?? [])).toEqual({6: {3: 1}});
  expect(unpackPostings(postings[terms.indexOf('of')] ?? [])).toEqual({0: {0: 1, 2: 1}});
});

/** A page of one passage with these fields. */
const pageWith = (route: string, fields: Partial<PageToIndex['passages'][number]>): PageToIndex => {
  const whole = page(route, '');
  return {...whole, passages: whole.passages.map((passage) => ({...passage, rows: [], code: '', ...fields}))};
};
const termsIn = (...pages: PageToIndex[]): string[] => (parse(buildIndex(pages), files.terms(0)) as TermsFile).terms;

test('a constant is a term of its module and its code', () => {
  expect(termsIn(pageWith('/a', {aborts: [{module: 'kiosk', code: '2'}]}))).toContain('2@kiosk');
});

test('a word that only outputs have is left out where it is a typo of a far commoner one', () => {
  const common = Array.from({length: 25}, (_, index) => pageWith(`/p${index}`, {text: 'failed'}));
  expect(termsIn(...common, pageWith('/a', {output: 'sailed voyage'}))).toEqual(expect.not.arrayContaining(['sailed']));
  expect(termsIn(...common, pageWith('/a', {output: 'sailed voyage'}))).toContain('voyage');
  expect(termsIn(...common, pageWith('/a', {text: 'sailed'}))).toContain('sailed');
  expect(termsIn(pageWith('/b', {text: 'failed'}), pageWith('/a', {output: 'sailed'}))).toContain('sailed');
});

test('the table has the words of messages, the rarest first', () => {
  const messages = ['gas is locked', 'gas is missing', 'gas by quorum'].map((said, index) => pageWith(`/p${index}`, {messages: said}));
  expect((parse(buildIndex(messages), files.pages) as PageTable).messages).toEqual(['lock miss quorum', 'ga', '', '', '', '']);
});

test('files are cut to size', () => {
  const words = (seed: number): string => Array.from({length: 2000}, (_, index) => `w${(index * seed).toString(36)}x`).join(' ');
  const contents = buildIndex([page('/a', words(3)), page('/b', words(7)), page('/c', words(11))]);
  const termsFiles = [...contents.keys()].filter((file) => file.startsWith('terms-'));
  expect(termsFiles.length).toBeGreaterThan(3);
  const table = parse(contents, files.pages) as PageTable;
  expect(table.terms).toEqual(termsFiles.map((file) => (parse(contents, file) as TermsFile).terms[0]));
  expect(table.texts).toHaveLength([...contents.keys()].filter((file) => file.startsWith('text-')).length);
});

test('an index is written in a folder that the entry names, by which its files are found', async () => {
  const outDir = scratchFolder();
  expect(() => readIndexedFiles(outDir)).toThrow('entry.json is missing');
  const contents = buildIndex(pages);
  await writeIndex(outDir, contents);
  const entry = JSON.parse(readFileSync(path.join(outDir, indexFolder, entryFile), 'utf8')) as {directory: string};
  expect(entry.directory).toBe(hashContents(contents));
  expect(readdirSync(path.join(outDir, indexFolder, entry.directory)).sort()).toEqual([...contents.keys()].sort());
  const found = readIndexedFiles(outDir);
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter((file) => !existsSync(path.join(outDir, file)))).toEqual([]);
});
