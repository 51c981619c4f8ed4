import {existsSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {assertKeepable, keepAssets} from '@site/src/build/keep-assets';
import {writeFileBelow} from '@site/src/lib/write-files';

/** A build with these files in its assets, each with its build's name as contents. */
function build(name: string, files: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  for (const file of files) writeFileBelow(folder, `assets/${file}`, name);
  return folder;
}

const has = (folder: string, file: string): boolean => existsSync(path.join(folder, 'assets', file));

test("the last build's assets are in the new one, which keeps its own", () => {
  const last = build('last', ['js/aaaa/_1.js', 'css/styles.1.css', 'same.js']);
  const next = build('next', ['js/bbbb/_1.js', 'css/styles.2.css', 'same.js']);
  expect(keepAssets(last, next)).toBe(2);
  expect(has(next, 'js/aaaa/_1.js')).toBe(true);
  expect(has(next, 'css/styles.1.css')).toBe(true);
  expect(readFileSync(path.join(next, 'assets/same.js'), 'utf8')).toBe('next');
});

test('compressed copies are left to the step that makes them', () => {
  const last = build('last', ['1.js', '1.js.br', '1.js.gz', 'own-files.json.gz']);
  const next = build('next', ['2.js']);
  expect(keepAssets(last, next)).toBe(1);
  expect(has(next, '1.js')).toBe(true);
  expect(has(next, '1.js.br')).toBe(false);
});

test('what the last build took over itself is left behind', () => {
  const [first, second, third] = [build('first', ['1.js']), build('second', ['2.js']), build('third', ['3.js'])];
  keepAssets(first, second);
  expect(keepAssets(second, third)).toBe(1);
  expect(has(third, '2.js')).toBe(true);
  expect(has(third, '1.js')).toBe(false);
});

test('a file that the last build lists and has not is no failure', () => {
  const [last, next] = [build('last', ['1.js']), build('next', ['2.js'])];
  writeFileSync(path.join(last, 'assets/own-files.json'), '["1.js","gone.js"]');
  expect(keepAssets(last, next)).toBe(1);
});

test('a folder without assets is refused before the build', () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'empty-'));
  expect(() => {
    assertKeepable(empty);
  }).toThrow(`--keep-assets ${empty}: there is no folder ${path.join(empty, 'assets')}. Give the folder of the last build.`);
  assertKeepable(build('last', ['1.js']));
});
