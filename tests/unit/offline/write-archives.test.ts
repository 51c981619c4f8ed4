import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {writeFilesBelow} from '../../../src/lib/write-files';
import {writeArchives} from '../../../src/offline/archives/write-archives';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'archives-'))));
afterEach(() => {
  rmSync(folder, {recursive: true});
});

const site = {'index.html': 'Start', 'guides.html': 'Guides', 'guides/a.html': 'A', 'guides/a.html.gz': 'smaller', 'llms.txt': 'A list'};

test('each section is an archive of its files, and the list says what they are', () => {
  writeFilesBelow(folder, site);
  const {parts} = writeArchives(folder, '/');
  expect(parts.map(({name, files, pages, unpacked}) => ({name, files, pages, unpacked}))).toEqual([
    {name: 'shell', files: 1, pages: 1, unpacked: 5},
    {name: 'guides', files: 2, pages: 2, unpacked: 7},
  ]);
  const bytes = readFileSync(path.join(folder, parts[1]?.file ?? ''));
  expect(bytes).toHaveLength(parts[1]?.bytes ?? 0);
  const contents = Object.entries(unzipSync(new Uint8Array(bytes))).map(([file, text]) => [file, strFromU8(text)]);
  expect(contents).toEqual([
    ['guides.html', 'Guides'],
    ['guides/a.html', 'A'],
  ]);
  expect(JSON.parse(readFileSync(path.join(folder, 'offline/parts.json'), 'utf8'))).toMatchObject({parts});
});

test('the same site is the same build, and another text is another one', () => {
  writeFilesBelow(folder, site);
  const first = writeArchives(folder, '/');
  rmSync(path.join(folder, 'offline'), {recursive: true});
  expect(writeArchives(folder, '/')).toEqual(first);
  writeFilesBelow(folder, {'guides/a.html': 'B'});
  rmSync(path.join(folder, 'offline'), {recursive: true});
  expect(writeArchives(folder, '/').build).not.toBe(first.build);
});
