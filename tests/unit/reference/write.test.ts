import {existsSync, readFileSync, statSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {paragraph} from '@site/src/reference/build';
import type {Reference, ReferencePage} from '@site/src/reference/page';
import {changesFor, editedByHand, writeReferences} from '@site/src/reference/write';
import {scratchFolder} from '../../lib/scratch-folder';

const page = (id: string, text = 'Text.'): ReferencePage => ({id, title: id, description: `The page ${id}.`, body: [paragraph(text)]});
const reference = (...pages: ReferencePage[]): Reference => ({
  name: 'Fixture',
  owns: ['ref'],
  pages,
  folders: [{path: 'ref', label: 'Fixture'}],
});

test('writes pages and folders, and a second run touches nothing', () => {
  const docs = scratchFolder();
  expect(writeReferences([reference(page('ref/a'))], docs).written).toHaveLength(2);
  const file = path.join(docs, 'ref/a.md');
  const before = statSync(file).mtimeMs;
  expect(writeReferences([reference(page('ref/a'))], docs)).toEqual({written: [], removed: []});
  expect(statSync(file).mtimeMs).toBe(before);
});

test('removes what is stale below its own folders, and nothing elsewhere', () => {
  const docs = scratchFolder({'own/page.md': 'ours'});
  writeReferences([reference(page('ref/a'), page('ref/b'))], docs);
  expect(writeReferences([reference(page('ref/a'))], docs).removed).toEqual([path.posix.join(docs, 'ref/b.md')]);
  expect(existsSync(path.join(docs, 'own/page.md'))).toBe(true);
});

test('says what is stale without writing', () => {
  const docs = scratchFolder();
  writeReferences([reference(page('ref/a'))], docs);
  expect(changesFor([reference(page('ref/a', 'Other.'))], docs).written).toEqual([path.posix.join(docs, 'ref/a.md')]);
  expect(readFileSync(path.join(docs, 'ref/a.md'), 'utf8')).toContain('Text.');
});

test('names a page that was changed by hand after the last run, and the file to change instead', () => {
  const docs = scratchFolder();
  const references = (text: string): Reference[] => [reference({...page('ref/a', text), words: 'src/words/a.ts'}, page('ref/b', text))];
  writeReferences(references('Text.'), docs);
  const file = path.join(docs, 'ref/a.md');
  const lastRun = statSync(path.join(docs, 'ref/b.md')).mtimeMs + 1000;
  utimesSync(file, new Date(), new Date(lastRun + 1000));
  const {written} = changesFor(references('Other.'), docs);
  expect(editedByHand(references('Other.'), docs, written, lastRun)).toEqual([
    `${file} is generated, and was changed by hand: that change is lost. Change src/words/a.ts instead.`,
  ]);
});

test('two pages with one id are an error', () => {
  expect(() => writeReferences([reference(page('ref/a'), page('ref/a'))], scratchFolder())).toThrow('two generated pages are');
});

test('braces, tags and pipes of a source stay text', () => {
  const docs = scratchFolder();
  writeReferences([reference(page('ref/a', 'A {brace}, a <script>alert(1)</script> and a | pipe.'))], docs);
  const text = readFileSync(path.join(docs, 'ref/a.md'), 'utf8');
  expect(text).toContain('\\<script>');
  expect(text).toContain('{brace}');
});
