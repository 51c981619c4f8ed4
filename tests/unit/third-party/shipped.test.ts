import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {placeOf, readShipped, writeShipped} from '@site/src/third-party/shipped';
import {filesOf} from '@site/src/third-party/plugin';

test.each([
  ['/site/node_modules/a/b.js', 'node_modules/a'],
  ['/site/node_modules/@scope/a/lib/b.js', 'node_modules/@scope/a'],
  ['/site/node_modules/a/node_modules/@scope/b/c.js', 'node_modules/a/node_modules/@scope/b'],
  ['C:\\site\\node_modules\\@scope\\a\\b.js', 'node_modules/@scope/a'],
  ['/site/src/a.ts', undefined],
  ['', undefined],
])('%s is of the package at %s', (file, place) => {
  expect(placeOf(file)).toBe(place);
});

test('a module that was joined with others counts with all of them', () => {
  const leaf = (file: string) => ({nameForCondition: () => file});
  expect(filesOf({...leaf('/a.js'), modules: [leaf('/b.js'), {...leaf('/c.js'), modules: [leaf('/d.js')]}]})).toEqual([
    '/a.js',
    '/b.js',
    '/c.js',
    '/d.js',
  ]);
  expect(filesOf({nameForCondition: () => undefined})).toEqual([]);
});

test("the list has each package once, and the bundler's, whose code is around all", () => {
  const generated = mkdtempSync(path.join(tmpdir(), 'shipped-'));
  writeShipped(generated, ['/s/node_modules/b/1.js', '/s/node_modules/a/1.js', '/s/node_modules/b/2.js', '/s/src/c.ts']);
  expect(readShipped(generated)).toEqual(['node_modules/@rspack/core', 'node_modules/a', 'node_modules/b']);
});
