#[test_only]
module hash_checks::sealed_tests;

use hash_checks::sealed::{Self, Seal};
use std::unit_test::assert_eq;
use sui::test_scenario::{Self as scenario, Scenario};

const PLAYER: address = @0x0417;
/// What examples/ts/cryptography/sealed-guess.ts prints.
const DIGEST: vector<u8> =
    x"d16873be1f949d9bdf98995351a7bf014049adbdf9c46268037c8218f552dfdf";

fun salt(): vector<u8> { vector::tabulate!(16, |_| 5) }

fun seal_guess(): Scenario {
    let mut test = scenario::begin(PLAYER);
    sealed::seal(DIGEST, test.ctx());
    test.next_tx(PLAYER);
    test
}

// #region test-open
#[test]
fun the_guess_that_was_sealed_opens_the_seal() {
    let mut test = seal_guess();
    let seal = test.take_from_sender<Seal>();
    assert_eq!(seal.open(42, salt(), test.ctx()), 42);
    test.end();
}

#[test, expected_failure(abort_code = sealed::EWrongOpening)]
fun another_guess_does_not() {
    let mut test = seal_guess();
    let seal = test.take_from_sender<Seal>();
    seal.open(43, salt(), test.ctx());
    abort
}
// #endregion test-open
