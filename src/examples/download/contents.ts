import {readFileSync} from 'node:fs';
import path from 'node:path';
import {SourceError} from '../../lib/source-error';
import type {Example} from '../model';
import {lockFileFor, type LockFile, type Manifest} from './lock-file';
import {readmeOf} from './readme';
import {scriptCompilerOptions, scriptManifest} from './script-project';

/** The files of a download by their path in it. */
export type Contents = Readonly<Record<string, string>>;

/** What downloads are made with. */
export interface Workshop {
  /** The repository's top. */
  siteDir: string;
  examples: readonly Example[];
  lock: LockFile;
}

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** An example, and the others that it cannot do without, in the order of their folders. */
export function withNeeds(example: Example, examples: readonly Example[]): Example[] {
  const all = new Map([[example.dir, example]]);
  for (const each of all.values()) {
    for (const dir of each.needs) {
      const need = examples.find((candidate) => candidate.dir === dir);
      if (need === undefined)
        throw new SourceError([
          {file: each.dir, line: 1, message: `needs ${dir}, which is no example. Correct the dependency or the import.`},
        ]);
      all.set(dir, need);
    }
  }
  return [...all.values()];
}

/** The deepest folder that is above all of some, or the one itself. */
function commonFolder(dirs: readonly string[]): string {
  const [parts = [], ...others] = dirs.map((dir) => dir.split('/'));
  const depth = parts.findIndex((part, index) => others.some((other) => other[index] !== part));
  return (depth === -1 ? parts : parts.slice(0, depth)).join('/');
}

/**
 * The folder of the example in its download: the top where it stands alone, and else below it,
 * beside what it needs.
 */
export function folderIn(example: Example, examples: readonly Example[]): string {
  const base = commonFolder(withNeeds(example, examples).map(({dir}) => dir));
  return path.posix.join(example.name, path.posix.relative(base, example.dir));
}

/** What npm needs beside the files: of an app its lock file, of loose files a whole project. */
function projectFiles(example: Example, parts: readonly Example[], {siteDir, lock}: Workshop): Record<string, string> {
  const own = example.files.find(({path: name}) => name === 'package.json');
  if (own) return {'package-lock.json': json(lockFileFor(JSON.parse(own.text) as Manifest, lock))};
  if (example.shelf !== 'ts') return {};
  const manifest = scriptManifest(
    example.name,
    parts.flatMap(({files}) => files),
    lock,
  );
  return {
    'package.json': json(manifest),
    'package-lock.json': json(lockFileFor(manifest, lock)),
    'tsconfig.json': scriptCompilerOptions(siteDir),
  };
}

/**
 * Everything that a reader of an example downloads: its files and those of the examples that it
 * needs, beside each other as they are in the repository, with a README, the license, and what npm
 * needs. All of it is in one folder with the example's name.
 *
 * @throws {SourceError} where a dependency is in no example or has another version than the lock
 *   file
 */
export function contentsOf(example: Example, workshop: Workshop): Contents {
  const {siteDir, examples} = workshop;
  const parts = withNeeds(example, examples);
  const base = commonFolder(parts.map(({dir}) => dir));
  const files = parts.flatMap((part) =>
    part.files.map(({file, text}) => [path.posix.join(example.name, path.posix.relative(base, file)), text]),
  );
  const added = {
    LICENSE: readFileSync(path.join(siteDir, 'LICENSE'), 'utf8'),
    'README.md': readmeOf(example, path.posix.relative(example.name, folderIn(example, examples)), parts.slice(1)),
    ...projectFiles(example, parts, workshop),
  };
  const atTop = Object.entries(added).map(([name, text]) => [`${example.name}/${name}`, text]);
  return Object.fromEntries([...files, ...atTop]) as Contents;
}
