import {isTestReport, parseTestReport} from '@site/src/samples/move/test-report';

const report = `Running Move unit tests
[ PASS    ] shop_s1::till_tests::opens
[ FAIL    ] shop_s1::till_tests::closes
[ FAIL    ] shop_s1::till_tests::stops
[ FAIL    ] other_s2::deep::inside

Test failures:

Failures in shop_s1::till_tests:

┌── closes ──────
│ error[E11001]: test failure
│   ┌─ sources/s1/till.move:7:20
│   │
│ 7 │ fun deep(x: u64) { assert!(x > 5, EBad); }
│   │                    ^^^^^^^ Test was not expected to error, but it aborted with code 7 originating in the module shop_s1::till_tests rooted here
│ 
│ 
│ stack trace
│ 	till_tests::closes(sources/s1/till.move:9)
│ 
└──────────────────


┌── stops ──────
│ Test did not error as expected
└──────────────────

Failures in other_s2::deep:

┌── inside ────── (seed = 1)
│ error[E11001]: test failure
│    ┌─ dependencies/Sui/sources/url.move:38:179
│    │
│ 38 │ public fun new() { abort 16435934 }
│    │                    ^^^^^ Test was not expected to error, but it aborted with code 16435934 originating in the module sui::url rooted here
│ 
│ stack trace
│ 	deep::inside(tests/s2/deep.move:26)
│ 
└──────────────────

Test result: FAILED. Total tests: 4; passed: 1; failed: 3
`;

describe('a test report', () => {
  const tests = parseTestReport(report);

  it('names each test and whether it passed', () => {
    expect(tests.map(({address, module, name, passed}) => [address, module, name, passed])).toEqual([
      ['shop_s1', 'till_tests', 'opens', true],
      ['shop_s1', 'till_tests', 'closes', false],
      ['shop_s1', 'till_tests', 'stops', false],
      ['other_s2', 'deep', 'inside', false],
    ]);
  });

  it('says why a test failed, and where', () => {
    expect(tests.map(({failure}) => failure)).toEqual([
      undefined,
      {
        message: 'Test was not expected to error, but it aborted with code 7 originating in the module shop_s1::till_tests',
        path: 'sources/s1/till.move',
        line: 7,
      },
      {message: 'Test did not error as expected'},
      {
        message: 'Test was not expected to error, but it aborted with code 16435934 originating in the module sui::url',
        path: 'tests/s2/deep.move',
        line: 26,
      },
    ]);
  });

  it('is told from diagnostics', () => {
    expect(isTestReport(report)).toBe(true);
    expect(isTestReport('error[E01002]: unexpected token')).toBe(false);
  });
});
