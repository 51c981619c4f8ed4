import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The version of a package as installed, for the line that tells the reader what checked a sample.
 *
 * @param name a package of the repository's node_modules
 * @throws where the package is not installed
 */
export function installedVersion(name: string): string {
  const manifest = JSON.parse(readFileSync(path.join('node_modules', name, 'package.json'), 'utf8')) as {version: string};
  return manifest.version;
}
