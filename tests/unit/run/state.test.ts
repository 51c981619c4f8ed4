import {statusText, type RunState} from '@site/src/run/panel/state';
import type {TestResult} from '@site/src/run/worker/protocol';

const passed: TestResult = {name: 'a::b', passed: true};
const failed: TestResult = {name: 'a::c', passed: false};
const error = {severity: 'error', code: 'E04007', message: 'no', path: 'sources/a.move', line: 1, column: 1} as const;
const warning = {...error, severity: 'warning'} as const;
const done = (tests: TestResult[], diagnostics: (typeof error | typeof warning)[] = [], ofEdits = false): RunState => ({
  phase: 'done',
  outcome: {tests, diagnostics, took: 640},
  ofEdits,
});

test.each<[RunState, string]>([
  [{phase: 'idle'}, ''],
  [{phase: 'asking'}, 'Your browser asks sites to save data. Running this downloads the Move compiler, 2.5 MB, once.'],
  [{phase: 'loading', loaded: 5}, 'Downloading the Move compiler, 2.5 MB. Your browser keeps it for the next time.'],
  [done([passed]), 'The test passed in 0.6 s.'],
  [done([passed, passed]), 'All 2 tests passed in 0.6 s.'],
  [done([passed, failed]), '1 of 2 tests failed in 0.6 s.'],
  [done([failed]), '1 of 1 test failed in 0.6 s.'],
  [done([]), 'The package compiles; it has no tests.'],
  [done([], [error, error, warning]), 'The package does not compile: 2 errors. The compiler has 1 warning.'],
  [done([passed], [warning, warning], true), 'With your changes: The test passed in 0.6 s. The compiler has 2 warnings.'],
  [{phase: 'long', seconds: 10}, 'Still running after 10 seconds. Tests that never end go on until you stop them.'],
  [{phase: 'stopped'}, 'Stopped.'],
  [{phase: 'hindered', hindrance: 'unsupported'}, 'This browser has no WebAssembly, which the Move compiler needs.'],
])('%j is told as "%s"', (state, text) => {
  expect(statusText(state, 2_455_896)).toBe(text);
});

test('each hindrance has words of its own', () => {
  const texts = (['unsupported', 'refused', 'missing', 'failed'] as const).map((hindrance) =>
    statusText({phase: 'hindered', hindrance}, 1),
  );
  expect(new Set(texts).size).toBe(4);
});
