/**
 * Columns that a line of a sample may take: what fits beside a sidebar and a table of contents at
 * 1440 pixels.
 */
export const longestLine = 90;

/** The lines of a sample that do not fit: their numbers, from 1, and how many columns they have. */
export const wideLines = (code: string): {line: number; columns: number}[] =>
  code.split('\n').flatMap(({length}, index) => (length > longestLine ? [{line: index + 1, columns: length}] : []));
