import {textTable} from '../lib/text-table';
import type {Audited} from './run';
import {checkNames} from './visit';

/** What each check asks, for the table. */
const questions: Record<(typeof checkNames)[number], string> = {
  overflow: 'no sideways scrolling at 320, 390 and 1440 px',
  sidebar: "the current page's item is in view at 1440 px",
  'text size': 'no text under 12 px at 390 and 1440 px',
  contrast: 'no faint placeholder or icon, light and dark',
  axe: 'no serious or critical violation, light and dark',
  messages: 'no console message, exception or failed request',
};

/** The pages that fail a check, each with its problems in lines below it. */
function failuresOf(check: (typeof checkNames)[number], audited: readonly Audited[]): string[] {
  const pages = audited.flatMap(({route, problems}) => {
    const details = problems.filter((problem) => problem.check === check).map(({detail}) => `    ${detail}`);
    return details.length > 0 ? [`  ${route}`, ...details] : [];
  });
  return pages.length > 0 ? [`\n${check}`, ...pages] : [];
}

/**
 * Sets out what an audit found: a table of the checks with the number of pages that fail each, then the pages by check.
 *
 * @returns the text, which is Markdown as far as the table goes
 */
export function reportOf(audited: readonly Audited[]): string {
  const rows = checkNames.map((check) => {
    const failing = audited.filter(({problems}) => problems.some((problem) => problem.check === check)).length;
    return [check, questions[check], String(audited.length), String(failing)];
  });
  return [
    textTable(['Check', 'Asks for', 'Pages', 'Fail'], rows, (column) => column > 1),
    ...checkNames.flatMap((check) => failuresOf(check, audited)),
  ].join('\n');
}
