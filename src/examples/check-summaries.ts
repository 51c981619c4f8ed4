import {SourceError, type SourceProblem} from '../lib/source-error';
import {shelves, type ShelfFolder} from './address';
import type {Example} from './model';
import {summaries as ownSummaries, type Summaries} from './overlay';

const problemIn = (folder: ShelfFolder, message: string): SourceProblem => ({
  file: `src/examples/overlay/${folder.split('/')[0] ?? folder}.ts`,
  line: 1,
  message,
});

/**
 * Compares summaries with examples, before pages are made of them. The sites of tests have other
 * examples than this one, so reading examples does not ask for summaries.
 *
 * @throws {SourceError} with a line for each example without a summary and each summary without an
 *   example
 */
export function checkSummaries(examples: readonly Example[], summaries: Summaries = ownSummaries): void {
  const silent = examples
    .filter(({shelf, dir}) => summaries[shelf]?.[dir.slice(`examples/${shelf}/`.length)] === undefined)
    .map(({shelf, dir}) => problemIn(shelf, `says nothing of ${dir}. Add what it is, in one to three sentences.`));
  const dirs = new Set(examples.map(({dir}) => dir));
  const stale = shelves.flatMap(({folder}) =>
    Object.keys(summaries[folder] ?? {})
      .filter((name) => !dirs.has(`examples/${folder}/${name}`))
      .map((name) => problemIn(folder, `describes "${name}", and there is no folder examples/${folder}/${name}. Remove the entry.`)),
  );
  const problems = [...silent, ...stale];
  if (problems.length > 0) throw new SourceError(problems);
}
