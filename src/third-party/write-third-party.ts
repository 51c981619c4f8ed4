import {billFile, billOfMaterials} from './bill-of-materials';
import {LockFile} from './lock-file';
import {notices, noticesFile} from './notices';
import {assertAllowed, readPackage} from './packages';
import {readShipped} from './shipped';
import {writeFilesBelow} from '../lib/write-files';

/**
 * Writes into a built site what of others is in it: the notices that their licenses ask for, and the bill of materials.
 *
 * @param directory the built site
 * @param siteDir where the lock file and the packages are
 * @param generated folder of what Docusaurus generates
 * @returns how many packages have something in the site
 * @throws {RefusedPackages} where one of them must not ship; nothing is written then
 */
export function writeThirdParty(directory: string, siteDir: string, generated: string): number {
  const lock = LockFile.read(siteDir);
  const places = readShipped(generated);
  const packages = places.map((place) => readPackage(siteDir, place));
  assertAllowed(packages, lock);
  writeFilesBelow(directory, {
    [noticesFile]: notices(packages),
    [billFile]: `${JSON.stringify(billOfMaterials(lock, new Set(places)), null, 1)}\n`,
  });
  return packages.length;
}
