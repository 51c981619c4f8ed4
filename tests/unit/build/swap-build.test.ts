import {existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {clearInterrupted, swapBuild} from '@site/src/build/swap-build';

function folders(): {next: string; live: string} {
  const root = mkdtempSync(path.join(tmpdir(), 'swap-'));
  const next = path.join(root, 'build.next');
  mkdirSync(next);
  writeFileSync(path.join(next, 'index.html'), 'new');
  return {next, live: path.join(root, 'build')};
}

const pageIn = (folder: string): string => readFileSync(path.join(folder, 'index.html'), 'utf8');

test('moves the first build into place', () => {
  const {next, live} = folders();
  swapBuild(next, live);
  expect(pageIn(live)).toBe('new');
  expect(existsSync(next)).toBe(false);
});

test('replaces the last build whole and leaves nothing behind', () => {
  const {next, live} = folders();
  mkdirSync(live);
  writeFileSync(path.join(live, 'index.html'), 'old');
  writeFileSync(path.join(live, 'stale.html'), 'old');
  swapBuild(next, live);
  expect(pageIn(live)).toBe('new');
  expect(existsSync(path.join(live, 'stale.html'))).toBe(false);
  expect(existsSync(`${live}.previous`)).toBe(false);
});

test('keeps the last build when there is no new one', () => {
  const {live} = folders();
  mkdirSync(live);
  writeFileSync(path.join(live, 'index.html'), 'old');
  expect(() => {
    swapBuild(`${live}.absent`, live);
  }).toThrow();
  expect(pageIn(live)).toBe('old');
});

describe('what an interrupted build left', () => {
  const put = (folder: string, text: string): void => {
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, 'index.html'), text);
  };

  test('between the two renames: the last build is put back, and the new one removed', () => {
    const {next, live} = folders();
    put(`${live}.previous`, 'old');
    expect(clearInterrupted(next, live)).toBe(true);
    expect(pageIn(live)).toBe('old');
    expect([next, `${live}.previous`].filter((folder) => existsSync(folder))).toEqual([]);
  });

  test('after them: the new build stays, and the last one is removed', () => {
    const {next, live} = folders();
    put(`${live}.previous`, 'old');
    put(live, 'new');
    expect(clearInterrupted(next, live)).toBe(false);
    expect(pageIn(live)).toBe('new');
    expect([next, `${live}.previous`].filter((folder) => existsSync(folder))).toEqual([]);
  });

  test('before them: a folder of an unfinished build is removed, and nothing is put back', () => {
    const {next, live} = folders();
    expect(clearInterrupted(next, live)).toBe(false);
    expect([next, live].filter((folder) => existsSync(folder))).toEqual([]);
  });
});
