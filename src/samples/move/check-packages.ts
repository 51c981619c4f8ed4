import type {Problem} from '../sample';
import {checkUnitsCached} from './cached-batch';
import {dependenciesOf} from './compiler/dependencies';
import type {Finding} from './findings';
import {formatProblems} from './format';
import {packageDirs, readPackage, type BrokenPackage, type ExamplePackage} from './packages';
import type {MoveTools} from './tools';

/** A unit test of an example package. */
export interface PackageTest {
  /** Folder of the package, from the repository's top. */
  dir: string;
  /** `module::test` */
  name: string;
  passed: boolean;
}

export interface PackagesReport {
  dirs: string[];
  problems: Problem[];
  tests: PackageTest[];
}

const checker = 'move';

/**
 * Packages that lie on the same others are compiled in one run; one with a local dependency is
 * alone.
 */
function groups(packages: readonly ExamplePackage[]): ExamplePackage[][] {
  const byNeed = new Map<string, ExamplePackage[]>();
  for (const each of packages) {
    const key = JSON.stringify([each.edition, each.system, each.local.length > 0 ? each.dir : '']);
    byNeed.set(key, [...(byNeed.get(key) ?? []), each]);
  }
  return [...byNeed.values()];
}

async function checkGroup(group: readonly ExamplePackage[], {compiler, framework, cache}: MoveTools): Promise<PackagesReport> {
  const [{edition, system, local}] = group as [ExamplePackage];
  const dependencies = dependenciesOf(framework, system, local);
  const units = group.map(({unit}) => unit);
  const {findings, tests} = await checkUnitsCached(units, {compiler, dependencies, edition}, cache);
  const dirOf = new Map(group.map(({unit, dir}) => [unit.id, dir]));
  const problemOf = ({unit, path, line, code, message}: Finding): Problem => ({
    page: `${dirOf.get(unit) ?? unit}/${path}`,
    line,
    checker,
    code,
    message,
  });
  return {
    dirs: [...dirOf.values()],
    problems: findings.map(problemOf),
    tests: tests.map(({unit, name, passed}) => ({dir: dirOf.get(unit) ?? unit, name, passed})),
  };
}

const brokenProblem = ({dir, message}: BrokenPackage): Problem => ({page: `${dir}/Move.toml`, line: 1, checker, code: 'MANIFEST', message});

/**
 * Compiles every package below `examples/move` whole, runs its unit tests, and checks the layout of
 * its files. Problems name the package's file and line.
 *
 * @param examples folder of the packages, from the repository's top
 */
export async function checkPackages(tools: MoveTools, examples?: string): Promise<PackagesReport> {
  const dirs = packageDirs(tools.root, examples);
  const read = await Promise.all(dirs.map((dir) => readPackage(tools.root, dir, tools.compiler)));
  const packages = read.filter((each): each is ExamplePackage => 'unit' in each);
  const broken = read.filter((each): each is BrokenPackage => !('unit' in each));
  const reports = await Promise.all(groups(packages).map((group) => checkGroup(group, tools)));
  const files = packages.flatMap(({dir, unit}) =>
    Object.entries(unit.files).map(([file, text]) => ({page: `${dir}/${file}`, line: 1, text})),
  );
  const layout = await formatProblems(files, tools.compiler, tools.layouts);
  return {
    dirs,
    problems: [...broken.map(brokenProblem), ...reports.flatMap(({problems}) => problems), ...layout],
    tests: reports.flatMap(({tests}) => tests),
  };
}
