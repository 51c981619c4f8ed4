import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** SHA-256 of a text or of bytes, as 64 hexadecimal digits. */
export const hashText = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

function filesAt(place: string): string[] {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * One hash of the names and contents of files. A file that does not exist is left out, so the hash
 * changes when it appears.
 *
 * @param root folder that names are relative to, so that a copy elsewhere has the same hash
 * @param places files and folders below it
 * @param isCounted tells which files of a folder count, by the name relative to `root`
 * @returns 64 hexadecimal digits
 */
export function hashFiles(root: string, places: readonly string[], isCounted: (file: string) => boolean = () => true): string {
  const names = places.flatMap((place) => filesAt(path.join(root, place))).map((file) => path.relative(root, file));
  const hash = createHash('sha256');
  for (const name of [...new Set(names)].filter(isCounted).sort()) {
    const content = readFileSync(path.join(root, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
