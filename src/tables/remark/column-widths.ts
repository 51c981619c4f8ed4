import {columnsOf, type Extent} from './measure';

/**
 * Classes of columns whose width is set, narrow to wide, with that width in rem; tables.css has a
 * rule for each. Few steps make tables of a page line up. A class stands here in one piece, so that
 * src/unused-css finds it.
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

/**
 * Whether the longest words of the columns are nearly too wide for a page's column side by side.
 */
export function isTight(rows: readonly (readonly Extent[])[]): boolean {
  const width = columnsOf(rows).reduce((sum, cells) => sum + Math.max(...cells.map(({word}) => word)) * digit + padding, 0);
  return width > narrowColumn;
}

/**
 * Rem of a page's column in a wide window, and those that must be left to the columns without a set
 * width.
 */
const column = 48;
const leastRest = 18;

/**
 * Rem that a column of sentences or of long names is content with, and the lines that a cell of it
 * may take.
 */
const enough = 16;
const mostLines = 3;

const rem = (digits: number): number => digits * digit + padding;
const digitsIn = (width: number): number => (width - padding) / digit;

const widestWord = (cells: readonly Extent[]): number => rem(Math.max(...cells.map(({word}) => word)));
/** Rem at which no cell of several words takes too many lines. */
const wrapped = (cells: readonly Extent[]): number =>
  rem(Math.max(0, ...cells.filter(({line, word}) => line > 1.5 * word).map(({line}) => line / mostLines)));
const wantedBy = (cells: readonly Extent[]): number => Math.max(widestWord(cells), Math.min(wrapped(cells), enough));

/**
 * Of a hundred cells, so many decide: a single long name would leave all others half a column of
 * nothing.
 */
const decisive = 0.9;

/**
 * The step that most cells of a column fit in on one line, and the others on a few; undefined for
 * columns of sentences.
 */
function stepFor(cells: readonly Extent[]): (typeof steps)[number] | undefined {
  const sorted = cells.map(({line}) => line).sort((a, b) => a - b);
  const wanted = Math.max(rem(sorted[Math.ceil(sorted.length * decisive) - 1] ?? 0), wrapped(cells));
  return steps.find(([width]) => wanted <= width);
}

/** How a column is laid out. */
export interface Column {
  /** Absent for those that share the rest. */
  className?: string;
  /** Digits, where a longer word is broken because the other columns need the room. */
  breaksAfter?: number;
}

/**
 * The layout of each column: narrow columns are as wide as what they hold, and the last one takes
 * the rest. Where long names would squeeze the other columns, the names are broken.
 *
 * @param rows the room that each cell takes, heads included, of all tables that are to line up
 */
export function layOutColumns(rows: readonly (readonly Extent[])[]): Column[] {
  const columns = columnsOf(rows);
  const last = columns.length - 1;
  const wishes = columns.map((cells, index) => (index === last ? undefined : stepFor(cells)));
  const rest = columns.reduce((sum, cells, index) => sum + (wishes[index] ? 0 : Math.min(wantedBy(cells), enough)), 0);
  let left = column - Math.max(leastRest, rest);
  const set = wishes.map((step) => {
    if (step === undefined || step[0] > left) return undefined;
    left -= step[0];
    return step;
  });
  const isCrowded = columns.reduce((sum, cells, index) => sum + Math.max(set[index]?.[0] ?? 0, wantedBy(cells)), 0) > column;
  return columns.map((cells, index): Column => {
    const isLong = isCrowded && widestWord(cells) > enough;
    const [width, className] = set[index] ?? (isLong ? [enough, index === last ? undefined : `rem-${enough}`] : []);
    return {...(className !== undefined && {className}), ...(isCrowded && width !== undefined && {breaksAfter: digitsIn(width)})};
  });
}
