import {listFigures} from '../facts/provenance/list';
import type {Day} from '../facts/provenance/types';
import {writeFileBelow} from '../lib/write-files';

/** Where RFC 9116 says that people look for whom to tell of a hole. */
export const securityTextFile = '.well-known/security.txt';

/** How long the file holds after somebody has looked after the site; the RFC recommends less than a year. */
const daysValid = 360;

/** What the file says, and when. */
export interface SecurityContact {
  /** The repository on the web, laid out as GitHub does; its maintainers are whom to tell. */
  repositoryUrl: string | undefined;
  /** Scheme and host of the site. */
  siteUrl: string;
  /** The last day on which somebody is known to have looked after the site. */
  tendedOn: Day;
}

/**
 * The last day on which a figure of the site was read in its source: a date that is in the repository, so that a build of one version
 * is the same whenever it is made.
 */
export const lastTended = (): Day => listFigures().reduce<Day>((last, {origin: {read}}) => (read > last ? read : last), '1970-01-01');

function expiry(tendedOn: Day): Date {
  const date = new Date(`${tendedOn}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + daysValid);
  return date;
}

/**
 * Writes `security.txt`.
 *
 * @param now when the site is built
 * @returns the text, or why there is none, in a sentence: a file that names nobody or has expired would mislead
 */
export function securityText({repositoryUrl, siteUrl, tendedOn}: SecurityContact, now: Date): {text: string} | {reason: string} {
  if (repositoryUrl?.startsWith('https://') !== true)
    return {reason: 'REPOSITORY_URL names no repository on https, so there is nobody to tell.'};
  const expires = expiry(tendedOn);
  if (expires <= now) return {reason: `No figure of src/facts has been read since ${tendedOn}, so it would have expired.`};
  const fields = [
    ['Contact', `${repositoryUrl}/security/advisories/new`],
    ['Expires', expires.toISOString().replace('.000Z', 'Z')],
    ['Preferred-Languages', 'en'],
    ...(siteUrl.startsWith('https://') ? [['Canonical', `${siteUrl}/${securityTextFile}`]] : []),
    ['Policy', `${repositoryUrl}/blob/main/SECURITY.md`],
  ];
  return {text: fields.map(([name, value]) => `${name}: ${value}\n`).join('')};
}

/**
 * Writes `security.txt` into a built site, where it has something to say.
 *
 * @returns what was done, in a sentence
 */
export function writeSecurityText(directory: string, contact: SecurityContact, now = new Date()): string {
  const made = securityText(contact, now);
  if ('reason' in made) return `There is no ${securityTextFile}: ${made.reason}`;
  writeFileBelow(directory, securityTextFile, made.text);
  return `${securityTextFile} says whom to tell of a hole.`;
}
