// #region header
/// A desk that pays claims out of a fund. Each decision is a record in its journal, also
/// the decision not to pay.
module claims_desk::desk;

use claims_desk::journal::{Self, Journal};
use sui::balance::{Self, Balance};
use sui::clock::Clock;
use sui::coin::Coin;
use sui::table::{Self, Table};

/// Why a claim was refused.
const ON_HOLD: u8 = 1;
const OVER_LIMIT: u8 = 2;
const PAID_BEFORE: u8 = 3;
const FUND_TOO_SMALL: u8 = 4;

#[error]
const EOtherDesk: vector<u8> = b"The cap belongs to another desk";
#[error]
const ENotOnHold: vector<u8> = b"The account is not on hold";
#[error]
const EAlreadyOnHold: vector<u8> = b"The account is on hold already";
// #endregion header

// #region structs
/// Shared.
public struct Desk<phantom T> has key {
    id: UID,
    fund: Balance<T>,
    limit: u64,
    /// Accounts on hold, each with the number of the record that says so.
    holds: Table<address, u64>,
    /// Claims that were paid, each with the number of its record.
    paid: Table<u64, u64>,
    journal: Journal,
}

/// The right to decide.
public struct OfficerCap has key, store {
    id: UID,
    desk: ID,
}
// #endregion structs

// #region records
public struct Paid has copy, drop { claim: u64, account: address, amount: u64 }

public struct Refused has copy, drop {
    claim: u64,
    account: address,
    amount: u64,
    why: u8,
}

/// `reason` is a code of your case system, never text about a person.
public struct Held has copy, drop { account: address, reason: u64 }

public struct HoldLifted has copy, drop { account: address, reason: u64 }

public struct LimitChanged has copy, drop { from: u64, to: u64 }
// #endregion records

public fun open<T>(fund: Coin<T>, limit: u64, ctx: &mut TxContext): OfficerCap {
    let id = object::new(ctx);
    let desk = id.to_inner();
    transfer::share_object(Desk<T> {
        id,
        fund: fund.into_balance(),
        limit,
        holds: table::new(ctx),
        paid: table::new(ctx),
        journal: journal::new(desk),
    });
    OfficerCap { id: object::new(ctx), desk }
}

// #region pay
/// Pays a claim, or records why not. Says whether it was paid.
public fun pay<T>(
    self: &mut Desk<T>,
    cap: &OfficerCap,
    claim: u64,
    account: address,
    amount: u64,
    clock: &Clock,
): bool {
    let officer = self.check(cap);
    let refusal = self.refusal(claim, account, amount);
    if (refusal.is_some()) {
        let why = refusal.destroy_some();
        let record = Refused { claim, account, amount, why };
        self.journal.write(officer, option::none(), record, clock);
        return false
    };
    balance::send_funds(self.fund.split(amount), account);
    let record = Paid { claim, account, amount };
    let number = self.journal.write(officer, option::none(), record, clock);
    self.paid.add(claim, number);
    true
}

/// Why the claim would be refused now, or nothing.
public fun refusal<T>(
    self: &Desk<T>,
    claim: u64,
    account: address,
    amount: u64,
): Option<u8> {
    if (self.holds.contains(account)) option::some(ON_HOLD)
    else if (amount > self.limit) option::some(OVER_LIMIT)
    else if (self.paid.contains(claim)) option::some(PAID_BEFORE)
    else if (amount > self.fund.value()) option::some(FUND_TOO_SMALL)
    else option::none()
}

fun check<T>(self: &Desk<T>, cap: &OfficerCap): ID {
    assert!(cap.desk == object::id(self), EOtherDesk);
    object::id(cap)
}
// #endregion pay

// #region hold
/// Puts an account on hold.
public fun hold<T>(
    self: &mut Desk<T>,
    cap: &OfficerCap,
    account: address,
    reason: u64,
    clock: &Clock,
) {
    let officer = self.check(cap);
    assert!(!self.holds.contains(account), EAlreadyOnHold);
    let record = Held { account, reason };
    let number = self.journal.write(officer, option::none(), record, clock);
    self.holds.add(account, number);
}

/// Ends a hold. The record names the one that it ends.
public fun lift_hold<T>(
    self: &mut Desk<T>,
    cap: &OfficerCap,
    account: address,
    reason: u64,
    clock: &Clock,
) {
    let officer = self.check(cap);
    assert!(self.holds.contains(account), ENotOnHold);
    let held = self.holds.remove(account);
    let record = HoldLifted { account, reason };
    self.journal.write(officer, option::some(held), record, clock);
}
// #endregion hold

/// Changes how much one claim may be.
public fun set_limit<T>(self: &mut Desk<T>, cap: &OfficerCap, to: u64, clock: &Clock) {
    let officer = self.check(cap);
    let record = LimitChanged { from: self.limit, to };
    self.limit = to;
    self.journal.write(officer, option::none(), record, clock);
}

public fun fund<T>(self: &Desk<T>): u64 { self.fund.value() }

/// How many records there are.
public fun last_record<T>(self: &Desk<T>): u64 { self.journal.last() }

#[test_only]
public fun why(self: &Refused): u8 { self.why }
