// #region setup
#[test_only]
module bird_cards::card_tests;

use bird_cards::card::{Self, Amendment, Card, CardBurned, CardPrinted, Press};
use std::unit_test::{assert_eq, destroy};
use sui::event;
use sui::package::Publisher;
use sui::test_scenario as scenario;

const STUDIO: address = @0x57D10;
const HOLDER: address = @0x401DE2;

fun print_robin(press: &mut Press, ctx: &mut TxContext): Card {
    press.print(
        b"Robin".to_string(),
        b"robin-01".to_string(),
        vector[b"plumage".to_string(), b"season".to_string()],
        vector[b"red".to_string(), b"winter".to_string()],
        ctx,
    )
}
// #endregion setup

#[test]
fun the_publisher_receives_press_and_publisher_object() {
    let mut test = scenario::begin(STUDIO);
    card::init_for_testing(test.ctx());

    test.next_tx(STUDIO);
    let press = test.take_from_sender<Press>();
    let publisher = test.take_from_sender<Publisher>();
    assert_eq!(press.limit(), 500);
    assert_eq!(press.printed(), 0);
    assert!(publisher.from_module<Card>());
    test.return_to_sender(press);
    test.return_to_sender(publisher);
    test.end();
}

// #region test-limit
#[test]
fun numbers_count_up_and_survive_burning() {
    let ctx = &mut tx_context::dummy();
    let mut press = card::press_for_testing(2, ctx);

    let first = print_robin(&mut press, ctx);
    assert_eq!(first.number(), 1);
    first.burn();
    assert_eq!(event::events_by_type<CardBurned>().length(), 1);

    let second = print_robin(&mut press, ctx);
    assert_eq!(second.number(), 2);
    assert_eq!(press.printed(), press.limit());
    assert_eq!(event::events_by_type<CardPrinted>().length(), 2);

    destroy(second);
    press.scrap_press();
}

#[test, expected_failure(abort_code = card::ELimitReached)]
fun the_limit_holds_even_after_burning() {
    let ctx = &mut tx_context::dummy();
    let mut press = card::press_for_testing(1, ctx);
    print_robin(&mut press, ctx).burn();
    let _card = print_robin(&mut press, ctx);
    abort
}
// #endregion test-limit

// #region test-update
#[test]
fun an_amendment_travels_to_the_holder() {
    let mut test = scenario::begin(STUDIO);
    card::init_for_testing(test.ctx());

    // The studio prints a card and sends it, together with an amendment.
    test.next_tx(STUDIO);
    let mut press = test.take_from_sender<Press>();
    let card = print_robin(&mut press, test.ctx());
    let amendment = press.draft_amendment(
        object::id(&card),
        b"season".to_string(),
        b"spring".to_string(),
        test.ctx(),
    );
    transfer::public_transfer(card, HOLDER);
    transfer::public_transfer(amendment, HOLDER);
    test.return_to_sender(press);

    // The holder applies it and adds a nickname.
    test.next_tx(HOLDER);
    let mut card = test.take_from_sender<Card>();
    let amendment = test.take_from_sender<Amendment>();
    card.amend(amendment);
    card.set_nickname(b"Pip".to_string());
    assert_eq!(*card.traits().get(&b"season".to_string()), b"spring".to_string());
    assert_eq!(card.nickname(), option::some(b"Pip".to_string()));
    test.return_to_sender(card);
    test.end();
}
// #endregion test-update

#[test, expected_failure(abort_code = card::EWrongCard)]
fun an_amendment_fits_one_card_only() {
    let ctx = &mut tx_context::dummy();
    let mut press = card::press_for_testing(2, ctx);
    let first = print_robin(&mut press, ctx);
    let mut second = print_robin(&mut press, ctx);
    let amendment = press.draft_amendment(
        object::id(&first),
        b"season".to_string(),
        b"spring".to_string(),
        ctx,
    );
    second.amend(amendment);
    abort
}

#[test, expected_failure(abort_code = card::ENicknameTooLong)]
fun a_long_nickname_aborts() {
    let ctx = &mut tx_context::dummy();
    let mut press = card::press_for_testing(1, ctx);
    let mut card = print_robin(&mut press, ctx);
    card.set_nickname(b"The red robin of the northern forest".to_string());
    abort
}
