// #region structs
/// Reviews by people who bought, votes by people who bought, and the moderators' label.
module table_talk::review;

use std::string::String;
use sui::clock::Clock;
use sui::event;
use sui::table::{Self, Table};
use table_talk::moderation::{Board, ModeratorBadge};
use table_talk::venue::{Receipt, Venue};

#[error]
const EOtherVenue: vector<u8> = b"The receipt is from another venue";
#[error]
const EAlreadyReviewed: vector<u8> = b"This purchase has been reviewed";
#[error]
const ETooLate: vector<u8> = b"A review is due within 90 days of the purchase";
#[error]
const EStars: vector<u8> = b"A rating has one to five stars";
#[error]
const EText: vector<u8> = b"A text has 1 to 2,000 bytes";
#[error]
const EOwnReview: vector<u8> = b"Authors do not vote on their own review";
#[error]
const EAlreadyVoted: vector<u8> = b"This purchase has voted on the review";
#[error]
const EHidden: vector<u8> = b"The review is hidden";
#[error]
const ENotHidden: vector<u8> = b"The review is not hidden";

const REVIEW_WINDOW_MS: u64 = 90 * 24 * 60 * 60 * 1_000;
const MAX_TEXT_BYTES: u64 = 2_000;

/// Shared, one object for each review, so that votes on one do not wait for votes on
/// another.
public struct Review has key {
    id: UID,
    venue: ID,
    author: address,
    stars: u8,
    text: String,
    written_at_ms: u64,
    useful: u64,
    useless: u64,
    /// Receipts that have voted.
    voted: Table<ID, bool>,
    hidden: Option<String>,
}
// #endregion structs

// #region events
public struct ReviewWritten has copy, drop {
    review: ID,
    venue: ID,
    author: address,
    stars: u8,
    written_at_ms: u64,
}

public struct ReviewVoted has copy, drop {
    review: ID,
    useful: u64,
    useless: u64,
}

public struct ReviewModerated has copy, drop {
    review: ID,
    badge: ID,
    hidden: bool,
    reason: String,
}
// #endregion events

// #region write
/// Uses up the receipt's review, shares the review and counts its stars.
public fun write(
    venue: &mut Venue,
    receipt: &mut Receipt,
    stars: u8,
    text: String,
    clock: &Clock,
    ctx: &mut TxContext,
): ID {
    let now = clock.timestamp_ms();
    assert!(receipt.venue() == object::id(venue), EOtherVenue);
    assert!(!receipt.is_reviewed(), EAlreadyReviewed);
    assert!(now <= receipt.bought_at_ms() + REVIEW_WINDOW_MS, ETooLate);
    assert!(stars >= 1 && stars <= 5, EStars);
    assert!(!text.is_empty() && text.length() <= MAX_TEXT_BYTES, EText);

    receipt.mark_reviewed();
    venue.count_in(stars);
    let review = Review {
        id: object::new(ctx),
        venue: object::id(venue),
        author: ctx.sender(),
        stars,
        text,
        written_at_ms: now,
        useful: 0,
        useless: 0,
        voted: table::new(ctx),
        hidden: option::none(),
    };
    let id = object::id(&review);
    let (venue, author) = (review.venue, review.author);
    event::emit(ReviewWritten { review: id, venue, author, stars, written_at_ms: now });
    transfer::share_object(review);
    id
}
// #endregion write

// #region vote
/// One vote for each purchase at the same venue.
public fun vote(review: &mut Review, receipt: &Receipt, useful: bool, ctx: &TxContext) {
    assert!(receipt.venue() == review.venue, EOtherVenue);
    assert!(ctx.sender() != review.author, EOwnReview);
    assert!(review.hidden.is_none(), EHidden);
    assert!(!review.voted.contains(object::id(receipt)), EAlreadyVoted);

    review.voted.add(object::id(receipt), useful);
    if (useful) review.useful = review.useful + 1
    else review.useless = review.useless + 1;
    event::emit(ReviewVoted {
        review: object::id(review),
        useful: review.useful,
        useless: review.useless,
    });
}
// #endregion vote

// #region moderate
/// Labels the review as hidden and takes its stars out of the venue's average.
public fun hide(
    review: &mut Review,
    venue: &mut Venue,
    board: &Board,
    badge: &ModeratorBadge,
    reason: String,
) {
    board.assert_moderator(badge);
    assert!(review.venue == object::id(venue), EOtherVenue);
    assert!(review.hidden.is_none(), EHidden);

    venue.count_out(review.stars);
    review.hidden.fill(reason);
    emit_moderated(review, badge, true, reason);
}

/// Undoes `hide`.
public fun restore(
    review: &mut Review,
    venue: &mut Venue,
    board: &Board,
    badge: &ModeratorBadge,
    reason: String,
) {
    board.assert_moderator(badge);
    assert!(review.venue == object::id(venue), EOtherVenue);
    assert!(review.hidden.is_some(), ENotHidden);

    venue.count_in(review.stars);
    review.hidden.extract();
    emit_moderated(review, badge, false, reason);
}
// #endregion moderate

fun emit_moderated(
    review: &Review,
    badge: &ModeratorBadge,
    hidden: bool,
    reason: String,
) {
    let (review, badge) = (object::id(review), object::id(badge));
    event::emit(ReviewModerated { review, badge, hidden, reason });
}

public fun votes(review: &Review): (u64, u64) { (review.useful, review.useless) }

public fun hidden(review: &Review): &Option<String> { &review.hidden }
