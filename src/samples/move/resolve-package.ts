import type {Compiler, ResolvedPackage} from './compiler/protocol';
import {readPackageFiles} from './package-files';
import {systemPackages} from './system-packages';

/**
 * The builder writes the manifest anew, one `name = "0x…"` a line, so that a table needs no parser
 * here.
 */
function addressNames(manifest: string): string[] {
  const [, table = ''] = /^\[addresses\]\n((?:.+\n)*)/m.exec(manifest) ?? [];
  return [...table.matchAll(/^(\w+) = "/gm)].flatMap(([, name]) => name ?? []);
}

const editionOf = (manifest: string): string => /^edition = "(.+)"$/m.exec(manifest)?.[1] ?? 'legacy';

/** A package whose manifest was resolved. */
export interface ReadPackage {
  /** Names of its own addresses. */
  addresses: string[];
  /** Path → text of its Move files. */
  files: Record<string, string>;
  edition: string;
  /** Names of the system packages that it depends on; `std` and `sui` come by themselves. */
  system: string[];
  /** Other packages that it depends on, in the builder's form. */
  local: ResolvedPackage['dependencies'];
}

/**
 * Reads the files of a package, and has its manifest resolved by the package manager that the Sui
 * CLI has.
 *
 * @param dir absolute
 * @returns the package, or what the package manager says against the manifest
 */
export async function resolvePackage(dir: string, compiler: Compiler): Promise<ReadPackage | string> {
  const files = readPackageFiles(dir, ['sources', 'tests']);
  const {ok, output} = await compiler.send({task: 'resolve', files, dir});
  if (!ok) return output;

  const {manifest, dependencies} = JSON.parse(output) as ResolvedPackage;
  const isSystem = ({name}: {name: string}): boolean => systemPackages.some((each) => each.name === name);
  const foreign = new Set(dependencies.flatMap(({addressMapping}) => Object.keys(addressMapping)));
  return {
    addresses: addressNames(manifest).filter((name) => !foreign.has(name)),
    files: Object.fromEntries(Object.entries(files).filter(([file]) => file.endsWith('.move'))),
    edition: editionOf(manifest),
    system: dependencies.filter(isSystem).map(({name}) => name),
    local: dependencies.filter((each) => !isSystem(each)),
  };
}
