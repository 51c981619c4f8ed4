import type {Table} from 'mdast';
import {table, type Inline} from './build';

/** The columns that tables of errors may have, in their order. */
const heads = {
  code: 'Code',
  constant: 'Constant',
  name: 'Name',
  message: 'Message',
  when: 'When',
  meaning: 'Meaning',
  raisedBy: 'Raised by',
  cure: 'What to do',
} as const;

type Column = keyof typeof heads;

/** An error as a row of a table. What no row has gets no column. */
export type ErrorRow = Partial<Record<Column, readonly Inline[] | undefined>> & {code: readonly Inline[]};

/** The table of some errors: abort constants of a module, codes of an interface. */
export function errorTable(rows: readonly ErrorRow[]): Table {
  const columns = (Object.keys(heads) as Column[]).filter((column) => rows.some((row) => row[column] !== undefined));
  return table(
    columns.map((column) => heads[column]),
    rows.map((row) => columns.map((column) => row[column] ?? [])),
  );
}
