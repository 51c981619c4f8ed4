import {columnsOf, type Extent} from './measure';

/**
 * Digits beside each other on a phone 390 pixels wide, and those that the padding of a cell takes.
 */
const phone = 41;
const padding = 2.9;

/**
 * Prose of two columns reads well as long as one of them is short, and rows of more columns where
 * they take few lines.
 */
const shortCell = 45;
const shortRow = 60;

/**
 * Whether a table stays one on a phone: no word of it has to be torn apart, and its cells are not
 * columns of two words a line.
 *
 * @param rows the room that each cell takes, the head's row included
 */
export function fitsPhone(rows: readonly (readonly Extent[])[]): boolean {
  const columns = columnsOf(rows);
  const words = columns.map((cells) => Math.max(...cells.map(({word}) => word)));
  if (words.reduce((sum, word) => sum + word + padding, 0) > phone) return false;
  if (columns.length <= 2) return columns.some((cells) => cells.every(({line}) => line <= shortCell));
  return rows.every((row) => row.reduce((sum, {line}) => sum + line, 0) <= shortRow);
}
