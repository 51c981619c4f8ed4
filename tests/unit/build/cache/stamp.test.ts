import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeFilesBelow} from '@site/src/lib/write-files';
import {Stamp} from '@site/src/build/cache/stamp';

let folder: string;
const isKept = (): boolean => existsSync(path.join(folder, 'client/cache'));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stamp-'));
  writeFilesBelow(folder, {'client/cache': ''});
});

afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

test('a cache with a stamp of this version is kept, once: until it has a stamp again it is in use', () => {
  new Stamp(folder, '1').putOn();
  new Stamp(folder, '1').takeOff();
  expect(isKept()).toBe(true);
  new Stamp(folder, '1').takeOff();
  expect(isKept()).toBe(false);
});

test('a cache of another version is removed', () => {
  new Stamp(folder, '1').putOn();
  new Stamp(folder, '2').takeOff();
  expect(isKept()).toBe(false);
});

test('a build that was interrupted leaves no cache to the next one', () => {
  new Stamp(folder, '1').takeOff();
  expect(isKept()).toBe(false);
});
