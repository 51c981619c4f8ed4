#[test_only]
module river_ferry::pass_tests;

use river_ferry::pass::{Self, Line, Pass};
use std::unit_test::{assert_eq, destroy};
use sui::coin;
use sui::sui::SUI;
use sui::test_scenario::{Self as scenario, Scenario};

const TILL: address = @0x7111;
const ANN: address = @0xA;
const BEN: address = @0xB;
const FEE: u64 = 300;

fun set_up(): Scenario {
    let mut test = scenario::begin(TILL);
    let cap = pass::open(FEE, TILL, test.ctx());
    cap.issue(ANN, test.ctx());
    transfer::public_transfer(cap, TILL);
    test
}

fun give(test: &mut Scenario, from: address, to: address, fee: u64) {
    test.next_tx(from);
    let line = test.take_immutable<Line>();
    let payment = coin::mint_for_testing<SUI>(fee, test.ctx());
    test.take_from_sender<Pass>().hand_over(&line, payment, to);
    scenario::return_immutable(line);
}

#[test]
fun a_pass_changes_hands_for_a_fee() {
    let mut test = set_up();
    give(&mut test, ANN, BEN, FEE);
    test.next_tx(BEN);
    let pass = test.take_from_sender<Pass>();
    assert_eq!(pass.changes_left(), 1);
    pass.tear_up();
    assert!(scenario::has_most_recent_for_address<coin::Coin<SUI>>(TILL));
    test.end();
}

#[test, expected_failure(abort_code = pass::EWrongFee)]
fun the_fee_cannot_be_saved() {
    let mut test = set_up();
    give(&mut test, ANN, BEN, FEE - 1);
    abort
}

#[test, expected_failure(abort_code = pass::ENoChangesLeft)]
fun the_third_change_is_refused() {
    let mut test = set_up();
    give(&mut test, ANN, BEN, FEE);
    give(&mut test, BEN, ANN, FEE);
    give(&mut test, ANN, BEN, FEE);
    abort
}

#[test, expected_failure(abort_code = pass::EOtherLine)]
fun terms_of_another_line_do_not_count() {
    let mut test = set_up();
    test.next_tx(ANN);
    let pass = test.take_from_sender<Pass>();
    destroy(pass::open(0, ANN, test.ctx()));
    test.next_tx(ANN);
    let free = test.take_immutable<Line>();
    pass.hand_over(&free, coin::zero(test.ctx()), BEN);
    abort
}
