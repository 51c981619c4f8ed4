import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/**
 * SHA-256 of some texts, in hex. The order counts, and so does where one text ends and the next
 * begins.
 */
export function digest(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
}

/** Every file at or under a path, sorted, apart from installed packages. */
export function filesUnder(place: string): readonly string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.split(path.sep).includes('node_modules'))
    .sort();
}

/**
 * SHA-256 of the names and contents of some files and folders.
 *
 * @param places paths from `root`
 * @throws where a path does not exist
 */
export function digestOfFiles(root: string, places: readonly string[]): string {
  const files = places.flatMap((place) => filesUnder(path.join(root, place)));
  return digest(...files.flatMap((file) => [path.relative(root, file), readFileSync(file, 'utf8')]));
}
