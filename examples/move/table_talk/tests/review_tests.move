// #region setup
#[test_only]
module table_talk::review_tests;

use std::unit_test::{assert_eq, destroy};
use sui::clock::{Self, Clock};
use sui::coin::{Self, Coin};
use sui::sui::SUI;
use sui::test_scenario::{Self as scenario, Scenario};
use table_talk::moderation::{Self, AdminCap, Board, ModeratorBadge};
use table_talk::review::{Self, Review};
use table_talk::venue::{Self, Receipt, Venue, VenueCap};

const PLATFORM: address = @0x91A;
const COOK: address = @0xC0;
const GUEST: address = @0x61;
const FRIEND: address = @0xF1;

/// In MIST.
const LUNCH: u64 = 200_000_000;

/// A venue that sells lunch, and a guest who has had it.
fun after_lunch(): (Scenario, Clock) {
    let mut test = scenario::begin(PLATFORM);
    moderation::init_for_testing(test.ctx());
    let clock = clock::create_for_testing(test.ctx());

    test.next_tx(COOK);
    let board = test.take_shared<Board>();
    let cap = venue::open(b"Harbor kitchen".to_string(), LUNCH, &board, test.ctx());
    transfer::public_transfer(cap, COOK);
    scenario::return_shared(board);
    buy_as(&mut test, &clock, GUEST);
    (test, clock)
}

fun buy_as(test: &mut Scenario, clock: &Clock, buyer: address) {
    test.next_tx(buyer);
    let lunch = coin::mint_for_testing<SUI>(LUNCH, test.ctx());
    test.with_shared!<Venue>(|venue, test| venue.buy(lunch, clock, test.ctx()));
    test.next_tx(buyer);
}

fun review_as_guest(test: &mut Scenario, clock: &Clock, stars: u8) {
    test.next_tx(GUEST);
    let mut receipt = test.take_from_sender<Receipt>();
    test.with_shared!<Venue>(|venue, test| {
        review::write(
            venue,
            &mut receipt,
            stars,
            b"Good soup".to_string(),
            clock,
            test.ctx(),
        );
    });
    test.return_to_sender(receipt);
    test.next_tx(GUEST);
}
// #endregion setup

#[test]
fun the_platform_gets_its_share() {
    let (mut test, clock) = after_lunch();
    let fee = test.take_from_address<Coin<SUI>>(PLATFORM);
    assert_eq!(fee.value(), LUNCH / 20);
    test.next_tx(COOK);
    let cap = test.take_from_sender<VenueCap>();
    test.with_shared!<Venue>(|venue, test| {
        let takings = venue.collect(&cap, test.ctx());
        assert_eq!(takings.value(), LUNCH - LUNCH / 20);
        destroy(takings);
        assert!(venue.average_hundredths().is_none());
    });
    destroy(fee);
    destroy(cap);
    destroy(clock);
    test.end();
}

// #region purchase
#[test]
fun a_purchase_allows_one_review() {
    let (mut test, clock) = after_lunch();
    review_as_guest(&mut test, &clock, 4);
    test.with_shared!<Venue>(|venue, _| {
        assert_eq!(venue.average_hundredths().destroy_some(), 400);
    });
    assert!(scenario::has_most_recent_shared<Review>());
    destroy(clock);
    test.end();
}

#[test, expected_failure(abort_code = review::EAlreadyReviewed)]
fun a_receipt_is_used_up() {
    let (mut test, clock) = after_lunch();
    review_as_guest(&mut test, &clock, 4);
    review_as_guest(&mut test, &clock, 1);
    abort
}
// #endregion purchase

#[test, expected_failure(abort_code = review::ETooLate)]
fun a_review_is_due_within_90_days() {
    let (mut test, mut clock) = after_lunch();
    clock.set_for_testing(90 * 24 * 60 * 60 * 1_000 + 1);
    review_as_guest(&mut test, &clock, 4);
    abort
}

#[test, expected_failure(abort_code = review::EStars)]
fun six_stars_do_not_exist() {
    let (mut test, clock) = after_lunch();
    review_as_guest(&mut test, &clock, 6);
    abort
}

// #region vote
fun vote_as(test: &mut Scenario, voter: address, useful: bool) {
    test.next_tx(voter);
    let receipt = test.take_from_sender<Receipt>();
    test.with_shared!<Review>(|review, test| review.vote(&receipt, useful, test.ctx()));
    test.return_to_sender(receipt);
}

#[test]
fun another_customer_votes() {
    let (mut test, clock) = after_lunch();
    review_as_guest(&mut test, &clock, 5);
    buy_as(&mut test, &clock, FRIEND);
    vote_as(&mut test, FRIEND, true);
    test.next_tx(FRIEND);
    test.with_shared!<Review>(|review, _| {
        let (useful, useless) = review.votes();
        assert_eq!(useful, 1);
        assert_eq!(useless, 0);
    });
    destroy(clock);
    test.end();
}

#[test, expected_failure(abort_code = review::EAlreadyVoted)]
fun a_receipt_votes_once() {
    let (mut test, clock) = after_lunch();
    review_as_guest(&mut test, &clock, 5);
    buy_as(&mut test, &clock, FRIEND);
    vote_as(&mut test, FRIEND, true);
    vote_as(&mut test, FRIEND, true);
    abort
}

#[test, expected_failure(abort_code = review::EOwnReview)]
fun authors_do_not_vote_for_themselves() {
    let (mut test, clock) = after_lunch();
    review_as_guest(&mut test, &clock, 5);
    vote_as(&mut test, GUEST, true);
    abort
}
// #endregion vote

// #region moderate
fun appoint(test: &mut Scenario, person: address): ID {
    test.next_tx(PLATFORM);
    let admin = test.take_from_sender<AdminCap>();
    let mut board = test.take_shared<Board>();
    let badge = board.appoint(&admin, person, test.ctx());
    scenario::return_shared(board);
    test.return_to_sender(admin);
    test.next_tx(person);
    badge
}

fun hide_as(test: &mut Scenario, moderator: address) {
    test.next_tx(moderator);
    let badge = test.take_from_sender<ModeratorBadge>();
    let board = test.take_shared<Board>();
    let mut venue = test.take_shared<Venue>();
    let mut review = test.take_shared<Review>();
    review.hide(&mut venue, &board, &badge, b"Advertising".to_string());
    scenario::return_shared(review);
    scenario::return_shared(venue);
    scenario::return_shared(board);
    test.return_to_sender(badge);
    test.next_tx(moderator);
}

#[test]
fun a_hidden_review_does_not_count() {
    let (mut test, clock) = after_lunch();
    review_as_guest(&mut test, &clock, 1);
    appoint(&mut test, FRIEND);
    hide_as(&mut test, FRIEND);
    test.with_shared!<Venue>(|venue, _| assert!(venue.average_hundredths().is_none()));

    test.next_tx(FRIEND);
    let badge = test.take_from_sender<ModeratorBadge>();
    let board = test.take_shared<Board>();
    let mut venue = test.take_shared<Venue>();
    let mut review = test.take_shared<Review>();
    assert!(review.hidden().is_some());
    review.restore(&mut venue, &board, &badge, b"An honest visit".to_string());
    assert_eq!(venue.average_hundredths().destroy_some(), 100);
    destroy(badge);
    destroy(clock);
    scenario::return_shared(board);
    scenario::return_shared(venue);
    scenario::return_shared(review);
    test.end();
}

#[test, expected_failure(abort_code = moderation::ENotModerator)]
fun a_dismissed_moderator_keeps_a_badge_without_power() {
    let (mut test, clock) = after_lunch();
    review_as_guest(&mut test, &clock, 1);
    let badge = appoint(&mut test, FRIEND);

    test.next_tx(PLATFORM);
    let admin = test.take_from_sender<AdminCap>();
    test.with_shared!<Board>(|board, _| board.dismiss(&admin, badge));
    test.return_to_sender(admin);

    hide_as(&mut test, FRIEND);
    abort
}
// #endregion moderate

#[test, expected_failure(abort_code = venue::EWrongAmount)]
fun lunch_has_one_price() {
    let (mut test, clock) = after_lunch();
    let mut venue = test.take_shared<Venue>();
    venue.buy(coin::mint_for_testing(LUNCH - 1, test.ctx()), &clock, test.ctx());
    abort
}

// #region price
#[test, expected_failure(abort_code = venue::EPriceTooLow)]
fun lunch_is_not_free() {
    let mut test = scenario::begin(PLATFORM);
    moderation::init_for_testing(test.ctx());
    test.next_tx(COOK);
    let board = test.take_shared<Board>();
    destroy(venue::open(b"Free kitchen".to_string(), 0, &board, test.ctx()));
    abort
}
// #endregion price
