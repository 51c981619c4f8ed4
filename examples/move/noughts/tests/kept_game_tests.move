// #region setup
#[test_only]
module noughts::kept_game_tests;

use noughts::kept_game::{Self, Match, Pen, Slip};
use std::unit_test::assert_eq;
use sui::party;
use sui::test_scenario::{Self as scenario, Scenario};

const ANN: address = @0xA77;
const BEN: address = @0xBE7;
const KEEPER: address = @0x4EE;

/// A match of Ann and Ben, kept by a third address.
fun started(): Scenario {
    let mut test = scenario::begin(ANN);
    let game = kept_game::new(ANN, BEN, test.ctx());
    transfer::public_transfer(game, KEEPER);
    test
}

/// `player` writes a slip, and the keeper's transaction begins.
fun write(test: &mut Scenario, player: address, turn: u8, cell: u8) {
    test.next_tx(player);
    let pen = test.take_from_sender<Pen>();
    pen.write(turn, cell, test.ctx());
    test.return_to_sender(pen);
    test.next_tx(KEEPER);
}

/// The keeper enters the newest slip.
fun enter(test: &Scenario) {
    let mut game = test.take_from_sender<Match>();
    let slip = scenario::most_recent_receiving_ticket<Slip>(&object::id(&game));
    game.enter(slip);
    test.return_to_sender(game);
}
// #endregion setup

// #region game
#[test]
fun the_keeper_enters_what_the_players_write() {
    let mut test = started();
    let mut turn = 0;
    vector[4, 0, 3, 1, 5].do!(|cell| {
        write(&mut test, if (turn % 2 == 0) ANN else BEN, turn, cell);
        enter(&test);
        turn = turn + 1;
    });

    test.next_tx(KEEPER);
    let game = test.take_from_sender<Match>();
    assert_eq!(game.winner(), option::some(0));
    game.clear();
    test.next_tx(ANN);
    test.take_from_sender<Pen>().throw_away();
    test.end();
}

#[test, expected_failure(abort_code = kept_game::EWrongTurn)]
fun a_slip_out_of_turn_is_not_entered() {
    let mut test = started();
    write(&mut test, BEN, 0, 4);
    enter(&test);
    abort
}
// #endregion game

#[test]
fun a_second_slip_for_a_turn_is_discarded() {
    let mut test = started();
    write(&mut test, ANN, 0, 4);
    enter(&test);
    write(&mut test, ANN, 0, 5);
    let mut game = test.take_from_sender<Match>();
    let slip = scenario::most_recent_receiving_ticket<Slip>(&object::id(&game));
    game.discard(slip);
    test.return_to_sender(game);
    test.end();
}

#[test, expected_failure(abort_code = kept_game::ESlipNotStale)]
fun a_valid_slip_is_not_discarded() {
    let mut test = started();
    write(&mut test, ANN, 0, 4);
    let mut game = test.take_from_sender<Match>();
    let slip = scenario::most_recent_receiving_ticket<Slip>(&object::id(&game));
    game.discard(slip);
    abort
}

#[test, expected_failure(abort_code = kept_game::ENotEnded)]
fun an_unfinished_match_stays() {
    let mut test = started();
    test.next_tx(KEEPER);
    test.take_from_sender<Match>().clear();
    abort
}

// #region party
#[test]
fun the_keeper_holds_the_match_as_a_party_object() {
    let mut test = scenario::begin(ANN);
    let game = kept_game::new(ANN, BEN, test.ctx());
    transfer::public_party_transfer(game, party::single_owner(KEEPER));
    write(&mut test, ANN, 0, 4);
    enter(&test);
    test.end();
}
// #endregion party
