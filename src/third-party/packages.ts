import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../lib/read-json';
import {SourceError, type SourceProblem} from '../lib/source-error';
import {allowedLicenses, builtFrom, mitText, withoutText, type StatedLicense} from './licenses';

const lockFile = 'package-lock.json';

/** A package of which something is in the site. */
export interface ShippedPackage {
  /** As package-lock.json writes it. */
  place: string;
  name: string;
  version: string;
  /** Empty where the package names none. */
  license: string;
  /** The texts of license and notices; empty where there are none. */
  text: string;
}

/**
 * Packages that must not ship as they are, one line each:
 * `package-lock.json:line: what is wrong. What to do.`
 */
export class RefusedPackages extends SourceError {
  override name = 'RefusedPackages';
}

const isLegalText = (name: string): boolean => /^(?:licen[cs]e|copying|notice)(?:-[\w-]+)?(?:\.(?:md|txt))?$/i.test(name);

function textsIn(folder: string): string {
  const files = readdirSync(folder, {withFileTypes: true}).filter((entry) => entry.isFile() && isLegalText(entry.name));
  const texts = files.map(({name}) => readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
  return texts.filter(Boolean).join('\n\n');
}

const apacheText = (siteDir: string): string => readFileSync(path.join(siteDir, 'LICENSE'), 'utf8').trim();

/**
 * The text of a license that came without it, below the copyright line; empty for other licenses.
 */
export function statedText(license: unknown, stated: StatedLicense, siteDir: string): string {
  if (license === 'MIT') return mitText(stated);
  return license === 'Apache-2.0' ? `${stated.copyright}\n\n${apacheText(siteDir)}` : '';
}

/**
 * The texts of a package, and what its compiled program is built from, with the license of that.
 */
function withParts(own: string, parts: string | undefined, siteDir: string): string {
  if (parts === undefined) return own;
  return [own, parts, apacheText(siteDir)].join('\n\n');
}

/** Reads what an installed package says of itself. */
export function readPackage(siteDir: string, place: string): ShippedPackage {
  const folder = path.join(siteDir, place);
  const {name, version, license} = readJson(path.join(folder, 'package.json')) as {name: string; version: string; license?: unknown};
  const stated = withoutText[`${name}@${version}`];
  const own = textsIn(folder);
  const parts = builtFrom[`${name}@${version}`];
  return {
    place,
    name,
    version,
    license: typeof license === 'string' ? license : '',
    text: own === '' && stated ? statedText(license, stated, siteDir) : withParts(own, parts, siteDir),
  };
}

const licensesFile = 'src/third-party/licenses.ts';

/**
 * Why a package must not be in the site, as the end of a sentence that its name begins, and what to
 * do.
 */
function reason({license, text}: ShippedPackage): string | undefined {
  const cure = `Take another package, or add the license to ${licensesFile} once somebody has read it.`;
  if (license === '') return `and names no license. ${cure}`;
  if (!allowedLicenses.includes(license)) return `and its license ${license} is not allowed. ${cure}`;
  return text === '' ? `without the text of its license. Take another release, or state the license in ${licensesFile}.` : undefined;
}

/**
 * Stops where packages must not ship as they are.
 *
 * @param siteDir where the lock file is
 * @throws {RefusedPackages} with the line of the lock file that names each
 */
export function assertAllowed(packages: readonly ShippedPackage[], siteDir: string): void {
  const problems = packages.flatMap((one): SourceProblem[] => {
    const why = reason(one);
    if (why === undefined) return [];
    const before = readFileSync(path.join(siteDir, lockFile), 'utf8').split(`"${one.place}": {`, 1)[0] ?? '';
    return [{file: lockFile, line: before.split('\n').length, message: `${one.name} ${one.version} is in the built site ${why}`}];
  });
  if (problems.length > 0) throw new RefusedPackages(problems);
}
