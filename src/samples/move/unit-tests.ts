import {BatchLayout} from './batch-layout';
import {CompilerTimeout} from './compiler/client';
import {findingsOf, type BatchResult, type Finding} from './findings';
import {parseTestReport, type TestOutcome} from './test-report';
import {placeOf, type Unit} from './units';
import {untilClean, type BatchTools} from './until-clean';

/** Code of a failed unit test, as the compiler numbers it. */
export const testFailureCode = 'E11001';

/**
 * A module that fails in a late phase. In test mode the compiler prints warnings only beside an
 * error, and an early error would keep it from finding them.
 */
const lateError = {
  path: 'sources/late_error/late_error.move',
  text: '#[test_only, allow(unused)]\nmodule late_error::late_error;\npublic fun dangling(): &u64 { let x = 1u64; &x }\n',
  addresses: {late_error: '0x1a7e'},
};

/** Warnings of units that compile, test code included. */
export async function testModeWarnings(units: readonly Unit[], {compiler, dependencies, edition}: BatchTools): Promise<Finding[]> {
  const layout = new BatchLayout(units, edition, {...dependencies.addresses, ...lateError.addresses});
  const files = {...layout.files, [lateError.path]: lateError.text};
  const {output} = await compiler.send({task: 'test', files, dependencies: dependencies.json});
  return findingsOf(layout, output, 'warning');
}

function failureOf(layout: BatchLayout, unit: Unit, test: TestOutcome): Finding[] {
  const name = `${test.module}::${test.name}`;
  const {path, line, message} = test.failure ?? {message: 'failed'};
  const owner = path === undefined ? undefined : layout.ownerOfPath(path);
  const place = owner && line !== undefined ? {...owner, line} : placeOf(unit, name);
  return place ? [{...place, severity: 'error', code: testFailureCode, message: `unit test ${name}: ${layout.restore(message)}`}] : [];
}

async function runTogether(units: readonly Unit[], tools: BatchTools): Promise<BatchResult> {
  const {clean, outcome, errors} = await untilClean('test', units, tools);
  const layout = new BatchLayout(clean, tools.edition, tools.dependencies.addresses);
  const results = parseTestReport(outcome.output).flatMap((test) => {
    const unit = layout.ownerOfName(test.address);
    return unit ? [{unit, test}] : [];
  });
  return {
    findings: [...errors, ...results.flatMap(({unit, test}) => (test.passed ? [] : failureOf(layout, unit, test)))],
    tests: results.map(({unit, test}) => ({unit: unit.id, name: `${test.module}::${test.name}`, passed: test.passed})),
  };
}

function endless(unit: Unit, error: CompilerTimeout): BatchResult {
  const place = {unit: unit.id, path: Object.keys(unit.files)[0] ?? '', line: 1};
  return {
    findings: [{...place, severity: 'error', code: testFailureCode, message: `a unit test does not end: ${error.message}`}],
    tests: [],
  };
}

/**
 * Runs the units' tests together; where they do not end, halves the batch until the endless unit is
 * alone.
 */
export async function runUnitTests(units: readonly Unit[], tools: BatchTools): Promise<BatchResult> {
  try {
    return await runTogether(units, tools);
  } catch (error) {
    if (!(error instanceof CompilerTimeout)) throw error;
    const [first, ...others] = units;
    if (first && others.length === 0) return endless(first, error);
    const middle = Math.ceil(units.length / 2);
    const halves = [await runUnitTests(units.slice(0, middle), tools), await runUnitTests(units.slice(middle), tools)];
    return {findings: halves.flatMap(({findings}) => findings), tests: halves.flatMap(({tests}) => tests)};
  }
}
