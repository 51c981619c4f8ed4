import {existsSync} from 'node:fs';
import path from 'node:path';
import {buildIndex} from '@site/src/search/indexing/build-index';
import {readIndexedFiles} from '@site/src/search/indexing/read-files';
import {writeIndex} from '@site/src/search/indexing/write-index';
import {scratchFolder} from '../../../lib/scratch-folder';
import {pageToIndex} from '../pages';

test('without an index, its first file is named', () => {
  expect(() => readIndexedFiles(scratchFolder())).toThrow('entry.json is missing');
});

test('gives every file of an index', async () => {
  const folder = scratchFolder();
  await writeIndex(folder, buildIndex([pageToIndex('/guides', 'Guides', 'Objects.'), pageToIndex('/concepts', 'Concepts', 'Objects.')]));
  const files = readIndexedFiles(folder);
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
});
