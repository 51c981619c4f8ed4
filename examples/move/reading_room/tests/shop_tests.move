#[test_only]
module reading_room::shop_tests;

use reading_room::shop::{Self, Pass, Work};
use sui::coin;
use sui::sui::SUI;
use sui::test_scenario::{Self as scenario, Scenario};

const AUTHOR: address = @0xA;
const READER: address = @0xB;
const PRICE: u64 = 300;

/// A work that is for sale.
fun begin(): Scenario {
    let mut test = scenario::begin(AUTHOR);
    shop::draft(PRICE, test.ctx());
    test.next_tx(AUTHOR);
    let work = test.take_from_sender<Work>();
    shop::publish(work, b"blob".to_string(), test.ctx());
    test
}

fun buy(test: &mut Scenario, paid: u64) {
    test.next_tx(READER);
    let work = test.take_immutable<Work>();
    shop::buy(&work, coin::mint_for_testing<SUI>(paid, test.ctx()), test.ctx());
    scenario::return_immutable(work);
}

/// Asks for the key of a file with the pass that `reader` has.
fun ask(test: &mut Scenario, reader: address, id: vector<u8>) {
    test.next_tx(reader);
    let pass = test.take_from_sender<Pass>();
    shop::approve_for_testing(id, &pass);
    test.return_to_sender(pass);
}

fun file_of_work(test: &mut Scenario): vector<u8> {
    test.next_tx(READER);
    let work = test.take_immutable<Work>();
    let mut id = object::id(&work).to_bytes();
    id.push_back(7);
    scenario::return_immutable(work);
    id
}

#[test]
fun buyer_and_author_may_read() {
    let mut test = begin();
    buy(&mut test, PRICE);
    let id = file_of_work(&mut test);
    ask(&mut test, READER, id);
    ask(&mut test, AUTHOR, id);
    test.end();
}

#[test, expected_failure(abort_code = shop::EPrice)]
fun less_than_the_price_buys_nothing() {
    let mut test = begin();
    buy(&mut test, PRICE - 1);
    abort
}

#[test, expected_failure(abort_code = shop::EPrice)]
fun more_than_the_price_is_not_kept() {
    let mut test = begin();
    buy(&mut test, PRICE + 1);
    abort
}

#[test, expected_failure(abort_code = shop::EOtherWork)]
fun a_pass_opens_its_own_work_only() {
    let mut test = begin();
    buy(&mut test, PRICE);
    ask(&mut test, READER, @0xC0FFEE.to_bytes());
    abort
}

#[test, expected_failure(abort_code = shop::EOtherWork)]
fun a_pass_of_a_work_of_ones_own_opens_no_other() {
    let mut test = begin();
    let id = file_of_work(&mut test);
    test.next_tx(READER);
    shop::draft(0, test.ctx());
    test.next_tx(READER);
    let work = test.take_from_sender<Work>();
    shop::publish(work, b"".to_string(), test.ctx());
    ask(&mut test, READER, id);
    abort
}
