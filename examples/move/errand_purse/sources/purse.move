// #region header
/// A purse for a program that spends somebody's money. The program holds a key, the
/// purse decides what the key is good for, and the owner can stop it without the program.
module errand_purse::purse;

use sui::balance::Balance;
use sui::clock::Clock;
use sui::coin::Coin;
use sui::event;
use sui::vec_set::{Self, VecSet};

#[error]
const ENotOwner: vector<u8> = b"The owner cap belongs to another purse";
#[error]
const ENotSpender: vector<u8> = b"The spender cap was replaced or is of another purse";
#[error]
const EStopped: vector<u8> = b"The owner has stopped the purse";
#[error]
const EExpired: vector<u8> = b"The permission has ended";
#[error]
const EPayeeNotListed: vector<u8> = b"The owner has not listed this payee";
#[error]
const ENothing: vector<u8> = b"A payment is more than zero";
#[error]
const ETooMuchAtOnce: vector<u8> = b"More than one payment may be";
#[error]
const ETooMuchInWindow: vector<u8> = b"More than is left in this window";
#[error]
const ENoWindow: vector<u8> = b"A window is longer than zero";
#[error]
const ETooLittleInPurse: vector<u8> = b"The purse holds less than this";
// #endregion header

// #region structs
/// Shared. Holds the money, and the rules for taking it out.
public struct Purse<phantom T> has key {
    id: UID,
    money: Balance<T>,
    limits: Limits,
    payees: VecSet<address>,
    /// The only cap that may spend. Replacing it makes a stolen one worthless.
    spender: ID,
    stopped: bool,
    window: u64,
    spent_in_window: u64,
}

public struct Limits has copy, drop, store {
    at_once: u64,
    in_window: u64,
    window_ms: u64,
    expires_ms: u64,
}

/// Kept by a person or a multisig.
public struct OwnerCap has key, store {
    id: UID,
    purse: ID,
}

/// Given to the program. It cannot be transferred.
public struct SpenderCap has key {
    id: UID,
    purse: ID,
}
// #endregion structs

// #region events
public struct Paid has copy, drop {
    purse: ID,
    payee: address,
    amount: u64,
    /// The number of the errand in your own books.
    errand: u64,
}

public struct Stopped has copy, drop { purse: ID, stopped: bool }

public struct SpenderReplaced has copy, drop { purse: ID, spender: ID }
// #endregion events

// #region open
public fun limits(at_once: u64, in_window: u64, window_ms: u64, expires_ms: u64): Limits {
    assert!(window_ms > 0, ENoWindow);
    Limits { at_once, in_window, window_ms, expires_ms }
}

/// Shares a purse, sends a cap to the program's address, and returns the owner's.
public fun open<T>(
    money: Coin<T>,
    limits: Limits,
    program: address,
    ctx: &mut TxContext,
): OwnerCap {
    let id = object::new(ctx);
    let purse = id.to_inner();
    let spender = send_cap(purse, program, ctx);
    transfer::share_object(Purse<T> {
        id,
        money: money.into_balance(),
        limits,
        payees: vec_set::empty(),
        spender,
        stopped: false,
        window: 0,
        spent_in_window: 0,
    });
    OwnerCap { id: object::new(ctx), purse }
}

fun send_cap(purse: ID, program: address, ctx: &mut TxContext): ID {
    let cap = SpenderCap { id: object::new(ctx), purse };
    let id = object::id(&cap);
    transfer::transfer(cap, program);
    id
}
// #endregion open

// #region pay
/// Pays a listed payee. The money never passes through the program's hands.
public fun pay<T>(
    self: &mut Purse<T>,
    cap: &SpenderCap,
    payee: address,
    amount: u64,
    errand: u64,
    clock: &Clock,
) {
    assert!(!self.stopped, EStopped);
    assert!(self.spender == object::id(cap), ENotSpender);
    let now = clock.timestamp_ms();
    assert!(now < self.limits.expires_ms, EExpired);
    assert!(self.payees.contains(&payee), EPayeeNotListed);
    assert!(amount > 0, ENothing);
    assert!(amount <= self.limits.at_once, ETooMuchAtOnce);
    self.charge(amount, now);
    assert!(amount <= self.money.value(), ETooLittleInPurse);

    self.money.split(amount).send_funds(payee);
    event::emit(Paid { purse: object::id(self), payee, amount, errand });
}

fun charge<T>(self: &mut Purse<T>, amount: u64, now: u64) {
    let window = now / self.limits.window_ms;
    if (window != self.window) {
        self.window = window;
        self.spent_in_window = 0;
    };
    // Subtraction first: a sum could overflow before it is compared.
    let left = self.limits.in_window.saturating_sub(self.spent_in_window);
    assert!(amount <= left, ETooMuchInWindow);
    self.spent_in_window = self.spent_in_window + amount;
}
// #endregion pay

// #region stop
/// The kill switch. Nothing is paid until `resume`.
public fun stop<T>(self: &mut Purse<T>, cap: &OwnerCap) {
    self.assert_owner(cap);
    self.stopped = true;
    event::emit(Stopped { purse: object::id(self), stopped: true });
}

public fun resume<T>(self: &mut Purse<T>, cap: &OwnerCap) {
    self.assert_owner(cap);
    self.stopped = false;
    event::emit(Stopped { purse: object::id(self), stopped: false });
}

/// Gives a new key the right to spend. From then on the old cap is worthless.
public fun replace_spender<T>(
    self: &mut Purse<T>,
    cap: &OwnerCap,
    program: address,
    ctx: &mut TxContext,
) {
    self.assert_owner(cap);
    let spender = send_cap(object::id(self), program, ctx);
    self.spender = spender;
    event::emit(SpenderReplaced { purse: object::id(self), spender });
}

/// Takes money out, whether the purse is stopped or not.
public fun take_back<T>(
    self: &mut Purse<T>,
    cap: &OwnerCap,
    amount: u64,
    ctx: &mut TxContext,
): Coin<T> {
    self.assert_owner(cap);
    assert!(amount <= self.money.value(), ETooLittleInPurse);
    self.money.split(amount).into_coin(ctx)
}
// #endregion stop

// #region rules
public fun list_payee<T>(self: &mut Purse<T>, cap: &OwnerCap, payee: address) {
    self.assert_owner(cap);
    self.payees.insert(payee);
}

public fun unlist_payee<T>(self: &mut Purse<T>, cap: &OwnerCap, payee: address) {
    self.assert_owner(cap);
    self.payees.remove(&payee);
}

/// Replaces all limits. A new length of the window begins with an empty one.
public fun set_limits<T>(self: &mut Purse<T>, cap: &OwnerCap, limits: Limits) {
    self.assert_owner(cap);
    if (limits.window_ms != self.limits.window_ms) {
        self.window = 0;
        self.spent_in_window = 0;
    };
    self.limits = limits;
}

/// Anyone may add money.
public fun top_up<T>(self: &mut Purse<T>, money: Coin<T>) {
    self.money.join(money.into_balance());
}
// #endregion rules

fun assert_owner<T>(self: &Purse<T>, cap: &OwnerCap) {
    assert!(cap.purse == object::id(self), ENotOwner);
}

public fun money<T>(self: &Purse<T>): u64 { self.money.value() }

public fun is_stopped<T>(self: &Purse<T>): bool { self.stopped }
