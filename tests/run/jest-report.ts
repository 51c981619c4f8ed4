import {readFileSync} from 'node:fs';
import path from 'node:path';

/** What `jest --json` writes, as far as the summary needs it. */
export interface JestReport {
  testResults: {
    /** Absolute path of the test file. */
    name: string;
    status: 'passed' | 'failed';
    /** What went wrong in the file as a whole, for a reader. */
    message: string;
    /** Milliseconds since 1970. */
    startTime: number;
    endTime: number;
    assertionResults: {fullName: string; status: string; duration?: number | null; failureMessages?: string[]; invocations?: number}[];
  }[];
}

/** One test or test file with the time that it took. */
export interface Timed {
  name: string;
  seconds: number;
}

/** Counts of one folder of tests. */
export interface TestGroup {
  group: string;
  files: number;
  passed: number;
  failed: number;
  /** Skipped tests and ones yet to be written. */
  notRun: number;
}

export const readJestReport = (file: string): JestReport => JSON.parse(readFileSync(file, 'utf8')) as JestReport;

/** Name of a test file for a reader: its path from the folder `root`, with forward slashes. */
const shortName = (root: string, file: string): string => path.relative(root, file).split(path.sep).join('/');

/** The project of jest that a test file belongs to, by its path: see `tests/jest.config.cjs`. */
export const groupOf = (file: string): string => (file.endsWith('.tsx') ? 'components' : (file.split('/')[1] ?? file));

/** Counts tests by project. */
export function countTests(root: string, {testResults}: JestReport): TestGroup[] {
  const groups = new Map<string, TestGroup>();
  for (const {name, assertionResults} of testResults) {
    const group = groupOf(shortName(root, name));
    const counts = groups.get(group) ?? {group, files: 0, passed: 0, failed: 0, notRun: 0};
    counts.files += 1;
    for (const {status} of assertionResults) {
      if (status === 'passed') counts.passed += 1;
      else if (status === 'failed') counts.failed += 1;
      else counts.notRun += 1;
    }
    groups.set(group, counts);
  }
  return [...groups.values()];
}

/** Every test file with the time from its start to its end. */
export const timedFiles = (root: string, {testResults}: JestReport): Timed[] =>
  testResults.map(({name, startTime, endTime}) => ({name: shortName(root, name), seconds: (endTime - startTime) / 1000}));

/** Every test with its own time, without what is done once before all tests of its file. */
export const timedTests = (root: string, {testResults}: JestReport): Timed[] =>
  testResults.flatMap(({name, assertionResults}) =>
    assertionResults.map(({fullName, duration}) => ({name: `${shortName(root, name)}: ${fullName}`, seconds: (duration ?? 0) / 1000})),
  );

/**
 * A test that failed, or a file that failed before its tests could start, with what Jest says of
 * it.
 */
export interface Failure {
  name: string;
  message: string;
}

/** The tests that failed, and files that failed before their tests could start. */
export const failures = (root: string, {testResults}: JestReport): Failure[] =>
  testResults
    .filter(({status}) => status === 'failed')
    .flatMap(({name, message, assertionResults}) => {
      const failed = assertionResults.filter(({status}) => status === 'failed');
      const file = shortName(root, name);
      if (failed.length === 0) return [{name: `${file}: could not run`, message}];
      return failed.map(({fullName, failureMessages = []}) => ({name: `${file}: ${fullName}`, message: failureMessages.join('\n')}));
    });

/** The tests that were left out on this machine; their names say why. */
export const leftOut = (root: string, {testResults}: JestReport): string[] =>
  testResults.flatMap(({name, assertionResults}) =>
    assertionResults.filter(({status}) => status === 'pending').map(({fullName}) => `${shortName(root, name)}: ${fullName}`),
  );

/** The tests that were tried more than once, be it that the last try passed or not. */
export const retried = (root: string, {testResults}: JestReport): string[] =>
  testResults.flatMap(({name, assertionResults}) =>
    assertionResults.filter(({invocations = 1}) => invocations > 1).map(({fullName}) => `${shortName(root, name)}: ${fullName}`),
  );

/** The slowest of what was timed, the slowest first. */
export const slowest = (timed: readonly Timed[], count: number): Timed[] =>
  [...timed].sort((one, other) => other.seconds - one.seconds).slice(0, count);
