import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashFiles} from '../../lib/hash-files';

/**
 * Folders with what pages are compiled with, and with files other than pages whose names or sizes are read meanwhile. All
 * files at the top count as well: the configuration of the site, of TypeScript and of browsers.
 */
const folders = ['src', 'static', 'docs'];

/** npm's own list of what it installed. */
const installed = 'node_modules/.package-lock.json';

/** Pages are the bundler's to follow; so are the files that src/plugins/page-dependencies names. */
const isPage = (file: string): boolean => /^docs[\\/].*\.mdx?$/.test(file);

/** What the site's address and its links to the repository are made of (src/config/site.ts). */
const variables = ['SITE_URL', 'BASE_URL', 'REPOSITORY_URL', 'GITHUB_SERVER_URL', 'GITHUB_REPOSITORY'] as const;

/**
 * A name for all that a page's HTML and JavaScript follow from and that the bundler does not follow by itself: this
 * project's code, the installed packages, the environment.
 */
export function codeVersion(siteDir: string): string {
  const atTheTop = readdirSync(siteDir, {withFileTypes: true}).flatMap((entry) => (entry.isFile() ? entry.name : []));
  const environment = [process.version, siteDir, ...variables.map((name) => process.env[name] ?? '')];
  return [hashFiles(siteDir, [...atTheTop, ...folders, installed], (file) => !isPage(file)), ...environment].join('\n');
}

/** Hash of the files that pages consist of. */
export const pagesVersion = (siteDir: string): string => hashFiles(siteDir, ['docs', 'examples']);

/** Says of a folder with a cache that it is complete, and for which version of the code. */
export class Stamp {
  readonly #file: string;

  constructor(
    private readonly folder: string,
    private readonly version: string,
  ) {
    this.#file = path.join(folder, 'complete');
  }

  /**
   * Takes the stamp off the folder, because from now on it is in use. Without a stamp, or with that of another version,
   * the folder is emptied: the caches of the two compilations in it belong together, and an interrupted build may have
   * written one of them.
   */
  takeOff(): void {
    const fits = existsSync(this.#file) && readFileSync(this.#file, 'utf8') === this.version;
    rmSync(fits ? this.#file : this.folder, {recursive: true, force: true});
  }

  /** Declares the folder complete. */
  putOn(): void {
    mkdirSync(this.folder, {recursive: true});
    writeFileSync(this.#file, this.version);
  }
}
