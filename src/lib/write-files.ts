import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes a file below a folder, and makes the folders in between. */
export function writeFileBelow(directory: string, file: string, contents: string | Uint8Array): void {
  const target = path.join(directory, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, contents);
}

/** Writes several files below a folder, by path. */
export function writeFilesBelow(directory: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) writeFileBelow(directory, file, text);
}
