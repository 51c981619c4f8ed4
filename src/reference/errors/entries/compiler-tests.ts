import {printed} from '../forms';
import type {ErrorEntry} from '../model';

const reporter = 'external-crates/move/crates/move-unit-test/src/test_reporter.rs, release 1.63';

/** What `sui move test` says of a test that fails. */
export const compilerTests: readonly ErrorEntry[] = [
  {
    id: 'test-not-expected-to-error',
    title: 'Test was not expected to error',
    messages: [
      {from: 'CLI', text: "Test was not expected to error, but it aborted with error constant '…' originating in the module … rooted here"},
      {from: 'CLI', text: 'Test was not expected to error, but it aborted with code … originating in the module … rooted here'},
      ...printed('E11001', 'CLI'),
    ],
    meaning: 'The test ran, and an `assert!` or `abort` that it reached stopped it. The test function has no `#[expected_failure]`.',
    causes: [
      'The code under test found a condition that does not hold with the values that the test passes.',
      'An `assert_eq!` of the test itself compared two different values.',
      'A `test_scenario` call aborted because the object that it wanted was not there.',
    ],
    find: 'The arrow in the output is under the line that aborted. The stack trace below it begins with the innermost call and ends in your test.',
    cure: 'Correct the code or the expectation. If the abort is what you test for, add `#[expected_failure(abort_code = ENameOfTheConstant)]` to the function.',
    seeAlso: ['/guides/developer/first-app/build-test#read-a-failing-test', '/references/errors/abort-codes'],
    keywords: ['E11001', 'test failure', 'sui move test failed'],
    source: reporter,
  },
  {
    id: 'test-did-not-error',
    title: 'Test did not error as expected',
    messages: [
      {from: 'CLI', text: 'Test did not error as expected'},
      {from: 'CLI', text: 'Test did not error as expected. Expected test to abort … but instead it aborted … rooted here'},
    ],
    meaning: 'A function marked `#[expected_failure]` ended without an abort, or with another one than the attribute names.',
    causes: [
      'An earlier line aborts with a code of its own, so the line under test is never reached.',
      'The constant was renamed or renumbered, and the attribute still has its old value.',
      'The code under test no longer refuses what the test does.',
    ],
    find: 'If the message has a second sentence, compare the two codes and the two modules in it. Without one, nothing aborted at all.',
    cure: 'Name the constant in the attribute, with its module if it belongs to another one: `abort_code = shop::ESoldOut`. Then bring the test to the line that raises it.',
    samples: [
      {
        language: 'move',
        code: `module example::stock;

const ESoldOut: u64 = 0;

public fun take(left: u64): u64 {
    assert!(left > 0, ESoldOut);
    left - 1
}

#[test, expected_failure(abort_code = ESoldOut)]
fun nothing_is_left() { take(0); }`,
      },
    ],
    seeAlso: ['/guides/developer/first-app/build-test#test-that-a-call-aborts'],
    keywords: ['expected_failure', 'abort_code', 'wrong abort code'],
    source: reporter,
  },
  {
    id: 'test-scenario-empty-inventory',
    title: 'Code 3 in sui::test_scenario: no such object to take',
    messages: [{from: 'CLI', text: 'aborted with code 3 originating in the module sui::test_scenario'}],
    meaning: 'A `take_…` function of `test_scenario` found no object of the type, owned in the way that its name says.',
    causes: [
      'There is no `next_tx` between the call that created the object and the one that takes it, so the scenario has not stored it yet.',
      '`next_tx` names another sender than the address that received the object.',
      'The object was shared or frozen, and `take_from_sender` looks for owned ones only.',
      'It was taken before and has not been returned.',
    ],
    cure: 'Call `next_tx` with the owner of the object before you take it, and choose the function for its kind: `take_from_sender`, `take_shared` or `take_immutable`.',
    seeAlso: ['/guides/developer/first-app/build-test#play-several-transactions-with-test_scenario'],
    keywords: ['EEmptyInventory', 'test_scenario abort', 'take_from_sender', 'take_shared'],
    source: 'crates/sui-framework/packages/sui-framework/sources/test/test_scenario.move, release 1.63',
  },
  {
    id: 'test-timed-out',
    title: 'Test timed out',
    messages: [{from: 'CLI', text: 'Test timed out'}],
    meaning:
      'The test has used more gas units than a unit test may, 1,000,000 unless you say otherwise. Time on the clock plays no part in it.',
    causes: [
      'A loop does not end, because nothing in it changes the value that its condition reads.',
      'A test with a large amount of data needs more than the default limit.',
    ],
    cure: 'Run the test alone with `sui move test NAME --gas-limit 100000000`. If it passes now, it was too large for the limit; if not, look for the loop.',
    seeAlso: ['/references/cli/move', '/guides/developer/first-app/build-test#run-the-tests'],
    keywords: ['endless loop', 'test gas limit', 'test timeout'],
    source: `${reporter}; external-crates/move/crates/move-unit-test/src/test_runner.rs`,
  },
];
