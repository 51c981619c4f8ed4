import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {SourceProblem} from './source-error';

/**
 * Something that this site takes for granted of a package's insides, and that no documentation
 * promises.
 */
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

/**
 * Packages are no longer what this site takes for granted. The message says what, and where to
 * look.
 */
export class BrokenAssumption extends Error {
  override name = 'BrokenAssumption';

  /** @param problems a message for each, at the file that relies on it */
  constructor(readonly problems: readonly SourceProblem[]) {
    super(problems.map(({message}) => message).join('\n'));
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
  return new BrokenAssumption([{file: see, line: 1, message: `${product} changed ${subject}: ${found} (${releases}); see ${see}`}]);
}

/** A line on each package whose installed release is another one than that which was last read. */
export function otherReleases(assumptions: readonly Assumption[], filesOfPackage = filesOf): string[] {
  const read = new Map(assumptions.map(({package: name, version}) => [name, version]));
  return [...read].flatMap(([name, version]) => {
    const installed = filesOfPackage(name).version;
    return installed === version
      ? []
      : [`${name} ${installed}: what this site takes for granted of it was read in ${version}; what no longer holds stops the build.`];
  });
}

/**
 * Checks what the installed files show, and prints which packages have another release than was
 * read. That alone stops nothing.
 *
 * @param filesOfPackage tests give other files
 * @throws {BrokenAssumption} with all that do not hold
 */
export function assertInstalled(assumptions: readonly Assumption[], filesOfPackage = filesOf): void {
  for (const line of otherReleases(assumptions, filesOfPackage)) console.info(line);
  const problems = assumptions.flatMap((assumption) => {
    const files = filesOfPackage(assumption.package);
    const found = assumption.inspect?.(files);
    return found === undefined ? [] : brokenAssumption(assumption, found, files.version).problems;
  });
  if (problems.length > 0) throw new BrokenAssumption(problems);
}

/**
 * An inspection of files.
 *
 * @param textsByFile file from the package's folder → what it says, word for word, as long as the
 *   assumption holds
 */
export const saysAll =
  (textsByFile: Readonly<Record<string, readonly string[]>>): NonNullable<Assumption['inspect']> =>
  ({read}) => {
    for (const [file, texts] of Object.entries(textsByFile)) {
      const source = read(file);
      if (source === '') return `${file} is gone`;
      const missing = texts.find((text) => !source.includes(text));
      if (missing !== undefined) return `${file} no longer has ${JSON.stringify(missing)}`;
    }
    return undefined;
  };
