import type {Problem, Sample} from './sample';

/** Whether a problem is one of a sample. */
export function belongsTo(sample: Sample, problem: Problem): boolean {
  const last = sample.line + (sample.meta.file === undefined ? sample.code.split('\n').length - 1 : 0);
  return problem.page === sample.page && problem.line >= sample.line && problem.line <= last;
}

/** A sample that failed as its author declared, with the tool's message. */
export interface DeclaredFailure {
  sample: Sample;
  message: string;
}

/** What remains of a checker's problems once the declared failures are taken out. */
export interface Judged {
  problems: Problem[];
  declared: DeclaredFailure[];
}

/**
 * Compares what was found with what samples declare by `fails="CODE"`: exactly that code must be
 * reported. A sample that no longer fails is a problem, too.
 *
 * @param samples all samples of one checker
 * @param found everything that the checker reported for them
 */
export function judge(checker: string, samples: readonly Sample[], found: readonly Problem[]): Judged {
  const expecting = samples.filter((sample) => sample.meta.fails !== undefined);
  const judged: Judged = {problems: [], declared: []};
  for (const sample of expecting) {
    const own = found.filter((problem) => belongsTo(sample, problem));
    const match = own.find((problem) => problem.code === sample.meta.fails);
    judged.problems.push(...own.filter((problem) => problem.code !== sample.meta.fails));
    if (match) judged.declared.push({sample, message: match.message});
    else {
      const message = `the sample must fail with ${sample.meta.fails ?? ''} and does not: correct the code in fails="…", or the sample`;
      judged.problems.push({page: sample.page, line: sample.line, checker, message});
    }
  }
  judged.problems.push(...found.filter((problem) => !expecting.some((sample) => belongsTo(sample, problem))));
  return judged;
}
