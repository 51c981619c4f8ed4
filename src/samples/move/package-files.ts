import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

function moveFilesUnder(dir: string, folder: string): string[] {
  const absolute = path.join(dir, folder);
  if (!existsSync(absolute)) return [];
  const files = readdirSync(absolute, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.move'));
  return files.sort().map((file) => `${folder}/${file}`);
}

/**
 * The manifest and modules of a package on disk.
 *
 * @param folders `sources`, and `tests` where the package's own tests are wanted
 */
export function readPackageFiles(dir: string, folders: readonly ('sources' | 'tests')[]): Record<string, string> {
  const files = ['Move.toml', ...folders.flatMap((folder) => moveFilesUnder(dir, folder))];
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(dir, file), 'utf8')]));
}
