import type {LanguageCount, Report} from './check';

const columns = ['language', 'checked', 'failing', 'unchecked', 'output', 'tool'] as const satisfies readonly (keyof LanguageCount)[];
const headings: Record<(typeof columns)[number], string> = {
  language: 'Language',
  checked: 'Checked',
  failing: 'of these must fail',
  unchecked: 'Unchecked',
  output: 'Output',
  tool: 'Tool',
};

function table(counts: readonly LanguageCount[]): string {
  const rows = [columns.map((column) => headings[column]), ...counts.map((count) => columns.map((column) => String(count[column])))];
  const widths = columns.map((_column, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** What a run cost; printed, never judged. */
export interface Cost {
  /** Wall time in seconds. */
  seconds: number;
  /** Resident memory of this process at the end, in MiB. */
  megabytes: number;
}

/**
 * The report as text: a table by language, the coverage, unchecked samples with their reasons, and
 * every problem as `page:line: checker code: message`.
 */
export function printReport(report: Report, cost: Cost): string {
  const unchecked = report.unchecked.map((sample) => `  ${sample.page}:${sample.line}: ${sample.meta.unchecked ?? ''}`);
  const problems = report.problems.map(
    ({page, line, checker, code, message}) => `${page}:${line}: ${checker}${code === undefined ? '' : ` ${code}`}: ${message}`,
  );
  return [
    table(report.counts),
    '',
    `Coverage ${(report.coverage * 100).toFixed(1)} % of the samples that a tool can check; ${cost.seconds.toFixed(1)} s, ${cost.megabytes.toFixed(0)} MiB.`,
    ...(unchecked.length > 0 ? ['Not checked, with the reason:', ...unchecked] : []),
    ...problems,
    problems.length === 0 ? 'No problems.' : `${problems.length} problem${problems.length === 1 ? '' : 's'}.`,
  ].join('\n');
}
