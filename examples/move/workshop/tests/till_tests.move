#[test_only]
module workshop::till_tests;

use std::unit_test::assert_eq;
use sui::coin;
use sui::sui::SUI;
use sui::test_scenario::{Self as scenario, Scenario};
use workshop::till::{Self, Till};

const OWNER: address = @0x0E;

/// Opens a till of 1,000 with a fee of 0.5 %.
fun open_till(): Scenario {
    let mut test = scenario::begin(OWNER);
    till::open(coin::mint_for_testing<SUI>(1_000, test.ctx()), 50, test.ctx());
    test.next_tx(OWNER);
    test
}

#[test]
fun a_loan_is_repaid_with_its_fee() {
    let mut test = open_till();
    let mut till = test.take_shared<Till<SUI>>();

    let (mut coin, debt) = till.lend(400, test.ctx());
    assert_eq!(till.available(), 600);
    assert_eq!(debt.owed(), 402);

    coin.join(coin::mint_for_testing(2, test.ctx()));
    till.repay(coin, debt);
    assert_eq!(till.available(), 1_002);

    scenario::return_shared(till);
    test.end();
}

#[test]
fun the_quote_rounds_the_fee_down() {
    let test = open_till();
    let till = test.take_shared<Till<SUI>>();

    assert_eq!(till.quote(199), 199);
    assert_eq!(till.quote(200), 201);

    scenario::return_shared(till);
    test.end();
}

#[test, expected_failure(abort_code = till::EWrongPayment)]
fun a_loan_cannot_be_repaid_without_the_fee() {
    let mut test = open_till();
    let mut till = test.take_shared<Till<SUI>>();
    let (coin, debt) = till.lend(400, test.ctx());
    till.repay(coin, debt);
    abort
}

#[test, expected_failure(abort_code = till::EOtherTill)]
fun a_debt_is_not_paid_at_another_till() {
    let mut test = open_till();
    let mut first = test.take_shared<Till<SUI>>();
    till::open(coin::mint_for_testing<SUI>(1_000, test.ctx()), 0, test.ctx());
    test.next_tx(OWNER);
    let mut second = test.take_shared<Till<SUI>>();
    let (coin, debt) = second.lend(400, test.ctx());
    first.repay(coin, debt);
    abort
}
