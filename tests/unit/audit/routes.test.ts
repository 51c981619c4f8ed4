import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {routesIn} from '@site/src/audit/routes';
import {UsageError} from '@site/src/lib/usage-error';
import {writeFileBelow} from '@site/src/lib/write-files';

const folder = mkdtempSync(path.join(tmpdir(), 'audit-routes-'));
for (const file of ['index.html', '404.html', 'guides.html', 'guides/a.html', 'b/index.html', 'assets/main.js'])
  writeFileBelow(folder, file, '');

afterAll(() => {
  rmSync(folder, {recursive: true});
});

test('every page has the route that a host answers at', () => {
  expect(routesIn(folder)).toEqual(['/', '/404', '/b', '/guides', '/guides/a']);
});

test('a pattern keeps the routes that it matches', () => {
  expect(routesIn(folder, '^/guides')).toEqual(['/guides', '/guides/a']);
});

test('a pattern that is none or matches nothing, and a folder that is not there, are said', () => {
  expect(() => routesIn(folder, '(')).toThrow('--only takes a regular expression.');
  expect(() => routesIn(folder, 'nothing')).toThrow(new UsageError(`No page of ${folder}/ matches nothing.`));
  expect(() => routesIn(path.join(folder, 'gone'))).toThrow('Run "npm run build" first.');
});
