import {readFileSync} from 'node:fs';
import {belongsTo} from '../expectations';
import {readerLabel} from '../reader-labels';
import type {Problem, Sample} from '../sample';
import {resultKey, resultOwner} from './key';
import type {Results, SampleResult} from './store';

/**
 * How many unit tests of each package passed, by the package's folder from the repository's top.
 */
export type PassedTests = ReadonlyMap<string, number>;

const packageFolder = /^examples\/move\/\w+/;

/**
 * The results of a run, for the lines under samples. A sample in which something was found has
 * none, and neither have samples whose line says nothing.
 *
 * @param problems what was found, apart from failures that samples declare
 * @param readFile gives the text of a sample's file
 */
export function resultsOf(
  samples: readonly Sample[],
  problems: readonly Problem[],
  passed: PassedTests,
  readFile: (file: string) => string = (file) => readFileSync(file, 'utf8'),
): Map<string, Results> {
  const byOwner = new Map<string, Record<string, SampleResult>>();
  for (const sample of samples) {
    const {language, code, page, meta} = sample;
    const fileText = meta.file === undefined ? undefined : readFile(meta.file);
    const label = readerLabel(language, code, meta, fileText);
    const isWrong = problems.some((problem) => belongsTo(sample, problem) || problem.page === meta.file);
    if (label === undefined || isWrong) continue;
    const tests = passed.get(packageFolder.exec(meta.file ?? '')?.[0] ?? '');
    const owner = resultOwner(page, meta);
    const results = byOwner.get(owner) ?? {};
    results[resultKey({language, code, meta, fileText})] = tests === undefined ? {label} : {label, tests};
    byOwner.set(owner, results);
  }
  return byOwner;
}
