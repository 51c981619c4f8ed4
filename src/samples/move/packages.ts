import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Compiler} from './compiler/protocol';
import {resolvePackage, type ReadPackage} from './resolve-package';
import {makeUnit, type Unit} from './units';

/** A package of examples/move, read and resolved. */
export interface ExamplePackage extends Omit<ReadPackage, 'addresses' | 'files'> {
  /** Folder, from the repository's top. */
  dir: string;
  unit: Unit;
}

/** A package that cannot even be read, as a problem of its manifest. */
export interface BrokenPackage {
  dir: string;
  message: string;
}

/** Reads one package of the examples. */
export async function readPackage(root: string, dir: string, compiler: Compiler): Promise<ExamplePackage | BrokenPackage> {
  const read = await resolvePackage(path.join(root, dir), compiler);
  if (typeof read === 'string') return {dir, message: read};
  const {addresses, files, ...rest} = read;
  const identity = JSON.stringify(Object.entries(files));
  return {dir, unit: await makeUnit({id: path.basename(dir), addresses, files, identity}), ...rest};
}

/** Folders below `examples` that hold a Move.toml, from the repository's top. */
export function packageDirs(root: string, examples = 'examples/move'): string[] {
  const absolute = path.join(root, examples);
  if (!existsSync(absolute)) return [];
  const dirs = readdirSync(absolute, {withFileTypes: true}).filter((entry) => entry.isDirectory());
  return dirs.map(({name}) => `${examples}/${name}`).filter((dir) => existsSync(path.join(root, dir, 'Move.toml')));
}
