import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const repository = path.resolve(__dirname, '../..');

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

/** Makes an empty folder whose modules are this project's. */
export function createSiteFolder(name: string): string {
  const directory = mkdtempSync(path.join(tmpdir(), `${name}-`));
  symlinkSync(path.join(repository, 'node_modules'), path.join(directory, 'node_modules'));
  return directory;
}

/**
 * Copies what builds this site, without its pages, to a temporary folder. The configuration is there under the name
 * `docusaurus.config.real.ts`, for the copy's own `docusaurus.config.ts` to start from.
 *
 * @param name start of the folder's name
 */
export function copySite(name: string): SiteCopy {
  const directory = createSiteFolder(name);
  for (const source of ['src', 'static', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(path.join(repository, source), path.join(directory, source), {recursive: true});
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
