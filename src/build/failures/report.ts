import {problemLine, sortProblems, type SourceProblem} from '../../lib/source-error';
import {inOneLine} from '../../lib/page-problems';
import {configurationProblems} from './configuration';
import type {Failure} from './failure';
import {pagesNotRendered} from './pages-not-rendered';

/** Where a failed run took place. */
export interface FailedRun {
  siteDir: string;
  /** Folder of the site that was being built, if one was. */
  outDir?: string | undefined;
}

const unplaced = ({errors}: Failure): SourceProblem => {
  const innermost = errors.at(-1);
  return {
    file: 'docusaurus.config.ts',
    line: 1,
    message: `the run failed, and nothing says at which file: ${inOneLine(innermost?.message ?? 'the bundler gave no error')} Run the command again with --verbose for all that is known.`,
  };
};

/**
 * Finds the places of what made a run fail: those that errors bring along, and else what is wrong
 * with the configuration, the sidebars or the links, looked for now because nobody waits for it in
 * a run that succeeds.
 *
 * @returns at least one problem
 */
export async function problemsOf(failure: Failure, run: FailedRun): Promise<readonly SourceProblem[]> {
  const told = [...failure.problems, ...failure.errors.flatMap(({problems = []}) => problems)];
  if (told.length > 0) return sortProblems(told);
  // Parsers and compilers are loaded for those that need them: a build that succeeds does without.
  const notRendered = pagesNotRendered(failure);
  const finders = [
    async () => (notRendered.length === 0 ? [] : (await import('./render-problems')).renderProblems(notRendered, run.siteDir)),
    () => configurationProblems(run.siteDir),
    async () => (await import('./sidebars')).sidebarProblems(run.siteDir),
    async () => (run.outDir === undefined ? [] : (await import('./broken-links')).brokenLinks(run.siteDir, run.outDir)),
  ];
  for (const find of finders) {
    const found = await find();
    if (found.length > 0) return sortProblems(found);
  }
  return [unplaced(failure)];
}

/** The lines of a report, the problems first. */
export async function reportLines(failure: Failure, run: FailedRun, verbose: boolean): Promise<string[]> {
  const problems = await problemsOf(failure, run);
  const count = problems.length === 1 ? 'One problem.' : `${problems.length} problems.`;
  return [
    ...problems.map(problemLine),
    '',
    ...(verbose ? failure.details : [`${count} For stacks and everything else that is known, run the command again with --verbose.`]),
  ];
}
