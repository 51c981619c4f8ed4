#[test_only]
module slow_upgrade::notice_tests;

use slow_upgrade::notice::{Self, Announcer, Board};
use std::unit_test::assert_eq;
use sui::clock::{Self, Clock};
use sui::package;
use sui::test_scenario::{Self as scenario, Scenario};

const TEAM: address = @0x7EA;
const PACKAGE: address = @0xFE;
const DELAY_MS: u64 = 172_800_000;

fun set_up(): (Scenario, Clock, Announcer, Board) {
    let mut test = scenario::begin(TEAM);
    let cap = package::test_publish(PACKAGE.to_id(), test.ctx());
    let announcer = notice::put_up(cap, test.ctx());
    let clock = clock::create_for_testing(test.ctx());
    test.next_tx(TEAM);
    let board = test.take_shared<Board>();
    (test, clock, announcer, board)
}

// #region round
#[test]
fun an_announced_upgrade_passes_after_two_days() {
    let (test, mut clock, announcer, mut board) = set_up();
    board.announce(&announcer, b"digest of version 2", &clock);
    clock.increment_for_testing(DELAY_MS);

    let ticket = board.authorize(&announcer, &clock);
    assert_eq!(*ticket.digest(), b"digest of version 2");
    board.commit(package::test_upgrade(ticket));

    assert_eq!(board.version(), 2);
    assert!(board.notice().is_none());
    scenario::return_shared(board);
    transfer::public_transfer(announcer, TEAM);
    clock.destroy_for_testing();
    test.end();
}
// #endregion round

#[test, expected_failure(abort_code = notice::ETooEarly)]
fun one_millisecond_early_is_too_early() {
    let (_test, mut clock, announcer, mut board) = set_up();
    board.announce(&announcer, b"digest", &clock);
    clock.increment_for_testing(DELAY_MS - 1);
    let _ticket = board.authorize(&announcer, &clock);
    abort
}

#[test, expected_failure(abort_code = notice::ENoNotice)]
fun a_withdrawn_notice_is_void() {
    let (_test, mut clock, announcer, mut board) = set_up();
    board.announce(&announcer, b"digest", &clock);
    board.withdraw(&announcer);
    clock.increment_for_testing(DELAY_MS);
    let _ticket = board.authorize(&announcer, &clock);
    abort
}

#[test, expected_failure(abort_code = notice::EOtherBoard)]
fun each_board_has_its_own_announcer() {
    let (mut test, clock, _announcer, mut board) = set_up();
    let cap = package::test_publish(@0xFF.to_id(), test.ctx());
    let foreign = notice::put_up(cap, test.ctx());
    board.announce(&foreign, b"digest", &clock);
    abort
}
