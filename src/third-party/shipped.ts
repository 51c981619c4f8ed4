import path from 'node:path';
import {readJson} from '../lib/read-json';
import {writeFileBelow} from '../lib/write-files';

/** The list, below the folder of what Docusaurus generates. */
const listFile = 'third-party/shipped.json';

/**
 * The bundler puts its own code around everything, to load one file after another; it is no module
 * of the bundle.
 */
const bundler = 'node_modules/@rspack/core';

/**
 * The place of a file's package as `package-lock.json` writes it, such as
 * `node_modules/a/node_modules/b`.
 *
 * @returns undefined for a file of the site itself
 */
export const placeOf = (file: string): string | undefined =>
  /(?<=[\\/])node_modules[\\/](?:.+[\\/]node_modules[\\/])?(?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0].replaceAll('\\', '/');

const writePlaces = (generated: string, places: readonly string[]): void => {
  writeFileBelow(generated, listFile, `${JSON.stringify([...new Set(places)].sort(), null, 2)}\n`);
};

/** Keeps which packages these files are from. */
export function writeShipped(generated: string, files: Iterable<string>): void {
  writePlaces(generated, [bundler, ...[...files].flatMap((file) => placeOf(file) ?? [])]);
}

/**
 * Adds the packages that a program has which another bundler made.
 *
 * @param files what it was made of, from the repository's top
 */
export function addShipped(generated: string, files: Iterable<string>): void {
  const added = [...files].flatMap((file) => placeOf(`/${file}`) ?? []);
  writePlaces(generated, [...readShipped(generated), ...added]);
}

/** The places of the packages of which something is in the site that was built last. */
export const readShipped = (generated: string): string[] => readJson(path.join(generated, listFile)) as string[];
