// #region setup
#[test_only]
module card_table::table_tests;

use card_table::cards;
use card_table::table::{Self, House, HouseKey, Round, RoundSettled};
use std::unit_test::{assert_eq, destroy};
use sui::clock::Clock;
use sui::coin::{Self, Coin};
use sui::event;
use sui::random::Random;
use sui::sui::SUI;
use sui::test_scenario::{Self as scenario, Scenario};

const OWNER: address = @0x0A;
const PLAYER: address = @0x91A;
const PASSER_BY: address = @0x9A55;
const TURN_MS: u64 = 60_000;

/// A house with 10,000 MIST, in a transaction of the player.
fun open_house(): Scenario {
    let mut test = scenario::begin(OWNER);
    test.create_system_objects();
    let key = table::create<SUI>(100, 1_000, TURN_MS, test.ctx());
    transfer::public_transfer(key, OWNER);

    test.next_tx(OWNER);
    let mut house = test.take_shared<House<SUI>>();
    house.fund(coin::mint_for_testing(10_000, test.ctx()));
    scenario::return_shared(house);
    test.next_tx(PLAYER);
    test
}

/// Deals a round for 100 MIST and starts a transaction of `next`.
fun deal(test: &mut Scenario, next: address) {
    let (random, clock) = (test.take_shared<Random>(), test.take_shared<Clock>());
    let mut house = test.take_shared<House<SUI>>();
    let stake = coin::mint_for_testing(100, test.ctx());
    house.deal_for_testing(stake, &random, &clock, test.ctx());
    scenario::return_shared(house);
    scenario::return_shared(clock);
    scenario::return_shared(random);
    test.next_tx(next);
}
// #endregion setup

#[test]
fun a_round_holds_the_highest_prize_and_every_card_once() {
    let mut test = open_house();
    deal(&mut test, PLAYER);
    let house = test.take_shared<House<SUI>>();
    let round = test.take_shared<Round<SUI>>();
    assert_eq!(house.bank(), 10_000 - 150);

    let cards = round.all_cards();
    assert_eq!(cards.length(), 52);
    cards::deck().do!(|card| assert!(cards.contains(&card)));
    scenario::return_shared(house);
    scenario::return_shared(round);
    test.end();
}

// #region whole-round
/// Hits up to 17 points, then stands. Cards differ with the randomness; the sums must
/// not.
#[test]
fun a_round_pays_out_exactly_what_the_bank_gives() {
    let mut test = open_house();
    deal(&mut test, PLAYER);
    let (random, clock) = (test.take_shared<Random>(), test.take_shared<Clock>());
    let mut round = test.take_shared<Round<SUI>>();
    while (round.points() < 17) round.hit_for_testing(&random, &clock, test.ctx());
    if (!round.is_bust()) round.stand_for_testing(&random, test.ctx());

    // A passer-by settles; the player gets the money.
    test.next_tx(PASSER_BY);
    let mut house = test.take_shared<House<SUI>>();
    house.settle(round, test.ctx());
    let payout = event::events_by_type<RoundSettled>()[0].payout_of();
    assert_eq!(house.bank(), 10_000 + 100 - payout);

    test.next_tx(PASSER_BY);
    assert!(!scenario::has_most_recent_shared<Round<SUI>>());
    if (payout > 0) {
        let coin = test.take_from_address<Coin<SUI>>(PLAYER);
        assert_eq!(coin.value(), payout);
        destroy(coin);
    };
    scenario::return_shared(house);
    scenario::return_shared(clock);
    scenario::return_shared(random);
    test.end();
}
// #endregion whole-round

// #region timeout
#[test, expected_failure(abort_code = table::EPlayerHasTime)]
fun nobody_stands_for_a_player_who_has_time() {
    let mut test = open_house();
    deal(&mut test, PASSER_BY);
    let (random, clock) = (test.take_shared<Random>(), test.take_shared<Clock>());
    let mut round = test.take_shared<Round<SUI>>();
    round.call_time_for_testing(&random, &clock, test.ctx());
    abort
}

#[test]
fun anyone_stands_for_a_player_after_the_deadline() {
    let mut test = open_house();
    deal(&mut test, PASSER_BY);
    let (random, mut clock) = (test.take_shared<Random>(), test.take_shared<Clock>());
    let mut round = test.take_shared<Round<SUI>>();
    clock.increment_for_testing(TURN_MS + 1);
    round.call_time_for_testing(&random, &clock, test.ctx());

    let mut house = test.take_shared<House<SUI>>();
    house.settle(round, test.ctx());
    scenario::return_shared(house);
    scenario::return_shared(clock);
    scenario::return_shared(random);
    test.end();
}
// #endregion timeout

#[test, expected_failure(abort_code = table::ENotPlayer)]
fun a_stranger_cannot_hit() {
    let mut test = open_house();
    deal(&mut test, PASSER_BY);
    let (random, clock) = (test.take_shared<Random>(), test.take_shared<Clock>());
    let mut round = test.take_shared<Round<SUI>>();
    round.hit_for_testing(&random, &clock, test.ctx());
    abort
}

#[test, expected_failure(abort_code = table::ENoMoreDecisions)]
fun a_player_who_stood_gets_no_card() {
    let mut test = open_house();
    deal(&mut test, PLAYER);
    let (random, clock) = (test.take_shared<Random>(), test.take_shared<Clock>());
    let mut round = test.take_shared<Round<SUI>>();
    round.stand_for_testing(&random, test.ctx());
    round.hit_for_testing(&random, &clock, test.ctx());
    abort
}

#[test, expected_failure(abort_code = table::ERoundOpen)]
fun an_open_round_is_not_settled() {
    let mut test = open_house();
    deal(&mut test, PASSER_BY);
    let mut house = test.take_shared<House<SUI>>();
    house.settle(test.take_shared<Round<SUI>>(), test.ctx());
    abort
}

#[test, expected_failure(abort_code = table::EWrongHouse)]
fun a_round_is_not_settled_by_another_house() {
    let mut test = open_house();
    deal(&mut test, OWNER);
    let ours = scenario::most_recent_id_shared<House<SUI>>().destroy_some();
    let key = table::create<SUI>(1, 1, 1, test.ctx());
    transfer::public_transfer(key, OWNER);
    test.next_tx(OWNER);
    let theirs = scenario::most_recent_id_shared<House<SUI>>().destroy_some();
    assert!(ours != theirs);
    let mut house = test.take_shared_by_id<House<SUI>>(theirs);
    house.settle(test.take_shared<Round<SUI>>(), test.ctx());
    abort
}

#[test]
fun the_owner_withdraws_what_no_round_holds() {
    let mut test = open_house();
    deal(&mut test, OWNER);
    let key = test.take_from_sender<HouseKey>();
    let mut house = test.take_shared<House<SUI>>();
    let rest = house.bank();
    let money = house.withdraw(&key, rest, test.ctx());
    assert_eq!(money.value(), 9_850);
    destroy(money);
    scenario::return_shared(house);
    test.return_to_sender(key);
    test.end();
}
