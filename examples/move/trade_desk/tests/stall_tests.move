// #region setup
#[test_only]
module trade_desk::stall_tests;

use std::unit_test::{assert_eq, destroy};
use sui::coin::{Self, Coin};
use sui::sui::SUI;
use sui::test_scenario::{Self as scenario, Scenario};
use trade_desk::fixtures::{Self, Painting};
use trade_desk::stall::{Self, Stall};

const SELLER: address = @0x5E11;
const BUYER: address = @0xB0B;
const RIVAL: address = @0x2B0B;

/// A painting on a stall for 80 MIST, and a transaction of `sender`.
fun with_stall(sender: address): Scenario {
    let mut test = scenario::begin(SELLER);
    let item = fixtures::painting(test.ctx());
    stall::open(item, 80, test.ctx());
    test.next_tx(sender);
    test
}
// #endregion setup

#[test]
fun anyone_buys_without_the_seller() {
    let mut test = with_stall(BUYER);
    let stall = test.take_shared<Stall<Painting>>();
    let payment = coin::mint_for_testing<SUI>(80, test.ctx());
    let painting = stall.buy(payment);
    transfer::public_transfer(painting, BUYER);

    test.next_tx(RIVAL);
    assert!(!scenario::has_most_recent_shared<Stall<Painting>>());
    assert!(scenario::has_most_recent_for_address<Coin<SUI>>(SELLER));
    test.end();
}

// #region reprice
#[test, expected_failure(abort_code = stall::EWrongAmount)]
fun a_buyer_does_not_pay_a_price_that_changed_meanwhile() {
    let mut test = with_stall(SELLER);
    let mut stall = test.take_shared<Stall<Painting>>();
    stall.reprice(95, test.ctx());
    scenario::return_shared(stall);

    test.next_tx(BUYER);
    let stall = test.take_shared<Stall<Painting>>();
    let payment = coin::mint_for_testing<SUI>(80, test.ctx());
    destroy(stall.buy(payment));
    abort
}
// #endregion reprice

#[test]
fun the_seller_changes_the_price_and_closes() {
    let mut test = with_stall(SELLER);
    let mut stall = test.take_shared<Stall<Painting>>();
    stall.reprice(95, test.ctx());
    assert_eq!(stall.price(), 95);
    let painting = stall.close(test.ctx());

    destroy(painting);
    test.end();
}

#[test, expected_failure(abort_code = stall::ENotSeller)]
fun a_stranger_cannot_close_the_stall() {
    let mut test = with_stall(RIVAL);
    let stall = test.take_shared<Stall<Painting>>();
    destroy(stall.close(test.ctx()));
    abort
}

#[test, expected_failure(abort_code = stall::ENotSeller)]
fun a_stranger_cannot_change_the_price() {
    let mut test = with_stall(RIVAL);
    let mut stall = test.take_shared<Stall<Painting>>();
    stall.reprice(1, test.ctx());
    abort
}
