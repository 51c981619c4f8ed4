import {versions} from '@site/src/facts/versions';
import type {Checker, Problem, Sample} from '../sample';
import {checkScript} from '../shell/check-script';

const name = 'shell';

/** Number of line breaks before an offset. */
const linesBefore = (code: string, offset: number): number => code.slice(0, offset).split('\n').length - 1;

function problemsOf(sample: Sample): readonly Problem[] {
  return checkScript(sample.code).map(({code, message, offset}) => ({
    page: sample.page,
    line: sample.line + linesBefore(sample.code, offset),
    checker: name,
    code,
    message,
  }));
}

/** Parses shell samples and holds every `sui` command line against the command model. */
export const shellChecker: Checker = {
  name,
  languages: ['sh', 'bash', 'shell'],
  tool: `the command model of sui ${versions.suiCli}`,
  check: async (samples) => samples.flatMap(problemsOf),
};
