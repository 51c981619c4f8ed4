import {mkdtempSync, readFileSync, rmSync, utimesSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {writeFilesBelow} from '../../../src/lib/write-files';
import {writeWhole} from '../../../src/offline/archives/write-whole';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'whole-'))));
afterEach(() => {
  rmSync(folder, {recursive: true});
});

const site = {'index.html': 'Start', 'guides/a.html': 'A', 'guides/a.md': '# A', 'img/a.png': 'A picture'};
const others = {'guides/a.html.gz': 'smaller', 'offline/shell-1.zip': 'an archive', 'social/a.png': 'for messages'};
const archive = (): Buffer => readFileSync(path.join(folder, 'offline/site.zip'));

test('the archive has all of the site but archives, compressed copies and pictures for messages', () => {
  writeFilesBelow(folder, {...site, ...others});
  expect(writeWhole(folder)).toBe(archive().length);
  const contents = Object.entries(unzipSync(new Uint8Array(archive()))).map(([file, text]) => [file, strFromU8(text)]);
  expect(Object.fromEntries(contents)).toEqual(site);
});

test('the same site is the same archive, also where one is there already', () => {
  writeFilesBelow(folder, site);
  writeWhole(folder);
  const first = archive();
  utimesSync(path.join(folder, 'index.html'), 0, 0);
  writeWhole(folder);
  expect(archive().equals(first)).toBe(true);
});
