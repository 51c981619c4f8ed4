import {readFileSync} from 'node:fs';
import path from 'node:path';

export const lockFile = 'package-lock.json';

/** A package as npm's lock file has it; the fields that are used. */
export interface LockedPackage {
  /** Where its folder has another name. */
  name?: string;
  version: string;
  license?: string;
  resolved?: string;
  integrity?: string;
  /** Set where it is there for development only. */
  dev?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/** npm's list of what is installed, and where each entry stands in it. */
export class LockFile {
  /** By place, such as `node_modules/a/node_modules/b`; the site itself has the place ''. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
  readonly #lines: readonly string[];

  constructor(text: string) {
    this.packages = (JSON.parse(text) as {packages: Record<string, LockedPackage>}).packages;
    this.#lines = text.split('\n');
  }

  static read = (siteDir: string): LockFile => new LockFile(readFileSync(path.join(siteDir, lockFile), 'utf8'));

  /** The name that a package is published under. */
  nameOf(place: string): string {
    return this.packages[place]?.name ?? place.replace(/^.*node_modules\//, '');
  }

  /** The line of a package's entry, from 1; 1 where there is none. */
  lineOf(place: string): number {
    return Math.max(this.#lines.findIndex((line) => line.trimStart().startsWith(`${JSON.stringify(place)}: {`)) + 1, 1);
  }

  /**
   * Finds a package as Node does: in the folder of whoever asks, then further up.
   *
   * @returns its place, or undefined where it is not installed, as an optional one may be
   */
  resolve(name: string, from: string): string | undefined {
    const place = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
    if (place in this.packages) return place;
    if (from === '') return undefined;
    const above = from.lastIndexOf('/node_modules/');
    return this.resolve(name, above < 0 ? '' : from.slice(0, above));
  }
}
