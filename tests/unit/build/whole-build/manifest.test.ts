import {createHash} from 'node:crypto';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describeFiles, manifestFile, readManifest, writeManifest} from '@site/src/build/whole-build/manifest';
import {writeFilesBelow} from '@site/src/lib/write-files';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'manifest-'));
  writeFilesBelow(folder, {
    'index.html': 'Home',
    'guides.html': 'Guides',
    'guides/first.html': 'First',
    'concepts/index.html': 'Concepts',
    '404.html': 'Not found',
    'assets/js/main.js': 'é',
  });
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

test('has every route with its file, without the 404 page', () => {
  expect(describeFiles(folder).routes).toEqual({
    '/': 'index.html',
    '/guides': 'guides.html',
    '/guides/first': 'guides/first.html',
    '/concepts': 'concepts/index.html',
  });
});

test('has every file with its size in bytes and its hash, in order', () => {
  const {files} = describeFiles(folder);
  expect(Object.keys(files)).toEqual([
    '404.html',
    'assets/js/main.js',
    'concepts/index.html',
    'guides.html',
    'guides/first.html',
    'index.html',
  ]);
  expect(files['assets/js/main.js']).toEqual({size: 2, sha256: createHash('sha256').update('é').digest('hex')});
});

test('is read as it was written, and is not in itself', () => {
  const files = describeFiles(folder);
  writeManifest(folder);
  writeManifest(folder);
  expect(readManifest(folder)).toEqual(files);
  expect(describeFiles(folder)).toEqual(files);
});

test('differs for a file that was changed, cut off, added or removed', () => {
  writeManifest(folder);
  const file = path.join(folder, 'guides.html');
  for (const text of ['guides', 'Guide']) {
    writeFileSync(file, text);
    expect(describeFiles(folder)).not.toEqual(readManifest(folder));
  }
  rmSync(file);
  expect(describeFiles(folder)).not.toEqual(readManifest(folder));
});

test('is missed by name', () => {
  expect(() => readManifest(folder)).toThrow(`${manifestFile} is missing`);
});
