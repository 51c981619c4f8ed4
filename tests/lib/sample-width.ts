import type {Sample} from '../../src/samples/sample';
import {longestLine} from './longest-line';

/** Sample files that may have longer lines, each with the reason. */
export type WideFiles = Readonly<Record<string, string>>;

/**
 * What is wrong with the width of samples that pages quote from files: lines that are too long in files that are no
 * exception, and exceptions without such a line. Output is as wide as a program made it, and does not count.
 */
export function widthProblems(samples: readonly Sample[], exceptions: WideFiles): string[] {
  const problems: string[] = [];
  const wide = new Set<string>();
  for (const {code, page, meta} of samples) {
    if (meta.file === undefined || meta.output) continue;
    const longest = Math.max(...code.split('\n').map((line) => line.length));
    if (longest <= longestLine) continue;
    wide.add(meta.file);
    if (!(meta.file in exceptions)) problems.push(`${meta.file}: a line of ${longest} characters, quoted by ${page}`);
  }
  const stale = Object.keys(exceptions).filter((file) => !wide.has(file));
  return [...problems, ...stale.map((file) => `${file}: no quoted line is long any more; remove it from the list`)];
}
