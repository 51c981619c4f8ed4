// #region setup
#[test_only]
module noughts::open_game_tests;

use noughts::open_game::{Self, Game};
use std::unit_test::assert_eq;
use sui::clock::Clock;
use sui::test_scenario::{Self as scenario, Scenario};

const ANN: address = @0xA77;
const BEN: address = @0xBE7;
const TURN_MS: u64 = 3_600_000;

/// Ann has started a game against Ben.
fun started(): Scenario {
    let mut test = scenario::begin(ANN);
    test.create_system_objects();
    let clock = test.take_shared<Clock>();
    open_game::start(BEN, TURN_MS, &clock, test.ctx());
    scenario::return_shared(clock);
    test.next_tx(ANN);
    test
}

/// `player` places a mark in a transaction of its own.
fun place(test: &mut Scenario, player: address, cell: u8) {
    test.next_tx(player);
    let clock = test.take_shared<Clock>();
    let mut game = test.take_shared<Game>();
    game.place(cell, &clock, test.ctx());
    scenario::return_shared(game);
    scenario::return_shared(clock);
}
// #endregion setup

// #region game
#[test]
fun ann_wins_and_clears_the_board() {
    let mut test = started();
    place(&mut test, ANN, 4);
    place(&mut test, BEN, 0);
    place(&mut test, ANN, 3);
    place(&mut test, BEN, 1);
    place(&mut test, ANN, 5);

    test.next_tx(ANN);
    let game = test.take_shared<Game>();
    assert_eq!(game.winner(), option::some(ANN));
    game.clear(test.ctx());
    test.next_tx(ANN);
    assert!(!scenario::has_most_recent_shared<Game>());
    test.end();
}

#[test, expected_failure(abort_code = open_game::ENotYourTurn)]
fun nobody_moves_twice() {
    let mut test = started();
    place(&mut test, ANN, 4);
    place(&mut test, ANN, 5);
    abort
}
// #endregion game

#[test]
fun who_lets_the_time_run_out_loses() {
    let mut test = started();
    place(&mut test, ANN, 4);
    test.next_tx(ANN);
    let mut clock = test.take_shared<Clock>();
    let mut game = test.take_shared<Game>();
    clock.increment_for_testing(TURN_MS + 1);
    game.claim_timeout(&clock);
    assert_eq!(game.winner(), option::some(ANN));
    scenario::return_shared(game);
    scenario::return_shared(clock);
    test.end();
}

#[test, expected_failure(abort_code = open_game::EStillTime)]
fun time_is_not_claimed_early() {
    let test = started();
    let clock = test.take_shared<Clock>();
    let mut game = test.take_shared<Game>();
    game.claim_timeout(&clock);
    abort
}

#[test, expected_failure(abort_code = open_game::ENotEnded)]
fun an_unfinished_game_stays() {
    let mut test = started();
    test.take_shared<Game>().clear(test.ctx());
    abort
}

#[test, expected_failure(abort_code = open_game::EUnequalPlayersOnly)]
fun nobody_plays_alone() {
    let mut test = started();
    let clock = test.take_shared<Clock>();
    open_game::start(ANN, TURN_MS, &clock, test.ctx());
    abort
}
