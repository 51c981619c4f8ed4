import type {Problem, Sample} from '../sample';

/** A mistake in one sample. The line is a line of the sample, 1-based. */
export interface Finding {
  line: number;
  code: string;
  message: string;
}

/** Turns what a checker found in one sample into problems of its page. */
export function toProblems(checker: string, sample: Sample, findings: readonly Finding[]): readonly Problem[] {
  const lines = sample.code.split('\n').length;
  return [...findings]
    .sort((a, b) => a.line - b.line)
    .map(({line, code, message}) => ({
      page: sample.page,
      // Parsers that run off the end report the line after the last one.
      line: sample.line + Math.min(Math.max(line, 1), lines) - 1,
      checker,
      code,
      message,
    }));
}
