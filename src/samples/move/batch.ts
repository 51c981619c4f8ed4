import {BatchLayout} from './batch-layout';
import {findingsOf, sameFinding, type BatchResult, type Finding} from './findings';
import {runUnitTests, testFailureCode, testModeWarnings} from './unit-tests';
import {hasTests, type Unit} from './units';
import {untilClean, type BatchTools} from './until-clean';

/**
 * Tests that pass for any reason are no tests; with interfaces in place of the framework they also
 * pass on a stub.
 */
function bareExpectedFailures(units: readonly Unit[]): Finding[] {
  const message = 'a bare expected_failure passes on any abort: say which, with abort_code = … or location = …';
  return units.flatMap(({id, facts}) =>
    [...facts].flatMap(([path, {bareExpectedFailures}]) =>
      bareExpectedFailures.map((line) => ({unit: id, path, line, severity: 'error' as const, code: 'BARE_EXPECTED_FAILURE', message})),
    ),
  );
}

/**
 * Compiles units, each at addresses of its own, in as few runs as can be; then runs the unit tests
 * of those that compile. A unit that does not compile is reported with its errors, others with
 * their warnings and failed tests.
 */
export async function checkUnits(units: readonly Unit[], tools: BatchTools): Promise<BatchResult> {
  const {clean, outcome, errors} = await untilClean('compile', units, tools);
  const warnings = findingsOf(new BatchLayout(clean, tools.edition, tools.dependencies.addresses), outcome.output, 'warning');
  const findings = [...errors, ...warnings, ...bareExpectedFailures(clean)];
  const tested = clean.filter(hasTests);
  if (tested.length === 0) return {findings, tests: []};

  const {findings: failures, tests} = await runUnitTests(tested, tools);
  const broken = new Set(failures.filter(({code}) => code !== testFailureCode).map(({unit}) => unit));
  const late = await testModeWarnings(
    tested.filter(({id}) => !broken.has(id)),
    tools,
  );
  const fresh = late.filter((finding) => !warnings.some((known) => sameFinding(known, finding)));
  return {findings: [...findings, ...failures, ...fresh], tests};
}
