import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** The registry could not be asked. */
export class RegistryError extends Error {
  override name = 'RegistryError';
}

/** What the machine asks of the registry; tests answer themselves. */
export interface Registry {
  /** What `npm outdated` knows: a newer release of each package that has one. */
  outdated: () => ReadonlyMap<string, string>;
  /** The release that a package calls its latest. */
  latest: (name: string) => string;
  /** The folder with a release as it was published. */
  folderOf: (name: string, version: string) => string;
}

const cache = path.resolve('node_modules/.cache/fresh');

interface Run {
  status: number | null;
  stdout: string;
  stderr: string;
}

const npm = (args: readonly string[], cwd = '.'): Run =>
  // Node starts npm's .cmd file only through a shell.
  spawnSync('npm', [...args, '--no-update-notifier'], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
    shell: process.platform === 'win32',
  });

/** npm's own complaint, without its log lines. */
const complaint = ({stderr, stdout}: Run): string =>
  stderr
    .split('\n')
    .find((line) => line.startsWith('npm error') && !line.includes('A complete log'))
    ?.replace('npm error ', '') ??
  (stdout.trim() || 'npm did not say why');

const outdatedSchema = z.record(z.string(), z.looseObject({latest: z.string()}));

/** Reads what `npm outdated --json` prints. It ends with 1 where something is outdated, and with an error as JSON where it failed. */
export function readOutdated(stdout: string): ReadonlyMap<string, string> {
  const parsed = outdatedSchema.safeParse(stdout.trim() === '' ? {} : JSON.parse(stdout));
  if (!parsed.success) throw new RegistryError(`npm outdated answered something else than packages: ${stdout.slice(0, 200)}`);
  return new Map(Object.entries(parsed.data).map(([name, {latest}]) => [name, latest]));
}

function outdated(): ReadonlyMap<string, string> {
  const run = npm(['outdated', '--json']);
  if (run.stdout.trim() === '' && run.status !== 0) throw new RegistryError(`the npm registry does not answer: ${complaint(run)}`);
  return readOutdated(run.stdout);
}

function latest(name: string): string {
  const run = npm(['view', name, 'version']);
  if (run.status !== 0) throw new RegistryError(`the npm registry does not answer for ${name}: ${complaint(run)}`);
  return run.stdout.trim();
}

function folderOf(name: string, version: string): string {
  const folder = path.join(cache, `${name.replace('/', '+')}-${version}`);
  if (existsSync(folder)) return folder;
  const unpacked = `${folder}.part`;
  rmSync(unpacked, {recursive: true, force: true});
  mkdirSync(unpacked, {recursive: true});
  const packed = npm(['pack', `${name}@${version}`, '--silent', '--pack-destination', unpacked]);
  const [archive] = readdirSync(unpacked);
  if (packed.status !== 0 || archive === undefined) throw new RegistryError(`${name}@${version} cannot be had: ${complaint(packed)}`);
  const tar = spawnSync('tar', ['-xzf', archive], {cwd: unpacked, encoding: 'utf8'});
  if (tar.status !== 0) throw new RegistryError(`${name}@${version} cannot be unpacked: ${tar.stderr}`);
  renameSync(path.join(unpacked, 'package'), folder);
  rmSync(unpacked, {recursive: true, force: true});
  return folder;
}

/** The registry that npm is configured for. */
export const npmRegistry: Registry = {outdated, latest, folderOf};
