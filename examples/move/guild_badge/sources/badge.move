/// Badges that stay with the address to which they were awarded.
module guild_badge::badge;

use std::string::String;
use sui::clock::Clock;
use sui::event;
use sui::vec_set::{Self, VecSet};

// #region structs
/// The right to award and revoke badges.
public struct Registrar has key, store { id: UID }

/// The badge. It has `key` and no `store`, so only this module can transfer it.
public struct Badge has key {
    id: UID,
    guild: String,
    rank: u8,
    awarded_ms: u64,
}

/// Badges that do not count anymore. Everybody reads it.
public struct Roll has key {
    id: UID,
    revoked: VecSet<ID>,
}

public struct Awarded has copy, drop { badge: ID, member: address }
// #endregion structs

fun init(ctx: &mut TxContext) {
    transfer::share_object(Roll { id: object::new(ctx), revoked: vec_set::empty() });
    transfer::transfer(Registrar { id: object::new(ctx) }, ctx.sender());
}

// #region award
/// Awards a badge to `member`. This is the only transfer of a badge in this module.
public fun award(
    _: &Registrar,
    guild: String,
    rank: u8,
    member: address,
    clock: &Clock,
    ctx: &mut TxContext,
) {
    let badge = Badge {
        id: object::new(ctx),
        guild,
        rank,
        awarded_ms: clock.timestamp_ms(),
    };
    event::emit(Awarded { badge: object::id(&badge), member });
    transfer::transfer(badge, member);
}

/// Lets the holder destroy a badge.
public fun renounce(badge: Badge) {
    let Badge { id, .. } = badge;
    id.delete();
}
// #endregion award

// #region revoke
/// Marks a badge as void. The object stays where it is: only its holder can pass it to a
/// function.
public fun revoke(_: &Registrar, roll: &mut Roll, badge: ID) {
    roll.revoked.insert(badge);
}

/// Whether a badge counts. Functions that want to see a badge ask this first.
public fun is_valid(badge: &Badge, roll: &Roll): bool {
    !roll.revoked.contains(badge.id.as_inner())
}
// #endregion revoke

public fun rank(badge: &Badge): u8 { badge.rank }

public fun guild(badge: &Badge): String { badge.guild }

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) { init(ctx) }
