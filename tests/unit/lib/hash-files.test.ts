import {rmSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {hashFiles} from '@site/src/lib/hash-files';
import {writeFilesBelow} from '@site/src/lib/write-files';
import {scratchFolder} from '../../lib/scratch-folder';

let root: string;

beforeEach(() => {
  root = scratchFolder({'a/one.txt': 'one', 'a/b/two.txt': 'two', 'top.json': '{}'});
});

const hash = (): string => hashFiles(root, ['a', 'top.json', 'none.json']);

test('the same names and contents have the same hash, whatever their age', () => {
  const before = hash();
  utimesSync(path.join(root, 'a/one.txt'), 1, 1);
  expect(hash()).toBe(before);
});

test.each([
  ['another content', {'a/b/two.txt': 'three'}],
  ['one more file in a folder', {'a/b/three.txt': ''}],
  ['a file that did not exist', {'none.json': ''}],
])('%s has another hash', (_name, change) => {
  const before = hash();
  writeFilesBelow(root, change);
  expect(hash()).not.toBe(before);
});

test('the same contents under another name have another hash', () => {
  const before = hash();
  rmSync(path.join(root, 'a/one.txt'));
  writeFilesBelow(root, {'a/uno.txt': 'one'});
  expect(hash()).not.toBe(before);
});

test('files that do not count change nothing', () => {
  const onlyTexts = (): string => hashFiles(root, ['a', 'top.json'], (file) => file.endsWith('.txt'));
  const before = onlyTexts();
  writeFilesBelow(root, {'top.json': '[]'});
  expect(onlyTexts()).toBe(before);
});
