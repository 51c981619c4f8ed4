// #region setup
#[test_only]
module observatory::dome_tests;

use observatory::dome::{Self, Dome};
use observatory::telescope;
use std::unit_test::assert_eq;
use sui::borrow;
use sui::test_scenario::{Self as scenario, Scenario};

const ASTRONOMER: address = @0xA57;

/// Two domes, each with its telescope.
fun two_domes(): (Scenario, Dome, Dome) {
    let mut test = scenario::begin(ASTRONOMER);
    let first = telescope::new(test.ctx());
    dome::build(first, test.ctx());
    test.next_tx(ASTRONOMER);
    let dome = test.take_shared<Dome>();
    let second = telescope::new(test.ctx());
    dome::build(second, test.ctx());
    test.next_tx(ASTRONOMER);
    let other = test.take_shared<Dome>();
    (test, dome, other)
}
// #endregion setup

// #region lend
#[test]
fun the_telescope_is_used_and_comes_back() {
    let (test, mut dome, other) = two_domes();

    let (mut telescope, loan) = dome.lend();
    telescope.turn(450);
    telescope.expose();
    dome.take_back(telescope, loan);

    let (telescope, loan) = dome.lend();
    assert_eq!(telescope.azimuth(), 90);
    assert_eq!(telescope.exposures(), 1);
    dome.take_back(telescope, loan);

    scenario::return_shared(dome);
    scenario::return_shared(other);
    test.end();
}
// #endregion lend

// #region swap
#[test, expected_failure(abort_code = 1, location = borrow)]
fun another_telescope_is_refused() {
    let (_test, mut dome, mut other) = two_domes();
    let (_theirs, loan) = dome.lend();
    let (ours, _other_loan) = other.lend();
    dome.take_back(ours, loan);
    abort
}

#[test, expected_failure(abort_code = 0, location = borrow)]
fun another_dome_is_refused() {
    let (_test, mut dome, mut other) = two_domes();
    let (telescope, loan) = dome.lend();
    other.take_back(telescope, loan);
    abort
}
// #endregion swap
