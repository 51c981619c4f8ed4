import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readRegisteredRoutes} from '@site/src/registry/read-routes';
import {registryFile, slugsFile} from '@site/src/registry/types';
import {writeFilesBelow} from '@site/src/lib/write-files';

const folder = mkdtempSync(path.join(tmpdir(), 'registry-'));

afterAll(() => {
  rmSync(folder, {recursive: true});
});

test('without a registry, its file is named', () => {
  expect(() => readRegisteredRoutes(folder)).toThrow(`${path.join(folder, registryFile)} is missing`);
});

test('gives the routes of all pages', () => {
  const entry = (id: string) => ({id, title: id, description: ''});
  const registry = {'guides/a': entry('guides/a'), 'references/b': entry('references/b'), 'snippets/c': entry('snippets/c')};
  writeFilesBelow(folder, {[registryFile]: JSON.stringify(registry), [slugsFile]: JSON.stringify({'references/b': '/b'})});
  expect(readRegisteredRoutes(folder)).toEqual(['/guides/a', '/b', '/snippets/c']);
});
