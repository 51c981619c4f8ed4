import {columnsOf, type Extent} from './measure';

/**
 * Classes of columns whose width is set, narrow to wide, with that width in rem; tables.css has a rule for each. Few steps
 * make tables of a page line up. A class stands here in one piece, so that src/unused-css finds it.
 */
export const steps: readonly (readonly [width: number, className: string])[] = [
  [4, 'rem-4'],
  [6, 'rem-6'],
  [8, 'rem-8'],
  [10, 'rem-10'],
  [12, 'rem-12'],
  [14, 'rem-14'],
  [16, 'rem-16'],
];

/** Rem that a cell's padding takes, and a digit at the size of a table's text. */
const padding = 1.5;
const digit = 0.52;

/** Rem that a page's column has in a window of 1280 pixels. */
const narrowColumn = 43;

/** Whether the longest words of the columns are nearly too wide for a page's column side by side. */
export function isTight(rows: readonly (readonly Extent[])[]): boolean {
  const width = columnsOf(rows).reduce((sum, cells) => sum + Math.max(...cells.map(({word}) => word)) * digit + padding, 0);
  return width > narrowColumn;
}

/** Rem that must be left to the columns without a set width. */
const column = 48;
const leastRest = 18;

/** Of a hundred cells, so many decide: a single long name would leave all others half a column of nothing. */
const decisive = 0.9;

/** The step that most cells of a column fit in on one line; undefined for columns of sentences. */
function stepFor(cells: readonly Extent[]): (typeof steps)[number] | undefined {
  const sorted = cells.map(({line}) => line).sort((a, b) => a - b);
  const wanted = sorted[Math.ceil(sorted.length * decisive) - 1] ?? 0;
  return steps.find(([width]) => wanted * digit + padding <= width);
}

/**
 * The class of each column: narrow columns are as wide as what they hold, and the last one takes the rest.
 *
 * @param rows the room that each cell takes, heads included, of all tables that are to line up
 * @returns one entry for each column, undefined for those that share the rest
 */
export function columnClasses(rows: readonly (readonly Extent[])[]): (string | undefined)[] {
  let left = column - leastRest;
  const columns = columnsOf(rows);
  return columns.map((cells, index) => {
    const step = index === columns.length - 1 ? undefined : stepFor(cells);
    if (step === undefined || step[0] > left) return undefined;
    left -= step[0];
    return step[1];
  });
}
