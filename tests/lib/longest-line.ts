/** Columns that a sample may take: what fits beside a sidebar and a table of contents at 1440 pixels. */
export const longestLine = 90;
