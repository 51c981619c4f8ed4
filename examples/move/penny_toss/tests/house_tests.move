// #region setup
#[test_only]
module penny_toss::house_tests;

use penny_toss::house::{Self, House, HouseKey, Tossed};
use std::unit_test::{assert_eq, destroy};
use sui::coin::{Self, Coin};
use sui::event;
use sui::random::Random;
use sui::sui::SUI;
use sui::test_scenario::{Self as scenario, Scenario};

const OWNER: address = @0x0A;
const PLAYER: address = @0x91A;

/// A house with 100,000 MIST in the bank, stakes from 100 to 10,000 and an edge of 1 %.
fun open_house(): Scenario {
    let mut test = scenario::begin(OWNER);
    test.create_system_objects();
    let key = house::create<SUI>(100, 10_000, 100, test.ctx());
    transfer::public_transfer(key, OWNER);

    test.next_tx(OWNER);
    let mut house = test.take_shared<House<SUI>>();
    house.fund(mint(100_000, &mut test));
    scenario::return_shared(house);
    test.next_tx(PLAYER);
    test
}

fun mint(amount: u64, test: &mut Scenario): Coin<SUI> {
    coin::mint_for_testing(amount, test.ctx())
}
// #endregion setup

// #region outcomes
#[test]
fun a_right_call_gets_stake_and_prize() {
    let mut test = open_house();
    let mut house = test.take_shared<House<SUI>>();
    let stake = mint(1_000, &mut test);
    house.settle(PLAYER, true, true, stake, test.ctx());
    assert_eq!(house.bank(), 100_000 - 990);
    scenario::return_shared(house);

    test.next_tx(PLAYER);
    let won = test.take_from_sender<Coin<SUI>>();
    assert_eq!(won.value(), 1_990);
    destroy(won);
    test.end();
}

#[test]
fun a_wrong_call_loses_the_stake() {
    let mut test = open_house();
    let mut house = test.take_shared<House<SUI>>();
    let stake = mint(1_000, &mut test);
    house.settle(PLAYER, true, false, stake, test.ctx());
    assert_eq!(house.bank(), 101_000);
    scenario::return_shared(house);

    test.next_tx(PLAYER);
    assert!(!test.has_most_recent_for_sender<Coin<SUI>>());
    test.end();
}
// #endregion outcomes

// #region many
/// The tests' `Random` is not the network's, so this asserts what holds for any outcome.
#[test]
fun the_bank_changes_by_what_players_lose_and_win() {
    let mut test = open_house();
    let random = test.take_shared<Random>();
    let mut house = test.take_shared<House<SUI>>();
    let mut expected = 100_000;
    let mut wins: u64 = 0;
    64u64.do!(|_| {
        let stake = mint(100, &mut test);
        house.toss_for_testing(true, stake, &random, test.ctx());
    });
    event::events_by_type<Tossed<SUI>>().do!(|tossed| {
        let payout = tossed.payout();
        assert!(payout == 0 || payout == 199);
        if (payout > 0) wins = wins + 1;
        expected = expected + 100 - payout;
    });

    assert_eq!(house.bank(), expected);
    assert!(0 < wins && wins < 64);
    scenario::return_shared(house);
    scenario::return_shared(random);
    test.end();
}
// #endregion many

// #region limits
#[test, expected_failure(abort_code = house::EStakeOutsideLimits)]
fun a_stake_above_the_limit_is_refused() {
    let test = open_house();
    test.take_shared<House<SUI>>().check_stake(10_001);
    abort
}

#[test, expected_failure(abort_code = house::EBankTooSmall)]
fun a_prize_above_a_twentieth_of_the_bank_is_refused() {
    let test = open_house();
    test.take_shared<House<SUI>>().check_stake(6_000);
    abort
}
// #endregion limits

#[test, expected_failure(abort_code = house::EClosed)]
fun a_closed_house_takes_no_stake() {
    let mut test = open_house();
    test.next_tx(OWNER);
    let key = test.take_from_sender<HouseKey>();
    let mut house = test.take_shared<House<SUI>>();
    house.set_open(&key, false);
    house.check_stake(100);
    abort
}

#[test]
fun the_owner_withdraws_and_changes_limits() {
    let mut test = open_house();
    test.next_tx(OWNER);
    let key = test.take_from_sender<HouseKey>();
    let mut house = test.take_shared<House<SUI>>();
    let money = house.withdraw(&key, 40_000, test.ctx());
    assert_eq!(money.value(), 40_000);
    assert_eq!(house.bank(), 60_000);
    house.set_limits(&key, 1, 50);
    house.check_stake(50);

    destroy(money);
    scenario::return_shared(house);
    test.return_to_sender(key);
    test.end();
}

#[test, expected_failure(abort_code = house::EWrongKey)]
fun the_key_of_another_house_does_not_open_this_one() {
    let mut test = open_house();
    let mut house = test.take_shared<House<SUI>>();
    let key = house::create<SUI>(1, 1, 0, test.ctx());
    destroy(house.withdraw(&key, 1, test.ctx()));
    abort
}

#[test, expected_failure(abort_code = house::EBadLimits)]
fun an_edge_above_five_percent_is_refused() {
    let mut test = open_house();
    destroy(house::create<SUI>(1, 1, 501, test.ctx()));
    abort
}
