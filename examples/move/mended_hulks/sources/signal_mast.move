// #region structs
/// The mast of exercise 2 without its hole.
module mended_hulks::signal_mast;

use std::string::String;
use sui::vec_set::{Self, VecSet};

#[error]
const EOtherMast: vector<u8> = b"The capability is of another mast";
#[error]
const ENotKeeper: vector<u8> = b"The capability is not on the roster";

/// Shared.
public struct Mast has key { id: UID, flag: String, roster: VecSet<ID> }

public struct MasterCap has key, store { id: UID, mast: ID }

public struct KeeperCap has key, store { id: UID, mast: ID }
// #endregion structs

// #region master
public fun put_up(ctx: &mut TxContext): MasterCap {
    let id = object::new(ctx);
    let cap = MasterCap { id: object::new(ctx), mast: id.to_inner() };
    transfer::share_object(Mast {
        id,
        flag: b"stop".to_string(),
        roster: vec_set::empty(),
    });
    cap
}

public fun appoint(self: &mut Mast, cap: &MasterCap, ctx: &mut TxContext): KeeperCap {
    assert!(cap.mast == object::id(self), EOtherMast);
    self.enroll(ctx)
}

public fun dismiss(self: &mut Mast, cap: &MasterCap, keeper: ID) {
    assert!(cap.mast == object::id(self), EOtherMast);
    self.roster.remove(&keeper);
}

fun enroll(self: &mut Mast, ctx: &mut TxContext): KeeperCap {
    let cap = KeeperCap { id: object::new(ctx), mast: object::id(self) };
    self.roster.insert(object::id(&cap));
    cap
}
// #endregion master

// #region keeper
public fun hoist(self: &mut Mast, cap: &KeeperCap, flag: String) {
    assert!(self.roster.contains(&object::id(cap)), ENotKeeper);
    self.flag = flag;
}

/// Exchanges a capability for a new one, for a keeper who moves to a new wallet.
public fun renew(self: &mut Mast, cap: KeeperCap, ctx: &mut TxContext): KeeperCap {
    let KeeperCap { id, .. } = cap;
    assert!(self.roster.contains(id.as_inner()), ENotKeeper);
    self.roster.remove(id.as_inner());
    id.delete();
    self.enroll(ctx)
}
// #endregion keeper

public fun flag(self: &Mast): &String { &self.flag }
