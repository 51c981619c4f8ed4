/** A row of a table. */
export type Row = readonly string[];

/**
 * Sets a table as plain text that is Markdown too.
 *
 * @param head names of the columns
 * @param isFigure columns that are set to the right; all others are set to the left
 * @throws where a row has more or fewer cells than there are columns
 */
export function textTable(head: Row, rows: readonly Row[], isFigure: (column: number) => boolean = () => false): string {
  for (const row of rows)
    if (row.length !== head.length) throw new Error(`The row "${row.join(' | ')}" has ${row.length} cells for ${head.length} columns.`);
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const pad = (text: string, column: number): string =>
    isFigure(column) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  const line = (row: Row): string => `| ${row.map(pad).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (isFigure(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
