import {existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {swapBuild} from '@site/src/build/swap-build';

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
