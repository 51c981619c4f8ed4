import {textTable} from '../lib/text-table';
import type {Finding, State} from './finding';

const widest = 64;

/** What stands in a cell: one line, cut where it is long. */
function cell(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('|', '/').trim();
  return line.length <= widest ? line : `${line.slice(0, widest - 1).trimEnd()}…`;
}

const head = ['State', 'Area', 'Subject', 'Here', 'Source says', 'Pages'];

/** The first places of a finding, and how many more there are. */
function placesOf({places}: Finding): string {
  const [first = '', ...rest] = places.map((place) => place.replace(/^docs\//, '').replace(/\.mdx/, ''));
  return rest.length === 0 ? first : `${first} and ${rest.length} more`;
}

const order: readonly State[] = ['stale', 'unasked', 'note', 'fresh'];

const rowOf = (finding: Finding): string[] =>
  [finding.state, finding.area, finding.subject, finding.stated, finding.found, placesOf(finding)].map(cell);

/** How many findings have each state, as a sentence. */
function countsOf(findings: readonly Finding[]): string {
  const count = (state: State): number => findings.filter((found) => found.state === state).length;
  return `${count('stale')} stale, ${count('unasked')} could not be asked, ${count('note')} to look at, ${count('fresh')} still hold.`;
}

/**
 * The findings as an aligned table, which is Markdown too, and a sentence with their numbers under
 * it.
 *
 * @param all show what still holds as well
 */
export function printFindings(findings: readonly Finding[], all = false): string {
  const shown = order.filter((state) => all || state !== 'fresh').flatMap((state) => findings.filter((found) => found.state === state));
  if (shown.length === 0) return countsOf(findings);
  return [textTable(head, shown.map(rowOf)), '', countsOf(findings)].join('\n');
}
