// #region setup
#[test_only]
module capsule_toys::machine_tests;

use capsule_toys::machine::{Self, Capsule, Machine, OwnerCap, Toy};
use std::unit_test::{assert_eq, destroy};
use sui::coin;
use sui::random::{Self, Random};
use sui::sui::SUI;
use sui::test_scenario::{Self as scenario, Scenario};

const SYSTEM: address = @0x0;
const OWNER: address = @0xA;
const KID: address = @0xB;
const PRICE: u64 = 2_000;

/// Creates `Random`, gives it bytes as the validators would, and sets up a machine.
fun begin(): Scenario {
    let mut test = scenario::begin(SYSTEM);
    random::create_for_testing(test.ctx());
    test.next_tx(SYSTEM);
    let mut random = test.take_shared<Random>();
    random.update_randomness_state_for_testing(0, x"5EED", test.ctx());
    scenario::return_shared(random);

    test.next_tx(OWNER);
    let cap = machine::set_up(PRICE, test.ctx());
    transfer::public_transfer(cap, OWNER);
    test.next_tx(KID);
    test
}
// #endregion setup

// #region test-turn
#[test]
fun a_turn_sends_a_toy_and_keeps_the_price() {
    let mut test = begin();
    let random = test.take_shared<Random>();
    let mut machine = test.take_shared<Machine>();

    let payment = coin::mint_for_testing<SUI>(PRICE, test.ctx());
    machine.turn_for_testing(payment, &random, test.ctx());
    test.next_tx(OWNER);
    let toy = test.take_from_address<Toy>(KID);
    let cap = test.take_from_sender<OwnerCap>();
    let takings = machine.collect(&cap, test.ctx());
    assert_eq!(takings.value(), PRICE);

    destroy(toy);
    destroy(takings);
    test.return_to_sender(cap);
    scenario::return_shared(random);
    scenario::return_shared(machine);
    test.end();
}
// #endregion test-turn

// #region test-edges
#[test]
fun rarities_begin_where_the_odds_say() {
    let mut test = begin();
    let mut machine = test.take_shared<Machine>();

    let gold = machine.make_toy_for_testing(5, test.ctx());
    let silver = machine.make_toy_for_testing(6, test.ctx());
    let plain = machine.make_toy_for_testing(1_000, test.ctx());
    assert!(gold.is_gold());
    assert!(!silver.is_gold());
    assert!(!plain.is_gold());
    assert_eq!(machine.golds(), 1);

    destroy(vector[gold, silver, plain]);
    scenario::return_shared(machine);
    test.end();
}
// #endregion test-edges

// #region test-range
#[test]
fun a_range_has_both_of_its_ends() {
    let mut generator = random::new_generator_from_seed_for_testing(b"capsules");
    let mut seen = vector::tabulate!(6, |_| false);
    200u64.do!(|_| {
        let face = generator.generate_u8_in_range(1, 6);
        *&mut seen[(face as u64) - 1] = true;
    });
    assert!(seen.all!(|each| *each));
}
// #endregion test-range

#[test]
fun a_capsule_is_opened_later() {
    let mut test = begin();
    let random = test.take_shared<Random>();
    let mut machine = test.take_shared<Machine>();

    let payment = coin::mint_for_testing<SUI>(PRICE, test.ctx());
    machine.buy_for_testing(payment, &random, test.ctx());
    test.next_tx(KID);
    let capsule = test.take_from_sender<Capsule>();
    let toy = machine.open(capsule, test.ctx());
    assert_eq!(machine.golds(), if (toy.is_gold()) 1 else 0);

    destroy(toy);
    scenario::return_shared(random);
    scenario::return_shared(machine);
    test.end();
}

#[test, expected_failure(abort_code = machine::EWrongPrice)]
fun a_wrong_price_is_refused() {
    let mut test = begin();
    let random = test.take_shared<Random>();
    let mut machine = test.take_shared<Machine>();

    let payment = coin::mint_for_testing<SUI>(PRICE - 1, test.ctx());
    machine.turn_for_testing(payment, &random, test.ctx());
    abort
}
