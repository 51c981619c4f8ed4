import {parseDiagnostics, parseVerifierFailure, type Diagnostic} from '../../samples/move/diagnostics';
import {stubAbortCode} from '../../samples/move/stub-abort-code';
import {isTestReport, parseTestReport, type TestOutcome} from '../../samples/move/test-report';
import type {MoveFiles, RunOutcome, TestResult} from './protocol';

const abort = /aborted with code (\d+) originating in the module (\S+?)(?: rooted here|[.,]|$)/;

/** What a failed test says to a reader, who knows nothing of stubs. */
export function failureText(message: string): Omit<NonNullable<TestResult['failure']>, 'path' | 'line'> {
  const [, code, module] = abort.exec(message) ?? [];
  if (code === undefined) return {message};
  if (Number(code) !== stubAbortCode) return {message, code};
  return {
    lacks: module ?? '',
    message: `Not available in the browser: this test calls a function of ${module} that only the real framework has. Run it with the Sui CLI.`,
  };
}

/** Whether a line of the files compares two values by a macro that would print them. */
const compares = (files: MoveFiles, path = '', line = 0): boolean =>
  /\bassert_(?:eq|ref_eq)!/.test(files[path]?.split('\n')[line - 1] ?? '');

function testResult({module, name, passed, failure}: TestOutcome, files: MoveFiles): TestResult {
  const result = {name: `${module}::${name}`, passed};
  if (!failure) return result;
  const told = {...failure, ...failureText(failure.message)};
  return {...result, failure: compares(files, failure.path, failure.line) ? {...told, compares: true} : told};
}

/** The verifier names a module and no line. */
function refusedBy(output: string): Diagnostic[] {
  const refused = parseVerifierFailure(output);
  if (refused === undefined) return [];
  return [{severity: 'error', code: 'VERIFIER', message: `module ${refused.module}: ${refused.message}`, path: '', line: 1, column: 1}];
}

/**
 * Reads what the test runner printed.
 *
 * @param files what was tested
 * @throws where it is neither a report nor diagnostics
 */
export function readTestOutput(output: string, files: MoveFiles = {}): Omit<RunOutcome, 'took'> {
  if (isTestReport(output)) return {tests: parseTestReport(output).map((each) => testResult(each, files)), diagnostics: []};
  const diagnostics = [...refusedBy(output), ...parseDiagnostics(output)];
  if (diagnostics.length === 0) throw new Error(output.slice(0, 500) || 'the compiler said nothing');
  return {tests: [], diagnostics};
}

const keyOf = ({code, path, line, column}: Diagnostic): string => [code, path, line, column].join(' ');

/** Warnings of the reader's own files, each once. */
export function withWarnings(outcome: Omit<RunOutcome, 'took'>, warnings: string): Omit<RunOutcome, 'took'> {
  const known = new Set(outcome.diagnostics.map(keyOf));
  const more = parseDiagnostics(warnings).filter((each) => !each.path.startsWith('dependencies/') && !known.has(keyOf(each)));
  return {...outcome, diagnostics: [...outcome.diagnostics, ...more]};
}
