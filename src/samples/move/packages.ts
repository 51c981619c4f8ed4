import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Compiler, ResolvedPackage} from './compiler/protocol';
import {readPackageFiles} from './package-files';
import {systemPackages} from './system-packages';
import {makeUnit, type Unit} from './units';

/** A package of examples/move, read and resolved. */
export interface ExamplePackage {
  /** Folder, from the repository's top. */
  dir: string;
  unit: Unit;
  edition: string;
  /** Names of the system packages that it depends on; `std` and `sui` come by themselves. */
  system: string[];
  /** Other packages that it depends on, in the builder's form. */
  local: ResolvedPackage['dependencies'];
}

/** A package that cannot even be read, as a problem of its manifest. */
export interface BrokenPackage {
  dir: string;
  message: string;
}

/** The builder writes the manifest anew, one `name = "0x…"` a line, so that a table needs no parser here. */
function addressNames(manifest: string): string[] {
  const [, table = ''] = /^\[addresses\]\n((?:.+\n)*)/m.exec(manifest) ?? [];
  return [...table.matchAll(/^(\w+) = "/gm)].flatMap(([, name]) => name ?? []);
}

const editionOf = (manifest: string): string => /^edition = "(.+)"$/m.exec(manifest)?.[1] ?? 'legacy';

/** Reads one package. Its manifest goes through the package manager that the Sui CLI has. */
export async function readPackage(root: string, dir: string, compiler: Compiler): Promise<ExamplePackage | BrokenPackage> {
  const absolute = path.join(root, dir);
  const files = readPackageFiles(absolute, ['sources', 'tests']);
  const {ok, output} = await compiler.send({task: 'resolve', files, dir: absolute});
  if (!ok) return {dir, message: output};

  const {manifest, dependencies} = JSON.parse(output) as ResolvedPackage;
  const isSystem = ({name}: {name: string}): boolean => systemPackages.some((each) => each.name === name);
  const foreign = new Set(dependencies.flatMap(({addressMapping}) => Object.keys(addressMapping)));
  const moveFiles = Object.entries(files).filter(([file]) => file.endsWith('.move'));
  return {
    dir,
    unit: await makeUnit({
      id: path.basename(dir),
      addresses: addressNames(manifest).filter((name) => !foreign.has(name)),
      files: Object.fromEntries(moveFiles),
      identity: JSON.stringify(moveFiles),
    }),
    edition: editionOf(manifest),
    system: dependencies.filter(isSystem).map(({name}) => name),
    local: dependencies.filter((each) => !isSystem(each)),
  };
}

/** Folders below `examples` that hold a Move.toml, from the repository's top. */
export function packageDirs(root: string, examples = 'examples/move'): string[] {
  const absolute = path.join(root, examples);
  if (!existsSync(absolute)) return [];
  const dirs = readdirSync(absolute, {withFileTypes: true}).filter((entry) => entry.isDirectory());
  return dirs.map(({name}) => `${examples}/${name}`).filter((dir) => existsSync(path.join(root, dir, 'Move.toml')));
}
