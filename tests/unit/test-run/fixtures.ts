import type {JestReport} from '../../run/jest-report';

export const root = '/repository';

/** What Jest says of a test that failed: colored, and with a long stack. */
export const wrong = `\u001b[31mExpected: 1\u001b[39m\n\nReceived: 2\n${Array.from({length: 20}, (_, line) => `    at line ${line}`).join('\n')}`;

type TestResult = JestReport['testResults'][number];

/** One test file of a report: its tests as name, status and milliseconds. */
export const testFile = (
  file: string,
  milliseconds: number,
  ...tests: [name: string, status: string, duration?: number, invocations?: number][]
): TestResult => ({
  name: `${root}/${file}`,
  status: tests.length === 0 || tests.some(([, status]) => status === 'failed') ? 'failed' : 'passed',
  message: '',
  startTime: 1000,
  endTime: 1000 + milliseconds,
  assertionResults: tests.map(([fullName, status, duration, invocations]) => ({
    fullName,
    status,
    duration,
    invocations,
    ...(status === 'failed' ? {failureMessages: [wrong]} : {}),
  })),
});

/**
 * Two groups, of which one has a slow file, a failure, a skipped test, and a file that does not
 * run.
 */
export const report: JestReport = {
  testResults: [
    testFile('tests/unit/a.test.ts', 500, ['a is quick', 'passed', 10], ['a is right', 'failed', 20]),
    testFile('tests/unit/b.test.tsx', 1500, ['b is drawn', 'passed', 1400]),
    testFile('tests/site/c.test.ts', 9000, ['c builds', 'passed', 8000], ['c waits', 'pending']),
    testFile('tests/site/d.test.ts', 100),
  ],
};
