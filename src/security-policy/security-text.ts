import {listFigures} from '../facts/provenance/list';
import {writeFileBelow} from '../lib/write-files';

/** Where RFC 9116 says that people look for whom to tell of a hole. */
const file = '.well-known/security.txt';

/**
 * How long the file holds after somebody has looked after the site; the RFC recommends less than a
 * year.
 */
const daysValid = 360;

/**
 * The last day on which a figure of the site was read in its source: a date that is in the
 * repository, so that a build of one version is the same whenever it is made.
 */
export const lastTended = (): string => listFigures().reduce((last, {origin: {read}}) => (read > last ? read : last), '');

/**
 * Writes into a built site whom to tell of a hole: the maintainers of its repository. A file that
 * names nobody or has expired would mislead, so there is none then.
 *
 * @param siteUrl scheme and host of the site
 * @returns what was done, in a sentence
 */
export function writeSecurityText(directory: string, repositoryUrl: string | undefined, siteUrl: string, now = new Date()): string {
  if (repositoryUrl?.startsWith('https://') !== true)
    return `There is no ${file}: REPOSITORY_URL names no repository on https, so there is nobody to tell.`;
  const expires = new Date(lastTended());
  expires.setUTCDate(expires.getUTCDate() + daysValid);
  if (expires <= now) return `There is no ${file}: no figure of src/facts has been read since ${lastTended()}, so it would have expired.`;
  const lines = [
    `Contact: ${repositoryUrl}/security/advisories/new`,
    `Expires: ${expires.toISOString()}`,
    `Policy: ${repositoryUrl}/blob/main/SECURITY.md`,
    ...(siteUrl.startsWith('https://') ? [`Canonical: ${siteUrl}/${file}`] : []),
  ];
  writeFileBelow(directory, file, `${lines.join('\n')}\n`);
  return `${file} says whom to tell of a hole.`;
}
