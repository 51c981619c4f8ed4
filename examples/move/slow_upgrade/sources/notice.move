/// An upgrade policy: bytecode is announced by its digest, and two days later it may be
/// published.
module slow_upgrade::notice;

use sui::clock::Clock;
use sui::event;
use sui::package::{UpgradeCap, UpgradeReceipt, UpgradeTicket};

#[error]
const EOtherBoard: vector<u8> = b"The right to announce is for another board";
#[error]
const ENoNotice: vector<u8> = b"Nothing is announced";
#[error]
const ETooEarly: vector<u8> = b"The notice has not hung for two days";

const DELAY_MS: u64 = 172_800_000;

// #region structs
/// Shared, so that everybody can read what is coming. The capability never leaves it.
public struct Board has key {
    id: UID,
    cap: UpgradeCap,
    notice: Option<Notice>,
}

public struct Notice has copy, drop, store { digest: vector<u8>, from_ms: u64 }

/// The right to announce, withdraw and carry out.
public struct Announcer has key, store { id: UID, board: ID }

public struct Announced has copy, drop {
    package: ID,
    digest: vector<u8>,
    from_ms: u64,
}
// #endregion structs

// #region put-up
public fun put_up(cap: UpgradeCap, ctx: &mut TxContext): Announcer {
    let board = Board { id: object::new(ctx), cap, notice: option::none() };
    let announcer = Announcer { id: object::new(ctx), board: object::id(&board) };
    transfer::share_object(board);
    announcer
}
// #endregion put-up

// #region announce
/// A second announcement replaces the first, and its time starts anew.
public fun announce(
    board: &mut Board,
    by: &Announcer,
    digest: vector<u8>,
    clock: &Clock,
) {
    assert!(by.board == object::id(board), EOtherBoard);
    let from_ms = clock.timestamp_ms() + DELAY_MS;
    board.notice = option::some(Notice { digest, from_ms });
    event::emit(Announced { package: board.cap.package(), digest, from_ms });
}

public fun withdraw(board: &mut Board, by: &Announcer) {
    assert!(by.board == object::id(board), EOtherBoard);
    board.notice = option::none();
}
// #endregion announce

// #region authorize
/// Before `Upgrade`: a ticket for the announced digest and no other.
public fun authorize(board: &mut Board, by: &Announcer, clock: &Clock): UpgradeTicket {
    assert!(by.board == object::id(board), EOtherBoard);
    assert!(board.notice.is_some(), ENoNotice);
    let Notice { digest, from_ms } = board.notice.extract();
    assert!(clock.timestamp_ms() >= from_ms, ETooEarly);
    let policy = board.cap.policy();
    board.cap.authorize(policy, digest)
}

/// After `Upgrade`: records the new version in the capability.
public fun commit(board: &mut Board, receipt: UpgradeReceipt) {
    board.cap.commit(receipt)
}
// #endregion authorize

/// Upgrades may only add from here on. There is no function for the other direction.
public fun only_additive(board: &mut Board, by: &Announcer) {
    assert!(by.board == object::id(board), EOtherBoard);
    board.cap.only_additive_upgrades();
}

public fun version(board: &Board): u64 { board.cap.version() }

public fun notice(board: &Board): &Option<Notice> { &board.notice }
