import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {SourceProblem} from './source-error';

/** Something that this site takes for granted of a package's insides, and that no documentation promises. */
export interface Assumption {
  /** What readers of a message know it by. */
  product: string;
  /** The package, as npm names it. */
  package: string;
  /** The release in which this was last found to hold. */
  version: string;
  /** What a release may have changed, as the object of "Docusaurus changed …". */
  subject: string;
  /** What is taken for granted. */
  assumes: string;
  /** The file of this repository that relies on it. */
  see: string;
  /** What relying on it is worth to a reader, or why it cannot be had otherwise. */
  worth: string;
  /** When a build asserts it. */
  asserted: 'installed' | 'configuration' | 'routes' | 'bundle' | 'pages';
  /** For what the installed files show: what is otherwise, or undefined where all is as assumed. */
  inspect?: (files: PackageFiles) => string | undefined;
}

/** The files of an installed package. */
export interface PackageFiles {
  version: string;
  /**
   * @param file from the package's folder
   * @returns its text; empty where the package has no such file
   */
  read: (file: string) => string;
}

/** A package is no longer what this site takes for granted. The message says which part, and where to look. */
export class BrokenAssumption extends Error {
  override name = 'BrokenAssumption';
  /** The same for whoever prints the problems of a build, at the file that relies on it. */
  readonly problems: readonly SourceProblem[];

  constructor(message: string, see: string) {
    super(message);
    this.problems = [{file: see, line: 1, message}];
  }
}

/** Folder of an installed package, wherever npm put it. */
export function packageFolder(name: string): string {
  const folders = createRequire(__filename).resolve.paths(name) ?? [];
  for (const folder of folders) {
    try {
      readFileSync(path.join(folder, name, 'package.json'));
      return path.join(folder, name);
    } catch {
      // Not in this folder of node_modules: the next one up may have it.
    }
  }
  throw new Error(`${name} is not installed; run "npm ci".`);
}

/** The files of an installed package, by its name. */
export function filesOf(name: string): PackageFiles {
  const folder = packageFolder(name);
  const {version} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {version: string};
  return {
    version,
    read: (file) => {
      try {
        return readFileSync(path.join(folder, file), 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
        throw error;
      }
    },
  };
}

/**
 * The error for an assumption that does not hold.
 *
 * @param found what was met instead
 * @param installed the installed release
 */
export function brokenAssumption(assumption: Assumption, found: string, installed: string): BrokenAssumption {
  const {product, subject, see, version, package: name} = assumption;
  const releases = installed === version ? `${name} ${version}` : `${name} ${installed}; this site was made for ${version}`;
  return new BrokenAssumption(`${product} changed ${subject}: ${found} (${releases}); see ${see}`, see);
}

/**
 * Checks what the installed files show.
 *
 * @param filesOfPackage tests give other files
 * @throws {BrokenAssumption} for the first one that does not hold
 */
export function assertInstalled(assumptions: readonly Assumption[], filesOfPackage: (name: string) => PackageFiles = filesOf): void {
  for (const assumption of assumptions) {
    const files = filesOfPackage(assumption.package);
    const found = assumption.inspect?.(files);
    if (found !== undefined) throw brokenAssumption(assumption, found, files.version);
  }
}

/**
 * An inspection of one file.
 *
 * @param file from the package's folder
 * @param texts what the file says, word for word, as long as the assumption holds
 */
export const says =
  (file: string, ...texts: readonly string[]): NonNullable<Assumption['inspect']> =>
  ({read}) => {
    const source = read(file);
    if (source === '') return `${file} is gone`;
    const missing = texts.find((text) => !source.includes(text));
    return missing === undefined ? undefined : `${file} no longer has ${JSON.stringify(missing)}`;
  };

/**
 * An inspection of several files.
 *
 * @param textsByFile file from the package's folder → what it says, word for word, as long as the assumption holds
 */
export const saysAll =
  (textsByFile: Readonly<Record<string, readonly string[]>>): NonNullable<Assumption['inspect']> =>
  (files) => {
    for (const [file, texts] of Object.entries(textsByFile)) {
      const found = says(file, ...texts)(files);
      if (found !== undefined) return found;
    }
    return undefined;
  };
