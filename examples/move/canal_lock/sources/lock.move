// #region structs
/// A canal lock and the two kinds of capabilities that rule it. The administrator
/// appoints keepers and takes the tolls. Keepers work the gates.
module canal_lock::lock;

use sui::balance::{Self, Balance};
use sui::coin::Coin;
use sui::event;
use sui::sui::SUI;
use sui::vec_set::{Self, VecSet};

/// The list is part of the lock, so each call loads all of it.
const MAX_KEEPERS: u64 = 64;

#[error]
const ENotAdmin: vector<u8> = b"This capability does not administrate the lock";
#[error]
const ENotKeeper: vector<u8> = b"This capability is not on the lock's list of keepers";
#[error]
const ENotSuccessor: vector<u8> = b"The sender is not nominated";
#[error]
const ETooManyKeepers: vector<u8> = b"A lock has at most 64 keepers";
#[error]
const EGatesShut: vector<u8> = b"The gates are shut";
#[error]
const EWrongToll: vector<u8> = b"Pay exactly the toll";

/// Shared. The fields `admin` and `keepers` are the registry: a capability counts only if
/// its ID is there.
public struct Lock has key {
    id: UID,
    admin: ID,
    keepers: VecSet<ID>,
    successor: Option<address>,
    gates_open: bool,
    toll: u64,
    tolls: Balance<SUI>,
}

/// The right to appoint, to dismiss, and to take money. Without `store`, so only this
/// module could move it, and it never does.
public struct AdminCap has key { id: UID, lock: ID }

/// The right to work the gates.
public struct KeeperCap has key { id: UID, lock: ID }
// #endregion structs

// #region events
public struct KeeperAppointed has copy, drop { lock: ID, cap: ID, keeper: address }

public struct KeeperDismissed has copy, drop { lock: ID, cap: ID }

public struct AdminChanged has copy, drop { lock: ID, cap: ID, admin: address }
// #endregion events

// #region open
/// Opens a lock that `admin` rules.
public fun open(toll: u64, admin: address, ctx: &mut TxContext) {
    let id = object::new(ctx);
    let lock = id.to_inner();
    let cap = new_admin(lock, admin, ctx);
    transfer::share_object(Lock {
        id,
        admin: cap,
        keepers: vec_set::empty(),
        successor: option::none(),
        gates_open: false,
        toll,
        tolls: balance::zero(),
    });
}

/// The only function that makes an `AdminCap`. It is private.
fun new_admin(lock: ID, admin: address, ctx: &mut TxContext): ID {
    let cap = AdminCap { id: object::new(ctx), lock };
    let id = object::id(&cap);
    event::emit(AdminChanged { lock, cap: id, admin });
    transfer::transfer(cap, admin);
    id
}
// #endregion open

// #region checks
fun assert_admin(self: &Lock, cap: &AdminCap) {
    assert!(self.admin == object::id(cap), ENotAdmin);
}

fun assert_keeper(self: &Lock, cap: &KeeperCap) {
    assert!(self.keepers.contains(&object::id(cap)), ENotKeeper);
}
// #endregion checks

// #region appoint
/// Gives `keeper` a capability and returns its ID, by which it can be dismissed.
public fun appoint(
    self: &mut Lock,
    cap: &AdminCap,
    keeper: address,
    ctx: &mut TxContext,
): ID {
    self.assert_admin(cap);
    assert!(self.keepers.length() < MAX_KEEPERS, ETooManyKeepers);
    let lock = object::id(self);
    let keeper_cap = KeeperCap { id: object::new(ctx), lock };
    let id = object::id(&keeper_cap);
    self.keepers.insert(id);
    event::emit(KeeperAppointed { lock, cap: id, keeper });
    transfer::transfer(keeper_cap, keeper);
    id
}
// #endregion appoint

// #region dismiss
/// Takes effect at once. The object stays where it is and opens nothing any more.
public fun dismiss(self: &mut Lock, cap: &AdminCap, keeper_cap: ID) {
    self.assert_admin(cap);
    self.strike(keeper_cap);
}

/// For the day on which nobody knows whose key was stolen.
public fun dismiss_all(self: &mut Lock, cap: &AdminCap) {
    self.assert_admin(cap);
    (*self.keepers.keys()).do!(|keeper_cap| self.strike(keeper_cap));
}

/// A keeper gives the capability up, whether it still counts or not.
public fun resign(self: &mut Lock, cap: KeeperCap) {
    assert!(cap.lock == object::id(self), ENotKeeper);
    let keeper_cap = object::id(&cap);
    if (self.keepers.contains(&keeper_cap)) self.strike(keeper_cap);
    let KeeperCap { id, .. } = cap;
    id.delete();
}

fun strike(self: &mut Lock, keeper_cap: ID) {
    assert!(self.keepers.contains(&keeper_cap), ENotKeeper);
    self.keepers.remove(&keeper_cap);
    event::emit(KeeperDismissed { lock: object::id(self), cap: keeper_cap });
}
// #endregion dismiss

// #region hand-over
/// First half of a hand-over. A second call corrects a wrong address.
public fun nominate(self: &mut Lock, cap: &AdminCap, successor: address) {
    self.assert_admin(cap);
    self.successor = option::some(successor);
}

public fun withdraw_nomination(self: &mut Lock, cap: &AdminCap) {
    self.assert_admin(cap);
    self.successor = option::none();
}

/// Second half, called by the successor. The earlier administrator's capability stops
/// counting in the same moment.
public fun accept(self: &mut Lock, ctx: &mut TxContext) {
    let sender = ctx.sender();
    assert!(self.successor.contains(&sender), ENotSuccessor);
    self.successor = option::none();
    self.admin = new_admin(object::id(self), sender, ctx);
}

/// Deletes a capability that no longer counts, for its storage rebate.
public fun discard(self: &Lock, cap: AdminCap) {
    assert!(cap.lock == object::id(self) && self.admin != object::id(&cap), ENotAdmin);
    let AdminCap { id, .. } = cap;
    id.delete();
}
// #endregion hand-over

// #region work
public fun set_toll(self: &mut Lock, cap: &AdminCap, toll: u64) {
    self.assert_admin(cap);
    self.toll = toll;
}

public fun collect(self: &mut Lock, cap: &AdminCap, ctx: &mut TxContext): Coin<SUI> {
    self.assert_admin(cap);
    self.tolls.withdraw_all().into_coin(ctx)
}

public fun set_gates(self: &mut Lock, cap: &KeeperCap, open: bool) {
    self.assert_keeper(cap);
    self.gates_open = open;
}

/// Anybody may pass while the gates are open.
public fun pass(self: &mut Lock, toll: Coin<SUI>) {
    assert!(self.gates_open, EGatesShut);
    assert!(toll.value() == self.toll, EWrongToll);
    self.tolls.join(toll.into_balance());
}
// #endregion work

// #region read
public fun admin(self: &Lock): ID { self.admin }

public fun is_keeper(self: &Lock, keeper_cap: ID): bool {
    self.keepers.contains(&keeper_cap)
}

public fun gates_open(self: &Lock): bool { self.gates_open }

public fun toll(self: &Lock): u64 { self.toll }
// #endregion read
