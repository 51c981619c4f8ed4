// #region structs
/// Who may hide reviews. A badge names its holder's right; the board decides whether it
/// still counts.
module table_talk::moderation;

use sui::vec_set::{Self, VecSet};

#[error]
const ENotModerator: vector<u8> = b"The badge is not on the board";

public struct AdminCap has key, store {
    id: UID,
}

/// Shared, read by every moderation, written only when moderators change.
public struct Board has key {
    id: UID,
    treasury: address,
    badges: VecSet<ID>,
}

/// Without `store`: a moderator cannot pass it on.
public struct ModeratorBadge has key {
    id: UID,
}
// #endregion structs

// #region init
fun init(ctx: &mut TxContext) {
    transfer::transfer(AdminCap { id: object::new(ctx) }, ctx.sender());
    transfer::share_object(Board {
        id: object::new(ctx),
        treasury: ctx.sender(),
        badges: vec_set::empty(),
    });
}
// #endregion init

// #region appoint
/// Gives `person` a badge and returns its ID, by which it can be dismissed.
public fun appoint(
    board: &mut Board,
    _: &AdminCap,
    person: address,
    ctx: &mut TxContext,
): ID {
    let badge = ModeratorBadge { id: object::new(ctx) };
    let id = object::id(&badge);
    board.badges.insert(id);
    transfer::transfer(badge, person);
    id
}

/// Takes effect at once, though the badge stays with its holder.
public fun dismiss(board: &mut Board, _: &AdminCap, badge: ID) {
    board.badges.remove(&badge)
}
// #endregion appoint

// #region check
public(package) fun assert_moderator(board: &Board, badge: &ModeratorBadge) {
    assert!(board.badges.contains(badge.id.as_inner()), ENotModerator);
}
// #endregion check

public fun treasury(board: &Board): address { board.treasury }

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) { init(ctx) }
