/** One row of a table: the first cell names it, the others are figures. */
export type Row = readonly string[];

/** Bytes as kilobytes of 1,000 bytes with one decimal, as in the budgets. */
export const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/**
 * Sets a table as plain text that is Markdown too: the first column to the left, figures to the right.
 *
 * @param head names of the columns
 * @throws where a row has more or fewer cells than there are columns
 */
export function formatTable(head: Row, rows: readonly Row[]): string {
  for (const row of rows)
    if (row.length !== head.length) throw new Error(`The row "${row.join(' | ')}" has ${row.length} cells for ${head.length} columns.`);
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const pad = (text: string, column: number): string =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  const line = (row: Row): string => `| ${row.map(pad).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
