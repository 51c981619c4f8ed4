import path from 'node:path';
import {readJson} from '../../lib/read-json';
import {entryFile, files, indexFolder, type Entry, type PageTable} from '../engine/index-format';

/**
 * The files of a built site's search index, as paths from the site's top.
 *
 * @param outDir the built site
 * @throws naming the file, where there is no index
 */
export function readIndexedFiles(outDir: string): string[] {
  const {directory} = readJson(path.join(outDir, indexFolder, entryFile)) as Entry;
  // A sealed file: the seal, and what it seals.
  const [, table] = readJson(path.join(outDir, indexFolder, directory, files.pages)) as [string, PageTable];
  const names = [
    files.pages,
    ...table.texts.map((_, index) => files.text(index)),
    ...table.terms.map((_, index) => files.terms(index)),
    ...table.corrections.map((_, index) => files.corrections(index)),
  ];
  return names.map((name) => path.posix.join(indexFolder, directory, name));
}
