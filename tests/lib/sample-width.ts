import type {Sample} from '../../src/samples/sample';

/**
 * Columns that a sample may take: what fits beside a sidebar and a table of contents at 1440
 * pixels.
 */
export const longestLine = 90;

/** The lines of a sample that do not fit, each with its number, its width and the limit. */
export const wideLines = (code: string): string[] =>
  code
    .split('\n')
    .flatMap((line, index) =>
      line.length > longestLine ? [`line ${index + 1} of the sample has ${line.length} columns, and ${longestLine} fit`] : [],
    );

/** Sample files that may have longer lines, each with the reason. */
export type WideFiles = Readonly<Record<string, string>>;

/**
 * What is wrong with the width of samples that pages quote from files: lines that are too long in
 * files that are no exception, and exceptions without such a line. Output is as wide as a program
 * made it, and does not count.
 */
export function widthProblems(samples: readonly Sample[], exceptions: WideFiles): string[] {
  const problems: string[] = [];
  const wide = new Set<string>();
  for (const {code, page, line, meta} of samples) {
    if (meta.file === undefined || meta.output) continue;
    const [first] = wideLines(code);
    if (first === undefined) continue;
    wide.add(meta.file);
    if (!(meta.file in exceptions))
      problems.push(`${page}:${line}: ${first}; break it in ${meta.file}, or give its reason in tests/content/sample-width.test.ts`);
  }
  const stale = Object.keys(exceptions).filter((file) => !wide.has(file));
  return [...problems, ...stale.map((file) => `${file}: no quoted line is long any more; remove it from the list`)];
}
