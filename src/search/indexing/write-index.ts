import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {entryFile, formatVersion, indexFolder, type Entry} from '../engine/index-format';
import {seal} from '../engine/seal';
import type {IndexContents} from './build-index';

/** A name for exactly these contents. */
export function hashContents(contents: IndexContents): string {
  const hash = createHash('sha256');
  for (const [file, text] of contents) hash.update(`${file}\n${text}\n`);
  return hash.digest('hex').slice(0, 12);
}

/**
 * Writes an index into a built site: its files in a folder that is named after their contents, and
 * the entry file that names the folder. A browser may keep the files for ever, and asks for the
 * entry file every time, so nothing is ever stale. Each file is sealed, so that a browser does not
 * keep a wrong answer for ever.
 */
export async function writeIndex(outDir: string, contents: IndexContents): Promise<void> {
  const directory = hashContents(contents);
  const folder = path.join(outDir, indexFolder, directory);
  await mkdir(folder, {recursive: true});
  for (const [file, text] of contents) await writeFile(path.join(folder, file), await seal(`${directory}/${file}`, text));
  const entry: Entry = {version: formatVersion, directory};
  await writeFile(path.join(outDir, indexFolder, entryFile), JSON.stringify(entry));
}
