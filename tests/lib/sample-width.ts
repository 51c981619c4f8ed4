import {longestLine, wideLines} from '../../src/lib/wide-lines';
import type {Sample} from '../../src/samples/sample';

/** The lines of a sample that do not fit, each with its number, its width and the limit. */
export const lineProblems = (code: string): string[] =>
  wideLines(code).map(({line, columns}) => `line ${line} of the sample has ${columns} columns, and ${longestLine} fit`);

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
    const [first] = lineProblems(code);
    if (first === undefined) continue;
    wide.add(meta.file);
    if (!(meta.file in exceptions))
      problems.push(`${page}:${line}: ${first}; break it in ${meta.file}, or give its reason in tests/content/sample-width.test.ts`);
  }
  const stale = Object.keys(exceptions).filter((file) => !wide.has(file));
  return [...problems, ...stale.map((file) => `${file}: no quoted line is long any more; remove it from the list`)];
}
