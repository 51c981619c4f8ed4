import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The files of a checkout. Paths are those of the repository, with forward slashes. */
export interface Checkout {
  /**
   * The text of a file; undefined where the checkout does not have it, as one may hold a part of
   * the repository.
   */
  read: (file: string) => string | undefined;
  /** The files below a folder whose names end so, sorted. */
  list: (folder: string, ending: string) => string[];
}

/** A folder with a checkout, or with some of its files in their places. */
export const checkoutAt = (root: string): Checkout => ({
  read: (file) => {
    const full = path.join(root, file);
    return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  },
  list: (folder, ending) => {
    const full = path.join(root, folder);
    if (!existsSync(full)) return [];
    return readdirSync(full, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith(ending))
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
      .sort();
  },
});

/** A checkout in memory, for tests and for what was read otherwise. */
export const checkoutOf = (files: Readonly<Record<string, string>>): Checkout => ({
  read: (file) => files[file],
  list: (folder, ending) =>
    Object.keys(files)
      .filter((file) => file.startsWith(`${folder}/`) && file.endsWith(ending))
      .sort(),
});
