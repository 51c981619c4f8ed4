import {cpSync, existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../lib/files-below';
import {UsageError} from '../lib/usage-error';

/**
 * Folder of the files whose names change with their contents: scripts, styles, pictures of pages.
 */
const assets = 'assets';

/**
 * In that folder, names the files that belong to the build itself, so that the next build does not
 * take over what this one did.
 */
const ownList = 'own-files.json';

/**
 * Files of a build's assets. Compressed copies are made anew of all files that the new build has.
 */
const filesIn = (folder: string): string[] => filesBelow(folder).filter((file) => file !== ownList && !/\.(?:br|gz)$/.test(file));

/** The files of a build's own, without those that it took over from the one before. */
function ownFiles(folder: string): string[] {
  const list = path.join(folder, ownList);
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : filesIn(folder);
}

/**
 * Checks, before anything is built, that there is something to keep.
 *
 * @param last folder of the last build
 * @throws {UsageError} where it has no assets
 */
export function assertKeepable(last: string): void {
  if (!existsSync(path.join(last, assets)))
    throw new UsageError(`--keep-assets ${last}: there is no folder ${path.join(last, assets)}. Give the folder of the last build.`);
}

/**
 * Copies the last build's assets into a new one, so that pages that were loaded before a
 * deployment, or are kept by a cache, find theirs. Only the last build's own are kept; what it had
 * taken over itself is left behind, so that the site does not grow for ever.
 *
 * @param last folder of the last build
 * @param next folder of the new one
 * @returns how many files were copied
 */
export function keepAssets(last: string, next: string): number {
  const [from, to] = [path.join(last, assets), path.join(next, assets)];
  const own = filesIn(to);
  const known = new Set(own);
  // A name has a hash of the contents in it, so a file of the same name is the same file.
  const kept = ownFiles(from).filter((file) => !known.has(file) && existsSync(path.join(from, file)));
  for (const file of kept) cpSync(path.join(from, file), path.join(to, file));
  writeFileSync(path.join(to, ownList), JSON.stringify(own));
  return kept.length;
}
