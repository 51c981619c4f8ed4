import {failureText, readTestOutput, withWarnings} from '@site/src/run/worker/outcome';

const report = `Running Move unit tests
[ PASS    ] first::shelf::opens
[ FAIL    ] first::shelf::closes

Test failures:

Failures in first::shelf:

┌── closes ──────
│ error[E11001]: test failure
│    ┌─ sources/shelf.move:12:9
│    │
│ 12 │         abort 7
│    │         ^^^^^^^ Test was not expected to error, but it aborted with code 7 originating in the module 0x5a0000::shelf rooted here
│ 
└──────────────────
`;

const error = `error[E04007]: incompatible types
  ┌─ sources/shelf.move:3:5
  │
3 │     true
  │     ^^^^ Invalid return expression
`;

test('a report gives each test, and where and why one failed', () => {
  const {tests, diagnostics} = readTestOutput(report);
  expect(diagnostics).toEqual([]);
  expect(tests).toEqual([
    {name: 'shelf::opens', passed: true},
    {
      name: 'shelf::closes',
      passed: false,
      failure: {message: expect.stringContaining('aborted with code 7') as string, code: '7', path: 'sources/shelf.move', line: 12},
    },
  ]);
});

test('a test that fails at an assert_eq! is told, since the values are not shown', () => {
  const lines = (text: string): string => `${'\n'.repeat(11)}        ${text}\n`;
  const [, failed] = readTestOutput(report, {'sources/shelf.move': lines('assert_eq!(a, b);')}).tests;
  expect(failed?.failure?.compares).toBe(true);
  const [, aborted] = readTestOutput(report, {'sources/shelf.move': lines('abort 7')}).tests;
  expect(aborted?.failure).not.toHaveProperty('compares');
});

test('what does not compile gives what the compiler says, and no tests', () => {
  expect(readTestOutput(error)).toEqual({
    tests: [],
    diagnostics: [expect.objectContaining({severity: 'error', code: 'E04007', path: 'sources/shelf.move', line: 3, column: 5})],
  });
});

test('what the verifier refuses names the module', () => {
  const output = `Bytecode Verification Failed: source: Some("${'0'.repeat(58)}5a0000::shelf: a bad borrow"), command`;
  expect(readTestOutput(output).diagnostics).toEqual([
    expect.objectContaining({code: 'VERIFIER', message: expect.stringContaining('shelf') as string}),
  ]);
});

test('an output that nobody can read is no success', () => {
  expect(() => readTestOutput('panicked at somewhere')).toThrow('panicked at somewhere');
  expect(() => readTestOutput('')).toThrow('the compiler said nothing');
});

test('a stub of the framework that was reached is told from an abort', () => {
  const stub = failureText(
    'Test was not expected to error, but it aborted with code 16435934 originating in the module sui::bls12381 rooted here',
  );
  expect(stub).toEqual({
    lacks: expect.stringContaining('bls12381') as string,
    message: expect.stringMatching(/^Not available in the browser.*sui::bls12381/) as string,
  });
  expect(failureText('the test timed out')).toEqual({message: 'the test timed out'});
});

test('warnings are those of the own files, each once', () => {
  const warning = (path: string): string => `warning[W09002]: unused variable\n  ┌─ ${path}:2:9\n  │\n2 │ let x = 1;\n  │     ^ Unused\n`;
  const {diagnostics} = withWarnings(
    {tests: [], diagnostics: []},
    [warning('sources/a.move'), warning('dependencies/Sui/sources/coin.move')].join('\n'),
  );
  expect(diagnostics.map(({path}) => path)).toEqual(['sources/a.move']);
  expect(withWarnings({tests: [], diagnostics}, warning('sources/a.move')).diagnostics).toHaveLength(1);
});
