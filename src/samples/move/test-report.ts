/** One unit test that ran. */
export interface TestOutcome {
  /** Name of the package's address, as in the manifest. */
  address: string;
  module: string;
  name: string;
  passed: boolean;
  /**
   * Why it failed, and where: a line of a `sources/` or `tests/` file, where the runner names one.
   */
  failure?: {message: string; path?: string; line?: number};
}

const result = /^\[ (PASS|FAIL|TIMEOUT)\s*\] (\w+)::(\w+)::(\w+)$/;
const failuresOf = /^Failures in (\w+)::(\w+):$/;
const failureStart = /^┌── (\w+) ──────/;
const failureEnd = /^└─+$/;
const errorPlace = /┌─ ((?:sources|tests)\/.+?):(\d+):\d+$/;
const framePlace = /\(((?:sources|tests)\/.+?):(\d+)\)$/;
const reason = /\b(Test (?:was not expected|did not error).*?)(?: rooted here)?$/;

/** Whether the output is the runner's report, not diagnostics of a package that did not compile. */
export const isTestReport = (output: string): boolean => output.startsWith('Running Move unit tests');

function readFailure(lines: readonly string[]): NonNullable<TestOutcome['failure']> {
  const text = lines.map((line) => line.replace(/^│ ?/, ''));
  const message = text.map((line) => reason.exec(line)?.[1]).find((found) => found !== undefined) ?? text.join('\n').trim();
  const places = [errorPlace, framePlace].flatMap((pattern) => text.flatMap((line) => (pattern.exec(line) ? [pattern.exec(line)] : [])));
  const [, path, line] = places[0] ?? [];
  return path === undefined ? {message} : {message, path, line: Number(line)};
}

/** Test name, `address::module::name`, → failure. */
function readFailures(lines: readonly string[]): Map<string, NonNullable<TestOutcome['failure']>> {
  const failures = new Map<string, NonNullable<TestOutcome['failure']>>();
  let module = '';
  lines.forEach((line, index) => {
    const [, address, name] = failuresOf.exec(line) ?? [];
    if (address !== undefined && name !== undefined) module = `${address}::${name}`;
    const [, test] = failureStart.exec(line) ?? [];
    if (test === undefined) return;
    const rest = lines.slice(index + 1);
    failures.set(
      `${module}::${test}`,
      readFailure(
        rest.slice(
          0,
          rest.findIndex((each) => failureEnd.test(each)),
        ),
      ),
    );
  });
  return failures;
}

/** Reads the unit-test runner's report, which it gives as text only. */
export function parseTestReport(output: string): TestOutcome[] {
  const lines = output.split('\n');
  const failures = readFailures(lines);
  return lines.flatMap((line) => {
    const [, state, address = '', module = '', name = ''] = result.exec(line) ?? [];
    if (state === undefined) return [];
    const failure = failures.get(`${address}::${module}::${name}`);
    return [{address, module, name, passed: state === 'PASS', ...(failure && {failure})}];
  });
}
