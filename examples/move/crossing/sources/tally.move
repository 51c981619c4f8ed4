// #region module
/// Points of players, with an administrator: state, access and events in one place.
module crossing::tally;

use sui::event;
use sui::table::{Self, Table};

/// The state of the contract: an object, not the package.
public struct Tally has key { id: UID, points: Table<address, u64> }

/// Holding it is the permission.
public struct AdminCap has key, store { id: UID }

public struct PointsAdded has copy, drop { player: address, points: u64 }

/// Runs once, at publication.
fun init(ctx: &mut TxContext) {
    transfer::share_object(Tally { id: object::new(ctx), points: table::new(ctx) });
    transfer::transfer(AdminCap { id: object::new(ctx) }, ctx.sender());
}

/// Anyone, for themselves.
public fun join(tally: &mut Tally, ctx: &TxContext) { tally.points.add(ctx.sender(), 0); }

/// The administrator only: nobody else can pass an `AdminCap`.
public fun add(tally: &mut Tally, _: &AdminCap, player: address, points: u64) {
    let total = &mut tally.points[player];
    *total = *total + points;
    event::emit(PointsAdded { player, points });
}

public fun points(tally: &Tally, player: address): u64 { tally.points[player] }
// #endregion module

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) { init(ctx) }
