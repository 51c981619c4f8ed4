import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';

/** Unpacks an archive into a folder, and returns the paths of its files, sorted. */
export function unpack(archive: Uint8Array, folder: string): string[] {
  const files = Object.entries(unzipSync(archive));
  for (const [name, content] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), strFromU8(content));
  }
  return files.map(([name]) => name).sort();
}
