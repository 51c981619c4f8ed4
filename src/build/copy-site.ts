import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const repository = path.resolve(__dirname, '../..');

/** The table of old addresses without a row. */
const noOldAddresses = 'export const everyOldAddress = {};\n';

/** A site in a temporary folder, made of this project's sources and pages of its own. */
export interface SiteCopy {
  directory: string;
  /**
   * Builds with the project's own build script.
   *
   * @param env variables beside those of this process
   * @param options of the command
   * @returns the exit code and everything that was printed
   */
  build: (env?: Readonly<Record<string, string>>, options?: readonly string[]) => {exitCode: number; output: string};
}

/** Takes the first folder of a numbered name that nobody has, now. */
function takeFolder(name: string): string {
  for (let number = 1; ; number += 1) {
    const directory = path.join(tmpdir(), `${name}-${number}`);
    try {
      mkdirSync(directory, {mode: 0o700});
      return directory;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/**
 * Makes an empty folder whose modules are this project's. Docusaurus's compiler keeps what it
 * compiled under a file's path, so that a site where another one stood before need not have the
 * sources compiled once more, which takes longer than all the rest.
 *
 * @param name start of the folder's name; the folder is the caller's until it is removed
 */
export function createSiteFolder(name: string): string {
  const directory = takeFolder(name);
  symlinkSync(path.join(repository, 'node_modules'), path.join(directory, 'node_modules'));
  return directory;
}

/**
 * Copies what builds this site, without its pages and the old addresses that lead to them, to a
 * temporary folder. The configuration is there under the name `docusaurus.config.real.ts`, for the
 * copy's own `docusaurus.config.ts` to start from.
 *
 * @param name start of the folder's name
 */
export function copySite(name: string): SiteCopy {
  const directory = createSiteFolder(name);
  for (const source of ['src', 'static', 'package.json', 'package-lock.json', 'tsconfig.json', 'LICENSE'])
    cpSync(path.join(repository, source), path.join(directory, source), {recursive: true});
  writeFileSync(path.join(directory, 'src/old-addresses/table.ts'), noOldAddresses);
  cpSync(path.join(repository, 'docusaurus.config.ts'), path.join(directory, 'docusaurus.config.real.ts'));
  return {
    directory,
    build: (env, options = []) => {
      const tsx = path.join(repository, 'node_modules/tsx/dist/cli.mjs');
      const result = spawnSync(process.execPath, [tsx, 'src/build/build.ts', ...options], {
        cwd: directory,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 ** 2,
        env: {...process.env, NO_COLOR: '1', ...env},
      });
      return {exitCode: result.status ?? 1, output: `${result.stdout}\n${result.stderr}`};
    },
  };
}
