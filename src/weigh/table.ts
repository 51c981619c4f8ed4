import {textTable, type Row} from '../lib/text-table';

export type {Row};

/** Bytes as kilobytes of 1,000 bytes with one decimal, as in the budgets. */
export const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/**
 * A table whose first column names the rows; the others are figures.
 *
 * @throws where a row has more or fewer cells than there are columns
 */
export const formatTable = (head: Row, rows: readonly Row[]): string => textTable(head, rows, (column) => column > 0);
