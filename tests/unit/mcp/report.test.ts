import {reportOf} from '@site/src/mcp/move/report';

const failed = {name: 'pond::sinks', passed: false, failure: {message: 'aborted with code 3', path: 'sources/pond.move', line: 6}};

test('a package that compiles, with what its tests gave', () => {
  expect(reportOf({tests: [{name: 'pond::floats', passed: true}, failed], diagnostics: []}, '1.2')).toBe(
    'The package compiles. 1 of 2 unit tests pass.\n\nTests that fail:\n\n- pond::sinks: aborted with code 3 (sources/pond.move:6)\n\n' +
      'Checked with Sui Move 1.2 against interfaces of the framework; functions that only nodes have cannot run in tests.',
  );
  expect(reportOf({tests: [], diagnostics: []}, '1.2')).toContain('It has no unit tests.');
});

test('a package that does not compile, with what the compiler says', () => {
  const error = {severity: 'error', code: 'E04001', message: 'wrong type', path: 'sources/pond.move', line: 2, column: 5} as const;
  const report = reportOf({tests: [], diagnostics: [{...error, severity: 'warning', code: 'W1'}, error]}, '1.2');
  expect(report).toContain('The package does not compile: one error.');
  expect(report).toContain('- error E04001 at sources/pond.move:2:5: wrong type');
  expect(report).not.toContain('compiles');
});
