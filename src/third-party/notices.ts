import {writeFileBelow} from '../lib/write-files';
import {assertAllowed, readPackage, type ShippedPackage} from './packages';
import {readShipped} from './shipped';

export const noticesFile = 'third-party-notices.txt';

const introduction = `Parts of this site are made of the packages below, by their authors and under their licenses. The list is made by each build from
what the bundler has put into the files that browsers load.`;

const notice = ({name, version, license, text}: ShippedPackage): string => `${name} ${version}\nLicense: ${license}\n\n${text}`;

/** The names, licenses and their texts, each package once, by name. */
export function notices(packages: readonly ShippedPackage[]): string {
  const sorted = [...packages].sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
  const parts = new Set([introduction, ...sorted.map(notice)]);
  return `${[...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/**
 * Writes into a built site the notices that the licenses of what is in it ask for.
 *
 * @param directory the built site
 * @param siteDir where the lock file and the packages are
 * @param generated folder of what Docusaurus generates
 * @returns how many packages have something in the site
 * @throws {RefusedPackages} where one of them must not ship; nothing is written then
 */
export function writeNotices(directory: string, siteDir: string, generated: string): number {
  const packages = readShipped(generated).map((place) => readPackage(siteDir, place));
  assertAllowed(packages, siteDir);
  writeFileBelow(directory, noticesFile, notices(packages));
  return packages.length;
}
