import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {UsageError} from '../../lib/usage-error';

/** Exact versions by the package's name. */
export type Packages = Readonly<Record<string, string>>;

const cache = path.resolve('node_modules/.cache/weigh');

/**
 * Installs packages in an empty folder; no install script runs.
 *
 * @throws {UsageError} where npm cannot install them
 */
export function installPackages(directory: string, packages: Packages): void {
  const names = Object.entries(packages).map((entry) => entry.join('@'));
  console.error(`Installing ${names.join(', ')}…`);
  writeFileSync(path.join(directory, 'package.json'), JSON.stringify({private: true, type: 'module', dependencies: packages}));
  const result = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier'], {
    cwd: directory,
    encoding: 'utf8',
    // Node starts npm's .cmd file only through a shell.
    shell: process.platform === 'win32',
  });
  if (result.status !== 0)
    throw new UsageError(`npm cannot install ${names.join(', ')}; this task needs the npm registry:\n${result.stderr}`);
}

/**
 * Installs a tool that only one task needs, on first use, apart from this project's own modules: Lighthouse would add
 * 201 packages and 185 MB, an error reporter among them, to every `npm ci`.
 *
 * @returns the folder that holds `node_modules`
 */
export function installedTool(name: string, version: string): string {
  const directory = path.join(cache, `${name}-${version}`);
  const complete = path.join(directory, 'complete');
  if (existsSync(complete)) return directory;
  rmSync(directory, {recursive: true, force: true});
  mkdirSync(directory, {recursive: true});
  installPackages(directory, {[name]: version});
  writeFileSync(complete, '');
  return directory;
}
