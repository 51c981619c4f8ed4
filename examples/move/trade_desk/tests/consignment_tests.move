// #region setup
#[test_only]
module trade_desk::consignment_tests;

use std::unit_test::assert_eq;
use sui::coin::{Self, Coin};
use sui::party;
use sui::sui::SUI;
use sui::test_scenario::{Self as scenario, Scenario};
use trade_desk::consignment::{Self, Bid, Consignment};
use trade_desk::fixtures::{Self, Painting};
use trade_desk::till::{Self, Till};

const CLERK: address = @0xC1E2;
const SELLER: address = @0x5E11;
const BUYER: address = @0xB0B;

/// A clerk with a till, a painting for 80 MIST, and a bid of `amount` MIST for it.
fun with_bid(amount: u64): Scenario {
    let mut test = scenario::begin(CLERK);
    transfer::public_transfer(till::new(test.ctx()), CLERK);

    test.next_tx(SELLER);
    let item = fixtures::painting(test.ctx());
    consignment::consign(item, 80, CLERK, test.ctx());
    test.next_tx(BUYER);
    let lot = scenario::ids_for_address<Consignment<Painting>>(CLERK)[0];
    let payment = coin::mint_for_testing<SUI>(amount, test.ctx());
    consignment::bid(lot, payment, CLERK, test.ctx());
    test.next_tx(CLERK);
    test
}
// #endregion setup

// #region settle
#[test]
fun the_clerk_brings_both_sides_together() {
    let mut test = with_bid(80);
    let mut till = test.take_from_sender<Till>();
    let consignment = test.take_from_sender<Consignment<Painting>>();
    let bid = test.take_from_sender<Bid>();

    consignment.settle(bid, &mut till, test.ctx());
    assert_eq!(till.sales(), 1);
    assert_eq!(till.turnover(), 80);
    test.return_to_sender(till);

    test.next_tx(CLERK);
    assert!(scenario::has_most_recent_for_address<Painting>(BUYER));
    assert!(scenario::has_most_recent_for_address<Coin<SUI>>(SELLER));
    test.end();
}
// #endregion settle

#[test]
fun both_sides_can_be_sent_back() {
    let mut test = with_bid(80);
    test.take_from_sender<Consignment<Painting>>().give_back();
    test.take_from_sender<Bid>().refund(test.ctx());

    test.next_tx(CLERK);
    assert!(scenario::has_most_recent_for_address<Painting>(SELLER));
    assert!(scenario::has_most_recent_for_address<Coin<SUI>>(BUYER));
    test.end();
}

#[test, expected_failure(abort_code = consignment::EWrongAmount)]
fun a_low_bid_does_not_settle() {
    let mut test = with_bid(79);
    let mut till = test.take_from_sender<Till>();
    let (consignment, bid) = (
        test.take_from_sender<Consignment<Painting>>(),
        test.take_from_sender(),
    );
    consignment.settle(bid, &mut till, test.ctx());
    abort
}

#[test, expected_failure(abort_code = consignment::EOtherLot)]
fun a_bid_counts_for_its_own_lot_only() {
    let mut test = with_bid(80);
    let mut till = test.take_from_sender<Till>();
    let first_lot = test.take_from_sender<Consignment<Painting>>();

    test.next_tx(SELLER);
    let item = fixtures::painting(test.ctx());
    consignment::consign(item, 80, CLERK, test.ctx());
    test.next_tx(CLERK);
    let (consignment, bid) = (
        test.take_from_sender<Consignment<Painting>>(),
        test.take_from_sender(),
    );
    consignment.settle(bid, &mut till, test.ctx());
    first_lot.give_back();
    abort
}

// #region party
#[test]
fun the_same_till_works_as_a_party_object() {
    let mut test = with_bid(80);
    let till = test.take_from_sender<Till>();
    transfer::public_party_transfer(till, party::single_owner(CLERK));

    test.next_tx(CLERK);
    let mut till = test.take_from_sender<Till>();
    let (consignment, bid) = (
        test.take_from_sender<Consignment<Painting>>(),
        test.take_from_sender(),
    );
    consignment.settle(bid, &mut till, test.ctx());
    assert_eq!(till.sales(), 1);
    transfer::public_party_transfer(till, party::single_owner(CLERK));
    test.end();
}
// #endregion party
