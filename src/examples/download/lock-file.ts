import path from 'node:path';
import {readJson} from '../../lib/read-json';
import {SourceError} from '../../lib/source-error';

/** A package in npm's lock file, as far as this module reads it. */
interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, {optional?: boolean}>;
  dev?: true;
  optional?: true;
  devOptional?: true;
}

/** npm's lock file: packages by the place at which npm installs them. */
export interface LockFile {
  name: string;
  lockfileVersion: number;
  requires: boolean;
  packages: Readonly<Record<string, LockedPackage>>;
}

/** What a lock file is made for. */
export interface Manifest {
  name: string;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

/** Everything that examples may depend on, in the versions that they get. */
export const lockFolder = 'src/examples/lock';

function refuse(message: string, file = 'package.json'): never {
  throw new SourceError([{file: `${lockFolder}/${file}`, line: 1, message}]);
}

export const readLock = (siteDir: string): LockFile => readJson(path.join(siteDir, lockFolder, 'package-lock.json')) as LockFile;

/** Where Node.js finds a package that one at a place asks for. */
function findFrom(place: string, name: string, packages: LockFile['packages']): string | undefined {
  for (let folder = place; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const found = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (Object.hasOwn(packages, found)) return found;
    if (folder === '') return undefined;
  }
}

function neededBy(locked: LockedPackage): string[] {
  const {dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {}} = locked;
  return [...Object.keys(dependencies), ...Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true)];
}

/**
 * Places that the packages of some names lead to, with or without what is only there on some
 * platforms.
 */
function reach(names: readonly string[], packages: LockFile['packages'], withOptional: boolean): Set<string> {
  const found = new Set<string>();
  const visit = (place: string, name: string, isOptional: boolean): void => {
    const next = findFrom(place, name, packages);
    if (next === undefined && !isOptional)
      refuse(`lacks ${name}. Run "npm install --package-lock-only" in its folder.`, 'package-lock.json');
    if (next === undefined || found.has(next)) return;
    found.add(next);
    const locked = packages[next] ?? {};
    for (const each of neededBy(locked)) visit(next, each, locked.optionalDependencies?.[each] !== undefined);
    if (withOptional) for (const each of Object.keys(locked.optionalDependencies ?? {})) visit(next, each, true);
  };
  for (const name of names) visit('', name, false);
  return found;
}

/**
 * What npm notes of a package by how it is reached, which differs between a manifest and all of
 * them together.
 */
const marks = ['dev', 'optional', 'devOptional'];
/** Fields of a manifest that no lock file repeats. */
const notLocked = ['scripts', 'private', 'type'];

const without = (value: object, keys: readonly string[]): LockedPackage =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

/**
 * The part of a lock file that a manifest needs, as npm would write it: `npm ci` accepts it.
 *
 * @throws {SourceError} where the lock file lacks a package, or has another version than the
 *   manifest names
 */
export function lockFileFor(manifest: Manifest, {lockfileVersion, requires, packages}: LockFile): LockFile {
  const {name, dependencies = {}, devDependencies = {}} = manifest;
  const pins = {...packages['']?.dependencies, ...(packages[''] as Manifest | undefined)?.devDependencies};
  for (const [each, version] of Object.entries({...dependencies, ...devDependencies})) {
    if (pins[each] !== version)
      refuse(`has ${pins[each] ?? 'no version'} of ${each}, and ${name} needs ${version}. Give both one version.`);
  }
  const [forUse, forDevelopment] = [Object.keys(dependencies), Object.keys(devDependencies)];
  const shipped = {all: reach(forUse, packages, true), required: reach(forUse, packages, false)};
  const development = {all: reach(forDevelopment, packages, true), required: reach(forDevelopment, packages, false)};
  const marksOf = (place: string): LockedPackage => {
    if (shipped.required.has(place)) return {};
    if (shipped.all.has(place)) return development.required.has(place) ? {devOptional: true} : {optional: true};
    return development.required.has(place) ? {dev: true} : {dev: true, optional: true};
  };
  const kept = Object.entries(packages).filter(([place]) => shipped.all.has(place) || development.all.has(place));
  const entries = kept.map(([place, locked]) => [place, {...without(locked, marks), ...marksOf(place)}] as const);
  return {name, lockfileVersion, requires, packages: {'': without(manifest, notLocked), ...Object.fromEntries(entries)}};
}
