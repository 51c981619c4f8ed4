/// Uses of what the framework has for tests alone.
#[test_only]
module framework_uses::test_only_tests;

use framework_uses::sui_random::{Self, Rolled};
use framework_uses::sui_table;
use framework_uses::sui_transfer::{Self, Diploma, Notice};
use std::unit_test::assert_eq;
use sui::clock;
use sui::event;
use sui::random::{Self, Random};
use sui::test_scenario as scenario;
use sui::test_utils;

// #region scenario
#[test]
fun a_diploma_reaches_its_graduate() {
    let mut test = scenario::begin(@0xA); // the first transaction's sender
    sui_transfer::award(@0xB, test.ctx());

    test.next_tx(@0xB); // ends it, and starts one of the graduate's
    let diploma = test.take_from_sender<Diploma>();
    test.return_to_sender(diploma);
    test.end();
}
// #endregion scenario

#[test]
fun a_board_is_shared() {
    let mut test = scenario::begin(@0xA);
    sui_transfer::open_board(test.ctx());
    test.next_tx(@0xB);
    test.with_shared!<Notice>(|board, test| {
        assert!(object::id(board).to_address() != test.sender());
    });
    test.end();
}

// #region unit-test
#[test]
fun a_player_takes_the_score_along() {
    let ctx = &mut tx_context::dummy();
    let mut scores = sui_table::new_scores(ctx);
    sui_table::score(&mut scores, ctx.sender(), 5);

    assert_eq!(sui_table::leave(&mut scores, ctx), 5); // prints both sides where they differ
    std::unit_test::destroy(scores); // a table has no `drop`
}
// #endregion unit-test

public struct TEST_ONLY_TESTS() has drop;

// #region test-utils
/// What publishing would hand to `init`, for a test of code that asks for a one-time witness.
#[test]
fun a_witness_is_made_for_the_test() {
    let witness: TEST_ONLY_TESTS = test_utils::create_one_time_witness();
    assert!(sui::types::is_one_time_witness(&witness));
}
// #endregion test-utils

// #region debug
#[test]
fun prices_are_looked_at() {
    let prices = vector[20u64, 30, 50];
    std::debug::print(&b"Prices of today:".to_string());
    std::debug::print(&prices);
    assert_eq!(prices.length(), 3);
}
// #endregion debug

#[test]
fun a_clock_is_set() {
    let mut clock = clock::create_for_testing(&mut tx_context::dummy());
    clock.set_for_testing(1_000);
    clock.increment_for_testing(500);
    assert_eq!(clock.timestamp_ms(), 1_500);
    clock.destroy_for_testing();
}

#[test]
fun a_roll_is_between_one_and_six() {
    let mut test = scenario::begin(@0x0);
    random::create_for_testing(test.ctx());
    test.next_tx(@0x0);
    let mut random = test.take_shared<Random>();
    random.update_randomness_state_for_testing(
        0,
        vector::tabulate!(32, |_| 7),
        test.ctx(),
    );
    sui_random::roll_for_testing(&random, test.ctx());
    let rolls = event::events_by_type<Rolled>();
    let pips = sui_random::pips(&rolls[0]);
    assert!(pips >= 1 && pips <= 6);
    scenario::return_shared(random);
    test.end();
}
