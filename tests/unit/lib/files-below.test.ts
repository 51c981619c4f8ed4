import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {filesBelow, relativePath} from '@site/src/lib/files-below';
import {scratchFolder} from '../../lib/scratch-folder';

test('the way to a place has forward slashes', () => {
  expect(relativePath(path.join('a', 'b'), path.join('a', 'c', 'd.md'))).toBe('../c/d.md');
});

test('ordinary files alone, sorted, by their paths from the folder', () => {
  const folder = scratchFolder({'b.txt': '', 'inner/a.txt': ''});
  symlinkSync('/dev/full', path.join(folder, 'device'));
  expect(filesBelow(folder)).toEqual(['b.txt', 'inner/a.txt']);
});
