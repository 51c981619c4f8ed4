import {textTable} from '../lib/text-table';
import type {Audited} from './run';
import {checks} from './visit';

/** The pages that fail a check, each with its problems in lines below it. */
function failuresOf(check: string, audited: readonly Audited[]): string[] {
  const pages = audited.flatMap(({route, problems}) => {
    const details = problems.filter((problem) => problem.check === check).map(({detail}) => `    ${detail}`);
    return details.length > 0 ? [`  ${route}`, ...details] : [];
  });
  return pages.length > 0 ? [`\n${check}`, ...pages] : [];
}

/**
 * Sets out what an audit found: a table of the checks with the number of pages that fail each, then
 * the pages by check.
 *
 * @returns the text, which is Markdown as far as the table goes
 */
export function reportOf(audited: readonly Audited[]): string {
  const failing = (check: string): number => audited.filter(({problems}) => problems.some((problem) => problem.check === check)).length;
  const rows = Object.entries(checks).map(([check, question]) => [check, question, String(audited.length), String(failing(check))]);
  return [
    textTable(['Check', 'Asks for', 'Pages', 'Fail'], rows, (column) => column > 1),
    ...Object.keys(checks).flatMap((check) => failuresOf(check, audited)),
  ].join('\n');
}
