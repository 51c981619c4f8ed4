import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeFilesBelow} from '../../src/lib/write-files';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, {recursive: true, force: true});
});

/** Makes a folder with some files, by path, which is there until the tests of the file have run. */
export function scratchFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'scratch-'));
  folders.push(folder);
  writeFilesBelow(folder, files);
  return folder;
}
