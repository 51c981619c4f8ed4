import {belongsTo, judge, type DeclaredFailure} from './expectations';
import {shownLine} from './fence/line-marks';
import type {Checker, Problem, Sample} from './sample';

/** How many samples of one language were checked, and how. */
export interface LanguageCount {
  language: string;
  tool: string;
  checked: number;
  failing: number;
  unchecked: number;
  output: number;
}

export interface Report {
  counts: LanguageCount[];
  problems: Problem[];
  declared: DeclaredFailure[];
  unchecked: Sample[];
  /**
   * The share of samples that were checked, of all that could be; output does not count. 1 where
   * there are none.
   */
  coverage: number;
}

const isChecked = (sample: Sample): boolean => !sample.meta.output && sample.meta.unchecked === undefined;

function orphanProblem(sample: Sample, languages: readonly string[]): Problem {
  const message =
    sample.language === ''
      ? 'the fence has no language; output is written ```text output'
      : `no checker owns the language "${sample.language}"; use one of ${languages.join(', ')}, or mark what a command printed with "output"`;
  return {page: sample.page, line: sample.line, checker: 'owner', message};
}

function countLanguages(samples: readonly Sample[], checkers: readonly Checker[]): LanguageCount[] {
  const languages = [...new Set(samples.map((sample) => sample.language))].sort();
  return languages.map((language) => {
    const own = samples.filter((sample) => sample.language === language);
    const checked = own.filter(isChecked);
    return {
      language,
      tool: checkers.find((checker) => checker.languages.includes(language))?.tool ?? '',
      checked: checked.length,
      failing: checked.filter((sample) => sample.meta.fails !== undefined).length,
      unchecked: own.filter((sample) => sample.meta.unchecked !== undefined).length,
      output: own.filter((sample) => sample.meta.output).length,
    };
  });
}

/**
 * A problem at the line that the page has: checkers do not see the lines above it that are marked
 * as removed.
 */
function onShownLine(problem: Problem, samples: readonly Sample[]): Problem {
  const sample = samples.find((candidate) => candidate.removed !== undefined && belongsTo(candidate, problem));
  if (!sample) return problem;
  return {...problem, line: sample.line - 1 + shownLine(problem.line - sample.line + 1, sample.removed ?? [])};
}

/**
 * Checks samples, each by the checker that owns its language.
 *
 * @param checkers no two of them may own one language
 * @throws where two checkers own one language
 */
export async function checkSamples(samples: readonly Sample[], checkers: readonly Checker[]): Promise<Report> {
  const languages = checkers.flatMap((checker) => checker.languages);
  const twice = languages.find((language, index) => languages.indexOf(language) !== index);
  if (twice !== undefined) throw new Error(`two checkers own the language "${twice}"`);

  const toCheck = samples.filter(isChecked);
  const outputs = samples.filter(({meta}) => meta.output);
  const orphans = toCheck.filter((sample) => !languages.includes(sample.language));
  const report: Report = {
    counts: countLanguages(samples, checkers),
    problems: orphans.map((sample) => orphanProblem(sample, languages)),
    declared: [],
    unchecked: samples.filter((sample) => sample.meta.unchecked !== undefined),
    coverage: 1,
  };
  for (const checker of checkers) {
    const own = toCheck.filter((sample) => checker.languages.includes(sample.language));
    if (own.length === 0) continue;
    const {problems, declared} = judge(checker.name, own, await checker.check(own, outputs));
    report.problems.push(...problems.map((problem) => onShownLine(problem, own)));
    report.declared.push(...declared);
  }
  const total = toCheck.length + report.unchecked.length;
  if (total > 0) report.coverage = (toCheck.length - orphans.length) / total;
  return report;
}
