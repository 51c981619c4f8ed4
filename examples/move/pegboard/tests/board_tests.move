// #region setup
#[test_only]
module pegboard::board_tests;

use pegboard::board::{Self, Board, Dropped};
use pegboard::chip::{Self, CHIP, Cashier};
use std::unit_test::{assert_eq, destroy};
use sui::event;
use sui::random::Random;
use sui::test_scenario::{Self as scenario, Scenario};
use sui::token::Token;

const PLAYER: address = @0x91A;

/// Eight rows, nine slots.
fun multipliers(): vector<u64> { vector[900, 300, 130, 70, 50, 70, 130, 300, 900] }

/// A board for up to 20 balls of up to 1,000 chips each, in a transaction of the player.
fun set_up(): Scenario {
    let mut test = scenario::begin(PLAYER);
    test.create_system_objects();
    chip::init_for_testing(test.ctx());
    board::create(multipliers(), 1_000, 20, test.ctx());
    test.next_tx(PLAYER);
    test
}
// #endregion setup

// #region returns
#[test]
fun the_table_returns_less_than_the_stake() {
    let test = set_up();
    let board = test.take_immutable<Board>();
    // (2·900 + 16·300 + 56·130 + 112·70 + 70·50) / 256 = 98.5
    assert_eq!(board.expected_return(), 98);
    scenario::return_immutable(board);
    test.end();
}

#[test, expected_failure(abort_code = board::EReturnsTooMuch)]
fun a_generous_table_is_refused() {
    let mut test = set_up();
    let mut table = multipliers();
    *&mut table[4] = 60;
    board::create(table, 1_000, 20, test.ctx());
    abort
}
// #endregion returns

#[test]
fun the_slot_counts_the_turns_to_the_right() {
    let test = set_up();
    let board = test.take_immutable<Board>();
    assert_eq!(board.slot(0), 0);
    assert_eq!(board.slot(255), 8);
    assert_eq!(board.slot(170), 4);
    assert_eq!(board.payout(0, 200), 1_800);
    assert_eq!(board.payout(170, 200), 100);
    scenario::return_immutable(board);
    test.end();
}

// #region batch
#[test]
fun a_batch_pays_the_sum_of_its_balls() {
    let mut test = set_up();
    let (board, random) = (test.take_immutable<Board>(), test.take_shared<Random>());
    let mut cashier = test.take_shared<Cashier>();
    let mut chips = cashier.handout(test.ctx());
    let stake = chips.split(4_000, test.ctx());
    chips.keep(test.ctx());
    board.drop_for_testing(&mut cashier, stake, 20, &random, test.ctx());

    let (paths, payout) = event::events_by_type<Dropped>()[0].outcome();
    assert_eq!(paths.length(), 20);
    assert_eq!(paths.fold!(0, |sum, path| sum + board.payout(path, 200)), payout);
    assert_eq!(cashier.supply(), 6_000 + payout);

    test.next_tx(PLAYER);
    let won = test.take_from_sender<Token<CHIP>>();
    assert_eq!(won.value(), payout);
    test.return_to_sender(won);
    scenario::return_shared(cashier);
    scenario::return_shared(random);
    scenario::return_immutable(board);
    test.end();
}
// #endregion batch

#[test, expected_failure(abort_code = board::EBadNumberOfBalls)]
fun a_batch_above_the_limit_is_refused() {
    let mut test = set_up();
    let (board, random) = (test.take_immutable<Board>(), test.take_shared<Random>());
    let mut cashier = test.take_shared<Cashier>();
    let chips = cashier.handout(test.ctx());
    board.drop_for_testing(&mut cashier, chips, 21, &random, test.ctx());
    abort
}

#[test, expected_failure(abort_code = board::EBadStake)]
fun a_stake_that_does_not_divide_is_refused() {
    let mut test = set_up();
    let (board, random) = (test.take_immutable<Board>(), test.take_shared<Random>());
    let mut cashier = test.take_shared<Cashier>();
    let mut chips = cashier.handout(test.ctx());
    let stake = chips.split(1_050, test.ctx());
    destroy(chips);
    board.drop_for_testing(&mut cashier, stake, 10, &random, test.ctx());
    abort
}

#[test, expected_failure(abort_code = board::EBadBoard)]
fun a_slot_without_payout_is_refused() {
    let mut test = set_up();
    board::create(vector[100, 0], 1_000, 20, test.ctx());
    abort
}

#[test]
fun chips_come_again_in_the_next_epoch() {
    let mut test = set_up();
    let mut cashier = test.take_shared<Cashier>();
    destroy(cashier.handout(test.ctx()));
    test.next_epoch(PLAYER);
    let chips = cashier.handout(test.ctx());
    assert_eq!(chips.value(), 10_000);
    chips.keep(test.ctx());
    scenario::return_shared(cashier);
    test.end();
}

#[test, expected_failure(abort_code = chip::EAlreadyServed)]
fun chips_come_once_in_an_epoch() {
    let mut test = set_up();
    let mut cashier = test.take_shared<Cashier>();
    destroy(cashier.handout(test.ctx()));
    destroy(cashier.handout(test.ctx()));
    abort
}
