import {checkPackages} from '../../samples/move/check-packages';
import {dependenciesOf} from '../../samples/move/compiler/dependencies';
import {packageManifest} from '../../samples/move/package-manifest';
import {packageDirs, readPackage} from '../../samples/move/packages';
import {readPackageFiles} from '../../samples/move/package-files';
import {makeTools, type MoveTools} from '../../samples/move/tools';
import {withoutRegionMarks} from '../../lib/regions';
import type {RunnablePackage} from '../data';
import path from 'node:path';

/** Reads one package for readers; undefined where its manifest is broken. */
async function runnable(tools: MoveTools, dir: string): Promise<RunnablePackage | undefined> {
  const read = await readPackage(tools.root, dir, tools.compiler);
  if (!('unit' in read)) return undefined;
  const {unit, edition, system, local} = read;
  const files = Object.entries(readPackageFiles(path.join(tools.root, dir), ['sources', 'tests'])).map(
    ([file, text]) => [file, withoutRegionMarks(text)] as const,
  );
  return {
    name: unit.id,
    dir,
    files: Object.fromEntries(files.map(([file, {text}]) => [file, text])),
    regions: Object.fromEntries(files.flatMap(([file, {regions}]) => (Object.keys(regions).length > 0 ? [[file, regions]] : []))),
    manifest: packageManifest(edition, unit.addresses, dependenciesOf(tools.framework, system, local).addresses),
    system,
    local,
  };
}

/**
 * The packages that readers may run, and the folders of those that they may not, since they do not
 * pass the checks.
 */
export interface CheckedPackages {
  runnable: RunnablePackage[];
  left: string[];
}

/**
 * Checks all packages of `examples/move` as `npm run samples` does, and reads those that compile
 * without a finding and whose tests pass. Results are kept between builds, so that only what has
 * changed is checked again.
 *
 * @param root the repository's top
 */
export async function checkedPackages(root: string, tools?: MoveTools): Promise<CheckedPackages> {
  const all = tools ?? (await makeTools(root));
  const {problems} = await checkPackages(all);
  all.cache.save();
  all.layouts.save();
  const isClean = (dir: string): boolean => !problems.some(({page}) => page.startsWith(`${dir}/`));
  const dirs = packageDirs(root);
  const read = await Promise.all(dirs.filter(isClean).map((dir) => runnable(all, dir)));
  const passing = read.filter((each) => each !== undefined);
  return {runnable: passing, left: dirs.filter((dir) => !passing.some((each) => each.dir === dir))};
}
