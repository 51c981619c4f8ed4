#[test_only]
module orchard_guard::press_tests;

use orchard_guard::flawed;
use orchard_guard::sound;
use std::unit_test::{assert_eq, destroy};
use sui::coin;
use sui::test_scenario as scenario;

const HOUSE: address = @0x11;
const THIEF: address = @0x66;

public struct GOLD()

public struct LEAD()

// #region attacks
#[test]
fun flawed_cap_of_one_press_empties_another() {
    let mut test = scenario::begin(HOUSE);
    let honest = flawed::open<GOLD>(test.ctx());
    test.next_tx(HOUSE);
    let mut press = test.take_shared<flawed::Press<GOLD>>();
    press.deposit(coin::mint_for_testing(500, test.ctx()));

    test.next_tx(THIEF);
    let own = flawed::open<LEAD>(test.ctx());
    let loot = press.empty(&own, test.ctx());
    assert_eq!(loot.value(), 500);

    destroy(loot);
    destroy(own);
    destroy(honest);
    scenario::return_shared(press);
    test.end();
}

#[test]
fun flawed_loan_of_gold_is_repaid_in_lead() {
    let mut test = scenario::begin(HOUSE);
    let honest = flawed::open<GOLD>(test.ctx());
    test.next_tx(THIEF);
    let own = flawed::open<LEAD>(test.ctx());
    test.next_tx(THIEF);
    let mut gold = test.take_shared<flawed::Press<GOLD>>();
    let mut lead = test.take_shared<flawed::Press<LEAD>>();
    gold.deposit(coin::mint_for_testing(500, test.ctx()));

    let (loot, loan) = gold.borrow(500, test.ctx());
    lead.repay(loan, coin::mint_for_testing(500, test.ctx()));
    assert_eq!(gold.value(), 0);
    assert_eq!(loot.value(), 500);

    destroy(loot);
    destroy(own);
    destroy(honest);
    scenario::return_shared(gold);
    scenario::return_shared(lead);
    test.end();
}
// #endregion attacks

// #region refused
#[test, expected_failure(abort_code = sound::EWrongPress)]
fun sound_cap_is_for_one_press() {
    let mut test = scenario::begin(HOUSE);
    let honest = sound::open<GOLD>(test.ctx());
    test.next_tx(THIEF);
    let mut press = test.take_shared<sound::Press<GOLD>>();
    let own = sound::open<GOLD>(test.ctx());

    destroy(press.empty(&own, test.ctx()));

    destroy(own);
    destroy(honest);
    scenario::return_shared(press);
    test.end();
}
// #endregion refused

#[test]
fun sound_loan_is_repaid() {
    let mut test = scenario::begin(HOUSE);
    let cap = sound::open<GOLD>(test.ctx());
    test.next_tx(HOUSE);
    let mut press = test.take_shared<sound::Press<GOLD>>();
    press.deposit(coin::mint_for_testing(500, test.ctx()));

    let (coin, loan) = press.borrow(200, test.ctx());
    assert_eq!(press.value(), 300);
    press.repay(loan, coin);
    assert_eq!(press.value(), 500);

    let all = press.empty(&cap, test.ctx());
    assert_eq!(all.value(), 500);

    destroy(all);
    destroy(cap);
    scenario::return_shared(press);
    test.end();
}
