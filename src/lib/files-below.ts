import {readdirSync} from 'node:fs';
import path from 'node:path';

/** The way from one place to another with forward slashes, whatever the system writes. */
export const relativePath = (from: string, to: string): string => path.relative(from, to).split(path.sep).join('/');

/**
 * Every ordinary file below a folder, sorted; neither folders nor what links of the file system
 * lead to.
 *
 * @returns paths from the folder, with forward slashes
 */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relativePath(folder, path.join(entry.parentPath, entry.name)))
    .sort();
