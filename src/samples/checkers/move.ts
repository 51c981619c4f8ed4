import path from 'node:path';
import {checkPackages} from '../move/check-packages';
import {checkInline, type SortedSamples} from '../move/check-samples';
import {declaresModule} from '../move/isolate';
import {preludeNames} from '../move/preludes';
import {testOutputProblems} from '../move/test-outputs';
import {makeTools} from '../move/tools';
import {suiMoveVersion} from '../move/version';
import type {Checker, Problem, Sample} from '../sample';

const name = 'move';

/**
 * A file of a package below examples/move is checked with its package, unless the page shows it as
 * one that fails.
 */
function isPackageFile({meta}: Sample, packages: readonly string[]): boolean {
  const {file, fails} = meta;
  if (file === undefined || fails !== undefined) return false;
  return packages.some((dir) => file.startsWith(`${dir}/sources/`) || file.startsWith(`${dir}/tests/`));
}

/** What is wrong with how the author marked the sample. */
async function markProblem(sample: Sample): Promise<Problem | undefined> {
  const {code, page, line, meta} = sample;
  if (meta.prelude !== undefined && !preludeNames().includes(meta.prelude)) {
    const message = `there is no prelude "${meta.prelude}"; src/samples/move/preludes has: ${preludeNames().join(', ')}`;
    return {page, line, checker: name, code: 'PRELUDE_UNKNOWN', message};
  }
  if (meta.prelude === undefined && !meta.fragment && !(await declaresModule(code))) {
    const message = 'the sample is no whole module; begin it with "module …;", or give it a prelude="…", or mark it as fragment';
    return {page, line, checker: name, code: 'NO_MODULE', message};
  }
  return undefined;
}

/**
 * Sorts samples that stand in pages by how they are checked; those marked wrongly become problems.
 */
async function sortSamples(samples: readonly Sample[]): Promise<{sorted: SortedSamples; problems: Problem[]}> {
  const sorted: SortedSamples = {whole: [], fragments: []};
  const problems: Problem[] = [];
  for (const sample of samples) {
    const problem = await markProblem(sample);
    if (problem) problems.push(problem);
    else if (sample.meta.fragment && sample.meta.prelude === undefined) sorted.fragments.push(sample);
    else sorted.whole.push(sample);
  }
  return {sorted, problems};
}

/**
 * The checker of Move samples.
 *
 * @param root the repository's top
 * @param cacheFolder where results are kept between runs, from the repository's top
 */
export function createMoveChecker(root: string, cacheFolder?: string): Checker {
  const passed = new Map<string, number>();
  return {
    name,
    languages: [name],
    tool: `Sui Move ${suiMoveVersion}`,
    async check(samples, outputs = []) {
      const tools = await makeTools(root, cacheFolder);
      const packages = await checkPackages(tools);
      passed.clear();
      for (const {dir, passed: isPassed} of packages.tests) if (isPassed) passed.set(dir, (passed.get(dir) ?? 0) + 1);
      const {sorted, problems} = await sortSamples(samples.filter((sample) => !isPackageFile(sample, packages.dirs)));
      return [...problems, ...packages.problems, ...testOutputProblems(outputs, packages.tests), ...(await checkInline(sorted, tools))];
    },
    passedTests: () => passed,
  };
}

export const moveChecker = createMoveChecker(path.resolve(__dirname, '../../..'));
