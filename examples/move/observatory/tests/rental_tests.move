// #region setup
#[test_only]
module observatory::rental_tests;

use observatory::rental::{Self, RentalDome};
use observatory::telescope;
use std::unit_test::assert_eq;
use sui::coin;
use sui::sui::SUI;
use sui::test_scenario::{Self as scenario, Scenario};

const ASTRONOMER: address = @0xA57;

fun with_dome(): (Scenario, RentalDome) {
    let mut test = scenario::begin(ASTRONOMER);
    let telescope = telescope::new(test.ctx());
    rental::build(telescope, 15, test.ctx());
    test.next_tx(ASTRONOMER);
    let dome = test.take_shared<RentalDome>();
    (test, dome)
}
// #endregion setup

// #region rent
#[test]
fun exposures_are_paid_for() {
    let (mut test, mut dome) = with_dome();

    let (mut telescope, loan) = dome.rent();
    telescope.turn(120);
    telescope.expose();
    telescope.expose();
    telescope.turn(0);
    let payment = coin::mint_for_testing<SUI>(30, test.ctx());
    dome.settle(telescope, loan, payment);
    assert_eq!(dome.earned(), 30);

    scenario::return_shared(dome);
    test.end();
}
// #endregion rent

// #region unpaid
#[test, expected_failure(abort_code = rental::EWrongFee)]
fun an_unpaid_exposure_aborts() {
    let (mut test, mut dome) = with_dome();
    let (mut telescope, loan) = dome.rent();
    telescope.expose();
    dome.settle(telescope, loan, coin::zero<SUI>(test.ctx()));
    abort
}

#[test, expected_failure(abort_code = rental::ENotParked)]
fun a_telescope_must_be_parked() {
    let (mut test, mut dome) = with_dome();
    let (mut telescope, loan) = dome.rent();
    telescope.turn(10);
    dome.settle(telescope, loan, coin::zero<SUI>(test.ctx()));
    abort
}
// #endregion unpaid

#[test, expected_failure(abort_code = rental::EOtherDome)]
fun a_loan_is_settled_where_it_began() {
    let (mut test, mut dome) = with_dome();
    let second = telescope::new(test.ctx());
    rental::build(second, 15, test.ctx());
    test.next_tx(ASTRONOMER);
    let mut other = test.take_shared<RentalDome>();

    let (telescope, loan) = dome.rent();
    other.settle(telescope, loan, coin::zero<SUI>(test.ctx()));
    abort
}

#[test, expected_failure(abort_code = rental::EOtherTelescope)]
fun a_loan_is_for_one_telescope() {
    let (mut test, mut dome) = with_dome();
    let (_lent, loan) = dome.rent();
    let cheap = telescope::new(test.ctx());
    dome.settle(cheap, loan, coin::zero<SUI>(test.ctx()));
    abort
}
