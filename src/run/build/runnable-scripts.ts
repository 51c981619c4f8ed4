import {offlinePrograms, type OfflineProgram} from '../../samples/typescript/offline/offline-programs';
import type {RunnableScript} from '../scripts/data';

const forReaders = ({entry, files, modules}: OfflineProgram): RunnableScript => ({
  entry,
  files: Object.fromEntries(Object.entries(files).map(([file, {text}]) => [file, text])),
  regions: Object.fromEntries(
    Object.entries(files).flatMap(([file, {regions}]) => (Object.keys(regions).length > 0 ? [[file, regions]] : [])),
  ),
  modules,
});

/**
 * Packages that no program here may import, since they bring several hundred kilobytes: the tables
 * of the hash that zkLogin uses, which whatever can tell one of its signatures reaches, too; and
 * clients of servers.
 */
const tooLarge = new Set([
  '@mysten/sui/zklogin',
  '@mysten/sui/cryptography',
  '@mysten/sui/keypairs/passkey',
  '@mysten/sui/multisig',
  '@mysten/sui/verify',
  '@mysten/deepbook-v3',
  '@mysten/seal',
]);

/** The TypeScript programs that readers may run, and the packages that they import. */
export interface RunnableScripts {
  scripts: RunnableScript[];
  libraries: string[];
}

/**
 * Runs the programs of `examples/ts` and reads those that need no network.
 *
 * @param root the repository's top
 */
export async function runnableScripts(root: string, cacheFile?: string): Promise<RunnableScripts> {
  const {programs: all} = await offlinePrograms(root, cacheFile);
  const programs = all.filter(({libraries}) => !libraries.some((name) => tooLarge.has(name)));
  return {
    scripts: programs.map(forReaders),
    libraries: [...new Set(programs.flatMap(({libraries}) => libraries))].sort(),
  };
}
