import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildIndex, type PageToIndex} from '@site/src/search/indexing/build-index';
import {readIndexedFiles} from '@site/src/search/indexing/read-files';
import {writeIndex} from '@site/src/search/indexing/write-index';

const folder = mkdtempSync(path.join(tmpdir(), 'index-'));

afterAll(() => {
  rmSync(folder, {recursive: true});
});

const page = (route: string): PageToIndex => ({
  route,
  title: 'Objects',
  description: 'What objects are.',
  keywords: '',
  trail: [],
  passages: [],
  isGenerated: false,
  isOutdated: false,
});

test('without an index, its first file is named', () => {
  expect(() => readIndexedFiles(folder)).toThrow('entry.json is missing');
});

test('gives every file of an index', async () => {
  await writeIndex(folder, buildIndex([page('/guides'), page('/concepts')]));
  const files = readIndexedFiles(folder);
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
});
