/** A mistake in a source file, as its author is told of it. */
export interface SourceProblem {
  /** Path from the repository's top. */
  file: string;
  /** 1-based. */
  line: number;
  /** What is wrong, and what to do, in sentences. */
  message: string;
}

/**
 * Where problems are told while the bundler runs, as `{problems, details}`;
 * src/build/failures/keep.mjs listens.
 */
export const problemChannel = 'sui-docs:source-problems';

/** A problem as one line: `file:line: what is wrong. What to do.` */
export const problemLine = ({file, line, message}: SourceProblem): string => `${file}:${line}: ${message}`;

const byPlace = (a: SourceProblem, b: SourceProblem): number => a.file.localeCompare(b.file) || a.line - b.line;

/** Problems by file and line, each once. */
export const sortProblems = (problems: readonly SourceProblem[]): SourceProblem[] =>
  [...new Map(problems.map((problem) => [problemLine(problem), problem])).values()].sort(byPlace);

/**
 * Mistakes in source files. Its message has a line for each; `problems` has them for whoever prints
 * them.
 */
export class SourceError extends Error {
  override name = 'SourceError';
  readonly problems: readonly SourceProblem[];

  /** @param after a line below the problems, such as where the rules are */
  constructor(problems: readonly SourceProblem[], after?: string) {
    super([...problems.map(problemLine), ...(after === undefined ? [] : [after])].join('\n'));
    this.problems = problems;
  }
}

/**
 * The problems that an error brings along. Asked by the field and not by the class: the build's
 * configuration and its loaders are loaded apart, and each has a class of its own.
 */
export function problemsOn(error: unknown): readonly SourceProblem[] {
  if (typeof error !== 'object' || error === null || !('problems' in error) || !Array.isArray(error.problems)) return [];
  return error.problems as SourceProblem[];
}
