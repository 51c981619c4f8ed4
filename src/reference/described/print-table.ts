import type {Coverage, Row} from './coverage';
import type {Exception, Uncounted} from './model';

const percent = ({all, described}: Pick<Row, 'all' | 'described'>): string =>
  all === 0 ? '-' : `${(Math.floor((described / all) * 1000) / 10).toFixed(1)} %`;

const number = (value: number): string => value.toLocaleString('en-US');

/** Cells in columns: the first two to the left, numbers to the right. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_cell, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, index) => (index < 2 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

/** The table with its totals, then the exceptions, what is not counted, and every problem. */
export function printTable({rows, problems}: Coverage, exceptions: readonly Exception[], uncounted: readonly Uncounted[]): string {
  const total = rows.reduce(
    (sum, row) => ({all: sum.all + row.all, described: sum.described + row.described, excepted: sum.excepted + row.excepted}),
    {all: 0, described: 0, excepted: 0},
  );
  const cells = (reference: string, what: string, row: typeof total): string[] => [
    reference,
    what,
    number(row.described),
    number(row.all),
    percent(row),
    number(row.excepted),
  ];
  const lines = rows.map((row, index) => cells(row.reference === rows[index - 1]?.reference ? '' : row.reference, row.what, row));
  return [
    ...columns([['Reference', 'What', 'With words', 'Of', 'Share', 'Exceptions'], ...lines, cells('All', '', total)]),
    '',
    ...exceptions.map(({reference, what, name, reason}) => `Exception: ${reference}, ${what}: ${name}: ${reason}`),
    ...uncounted.map(({name, reason}) => `Not counted: ${name}: ${reason}`),
    ...problems,
    problems.length === 0 ? 'No problems.' : `${problems.length} problem${problems.length === 1 ? '' : 's'}.`,
  ].join('\n');
}
