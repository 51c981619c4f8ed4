import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {filesBelow, relativePath} from '@site/src/lib/files-below';

test('the way to a place has forward slashes', () => {
  expect(relativePath(path.join('a', 'b'), path.join('a', 'c', 'd.md'))).toBe('../c/d.md');
});

test('ordinary files alone, sorted, by their paths from the folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
  try {
    mkdirSync(path.join(folder, 'inner'));
    for (const file of ['b.txt', 'inner/a.txt']) writeFileSync(path.join(folder, file), '');
    symlinkSync('/dev/full', path.join(folder, 'device'));
    expect(filesBelow(folder)).toEqual(['b.txt', 'inner/a.txt']);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
