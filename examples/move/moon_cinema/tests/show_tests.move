// #region setup
#[test_only]
module moon_cinema::show_tests;

use moon_cinema::show::{Self, Key, Show, Ticket};
use std::unit_test::{assert_eq, destroy};
use sui::clock::{Self, Clock};
use sui::coin;
use sui::sui::SUI;
use sui::test_scenario::{Self, Scenario};

const CINEMA: address = @0xc1;
const ANA: address = @0xa;
const BEN: address = @0xb;

const PRICE: u64 = 900;
const HOUR_MS: u64 = 3_600_000;
/// Refunds end at 18:00, the doors open at 20:00, the film begins at 21:00.
const REFUND_UNTIL_MS: u64 = 18 * HOUR_MS;
const DOORS_MS: u64 = 20 * HOUR_MS;
const STARTS_MS: u64 = 21 * HOUR_MS;
const NONCE: u64 = 7_731;

/// A show with two seats, one for each guest. It's noon.
fun begin(): (Scenario, Clock) {
    let mut scenario = test_scenario::begin(CINEMA);
    let ctx = scenario.ctx();
    let film = b"The Lighthouse".to_string();
    let (show, key) = show::open<SUI>(
        film,
        PRICE,
        2,
        1,
        DOORS_MS,
        STARTS_MS,
        REFUND_UNTIL_MS,
        ctx,
    );
    show.share();
    transfer::public_transfer(key, CINEMA);
    let mut clock = clock::create_for_testing(ctx);
    clock.set_for_testing(12 * HOUR_MS);
    (scenario, clock)
}

fun buy(scenario: &mut Scenario, guest: address, paid: u64, clock: &Clock) {
    scenario.next_tx(guest);
    let mut show = scenario.take_shared<Show<SUI>>();
    let payment = coin::mint_for_testing<SUI>(paid, scenario.ctx());
    show.buy(payment, clock, scenario.ctx());
    test_scenario::return_shared(show);
}

fun give_back(scenario: &mut Scenario, guest: address, clock: &Clock): u64 {
    scenario.next_tx(guest);
    let mut show = scenario.take_shared<Show<SUI>>();
    let ticket = scenario.take_from_sender<Ticket>();
    let refund = show.give_back(ticket, clock, scenario.ctx());
    test_scenario::return_shared(show);
    refund.burn_for_testing()
}

fun enter(scenario: &mut Scenario, guest: address, clock: &Clock) {
    scenario.next_tx(guest);
    let show = scenario.take_shared<Show<SUI>>();
    let mut ticket = scenario.take_from_sender<Ticket>();
    show.enter(&mut ticket, NONCE, clock);
    test_scenario::return_shared(show);
    scenario.return_to_sender(ticket);
}

fun collect(scenario: &mut Scenario, clock: &Clock): u64 {
    scenario.next_tx(CINEMA);
    let mut show = scenario.take_shared<Show<SUI>>();
    let key = scenario.take_from_sender<Key>();
    let takings = show.collect(&key, clock, scenario.ctx());
    test_scenario::return_shared(show);
    scenario.return_to_sender(key);
    takings.burn_for_testing()
}

fun call_off(scenario: &mut Scenario, clock: &Clock) {
    scenario.next_tx(CINEMA);
    let mut show = scenario.take_shared<Show<SUI>>();
    let key = scenario.take_from_sender<Key>();
    show.call_off(&key, clock);
    test_scenario::return_shared(show);
    scenario.return_to_sender(key);
}
// #endregion setup

// #region evening
#[test]
fun an_evening() {
    let (mut scenario, mut clock) = begin();
    buy(&mut scenario, ANA, PRICE, &clock);
    buy(&mut scenario, BEN, PRICE, &clock);

    clock.set_for_testing(DOORS_MS);
    enter(&mut scenario, ANA, &clock);
    let effects = scenario.next_tx(ANA);
    assert_eq!(effects.num_user_events(), 1);

    clock.set_for_testing(STARTS_MS);
    assert_eq!(collect(&mut scenario, &clock), 2 * PRICE);
    destroy(clock);
    scenario.end();
}

#[test]
fun a_seat_that_came_back_is_sold_again() {
    let (mut scenario, clock) = begin();
    buy(&mut scenario, ANA, PRICE, &clock);
    buy(&mut scenario, BEN, PRICE, &clock);
    assert_eq!(give_back(&mut scenario, ANA, &clock), PRICE);
    buy(&mut scenario, ANA, PRICE, &clock);

    scenario.next_tx(ANA);
    let ticket = scenario.take_from_sender<Ticket>();
    assert_eq!(ticket.seat(), 1);
    scenario.return_to_sender(ticket);
    destroy(clock);
    scenario.end();
}
// #endregion evening

// #region refused-guests
#[test, expected_failure(abort_code = show::ELimit)]
fun one_guest_cannot_buy_the_whole_house() {
    let (mut scenario, clock) = begin();
    buy(&mut scenario, ANA, PRICE, &clock);
    buy(&mut scenario, ANA, PRICE, &clock);
    abort
}

#[test, expected_failure(abort_code = show::ESoldOut)]
fun there_is_no_third_seat() {
    let (mut scenario, clock) = begin();
    buy(&mut scenario, ANA, PRICE, &clock);
    buy(&mut scenario, BEN, PRICE, &clock);
    buy(&mut scenario, @0xd, PRICE, &clock);
    abort
}

#[test, expected_failure(abort_code = show::EPrice)]
fun too_much_is_not_the_price() {
    let (mut scenario, clock) = begin();
    buy(&mut scenario, ANA, PRICE + 1, &clock);
    abort
}

#[test, expected_failure(abort_code = show::ETooEarly)]
fun the_doors_are_closed_before_eight() {
    let (mut scenario, mut clock) = begin();
    buy(&mut scenario, ANA, PRICE, &clock);
    clock.set_for_testing(DOORS_MS - 1);
    enter(&mut scenario, ANA, &clock);
    abort
}

#[test, expected_failure(abort_code = show::EUsed)]
fun a_ticket_opens_the_gate_once() {
    let (mut scenario, mut clock) = begin();
    buy(&mut scenario, ANA, PRICE, &clock);
    clock.set_for_testing(DOORS_MS);
    enter(&mut scenario, ANA, &clock);
    enter(&mut scenario, ANA, &clock);
    abort
}
// #endregion refused-guests

// #region refunds
#[test, expected_failure(abort_code = show::ETooLate)]
fun at_six_it_is_too_late_to_give_a_ticket_back() {
    let (mut scenario, mut clock) = begin();
    buy(&mut scenario, ANA, PRICE, &clock);
    clock.set_for_testing(REFUND_UNTIL_MS);
    give_back(&mut scenario, ANA, &clock);
    abort
}

#[test]
fun after_a_cancellation_there_is_no_deadline() {
    let (mut scenario, mut clock) = begin();
    buy(&mut scenario, ANA, PRICE, &clock);
    clock.set_for_testing(STARTS_MS - 1);
    call_off(&mut scenario, &clock);
    clock.set_for_testing(1_000 * HOUR_MS);
    assert_eq!(give_back(&mut scenario, ANA, &clock), PRICE);
    destroy(clock);
    scenario.end();
}

#[test]
fun rain_before_the_film_pays_those_inside_as_well() {
    let (mut scenario, mut clock) = begin();
    buy(&mut scenario, ANA, PRICE, &clock);
    clock.set_for_testing(DOORS_MS);
    enter(&mut scenario, ANA, &clock);
    call_off(&mut scenario, &clock);
    assert_eq!(give_back(&mut scenario, ANA, &clock), PRICE);
    destroy(clock);
    scenario.end();
}

#[test, expected_failure(abort_code = show::EUsed)]
fun nobody_watches_and_gets_the_price_back() {
    let (mut scenario, mut clock) = begin();
    buy(&mut scenario, ANA, PRICE, &clock);
    clock.set_for_testing(DOORS_MS);
    enter(&mut scenario, ANA, &clock);
    give_back(&mut scenario, ANA, &clock);
    abort
}

#[test, expected_failure(abort_code = show::ETooEarly)]
fun the_cinema_cannot_run_off_with_the_till() {
    let (mut scenario, mut clock) = begin();
    buy(&mut scenario, ANA, PRICE, &clock);
    clock.set_for_testing(STARTS_MS - 1);
    collect(&mut scenario, &clock);
    abort
}

#[test, expected_failure(abort_code = show::ECalledOff)]
fun a_cancelled_show_earns_nothing() {
    let (mut scenario, mut clock) = begin();
    buy(&mut scenario, ANA, PRICE, &clock);
    call_off(&mut scenario, &clock);
    clock.set_for_testing(STARTS_MS);
    collect(&mut scenario, &clock);
    abort
}
// #endregion refunds
