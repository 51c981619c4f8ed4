// #region types
/// Freezes addresses of a regulated currency for a limited time. Whoever may freeze
/// cannot release, and a release names the freeze that it ends.
module ice_house::freezer;

use sui::clock::Clock;
use sui::coin::{Self, DenyCapV2};
use sui::deny_list::DenyList;
use sui::event;
use sui::table::{Self, Table};

/// The longest time that a freeze lasts without a review: 72 hours.
const MAX_UNREVIEWED_MS: u64 = 72 * 60 * 60 * 1000;

#[error]
const EInvalidCap: vector<u8> = b"The cap is not valid for this freezer";
#[error]
const ETooLong: vector<u8> = b"Without a review, a freeze lasts 72 hours at most";
#[error]
const EAlreadyFrozen: vector<u8> = b"The address is frozen; extend the freeze instead";
#[error]
const ENotFrozen: vector<u8> = b"The address is not frozen";
#[error]
const ENotExpired: vector<u8> = b"The freeze has not expired";

/// Holds the deny cap of `T` and the freezes that are in force.
public struct Freezer<phantom T> has key {
    id: UID,
    deny_cap: DenyCapV2<T>,
    /// The only `FreezeCap` that is valid.
    freeze_cap: ID,
    freezes: Table<address, Freeze>,
    next_number: u64,
}

/// A freeze in force. Without an expiry it lasts until a review ends it.
public struct Freeze has drop, store {
    number: u64,
    expires_ms: Option<u64>,
}

/// The right to freeze for a short time.
public struct FreezeCap has key, store { id: UID }

/// The right to extend, to release and to replace the `FreezeCap`.
public struct ReviewCap has key, store { id: UID, freezer: ID }
// #endregion types

// #region events
/// `reason` is a code of your case system, never text about a person.
public struct Frozen<phantom T> has copy, drop {
    number: u64,
    account: address,
    expires_ms: u64,
    reason: u64,
    officer: address,
}

public struct Extended<phantom T> has copy, drop {
    number: u64,
    account: address,
    expires_ms: Option<u64>,
    reason: u64,
    officer: address,
}

/// `number` is that of the freeze. `reason` is missing where the freeze expired.
public struct Released<phantom T> has copy, drop {
    number: u64,
    account: address,
    reason: Option<u64>,
    officer: address,
}
// #endregion events

// #region open
/// Puts the deny cap under the rules of this module, for good.
public fun open<T>(deny_cap: DenyCapV2<T>, ctx: &mut TxContext): (FreezeCap, ReviewCap) {
    let freeze_cap = FreezeCap { id: object::new(ctx) };
    let freezer = Freezer {
        id: object::new(ctx),
        deny_cap,
        freeze_cap: object::id(&freeze_cap),
        freezes: table::new(ctx),
        next_number: 1,
    };
    let review_cap = ReviewCap { id: object::new(ctx), freezer: object::id(&freezer) };
    transfer::share_object(freezer);
    (freeze_cap, review_cap)
}
// #endregion open

// #region freeze
/// Freezes `account` for `duration_ms`.
public fun freeze_account<T>(
    freezer: &mut Freezer<T>,
    cap: &FreezeCap,
    list: &mut DenyList,
    clock: &Clock,
    account: address,
    duration_ms: u64,
    reason: u64,
    ctx: &mut TxContext,
) {
    assert!(object::id(cap) == freezer.freeze_cap, EInvalidCap);
    assert!(duration_ms <= MAX_UNREVIEWED_MS, ETooLong);
    assert!(!freezer.freezes.contains(account), EAlreadyFrozen);

    let number = freezer.next_number;
    let expires_ms = clock.timestamp_ms() + duration_ms;
    freezer.next_number = number + 1;
    freezer.freezes.add(account, Freeze { number, expires_ms: option::some(expires_ms) });
    coin::deny_list_v2_add(list, &mut freezer.deny_cap, account, ctx);
    event::emit(Frozen<T> { number, account, expires_ms, reason, officer: ctx.sender() });
}
// #endregion freeze

// #region many
/// Freezes all of `accounts`, or none.
public fun freeze_accounts<T>(
    freezer: &mut Freezer<T>,
    cap: &FreezeCap,
    list: &mut DenyList,
    clock: &Clock,
    accounts: vector<address>,
    duration_ms: u64,
    reason: u64,
    ctx: &mut TxContext,
) {
    accounts.do!(
        |account| freezer.freeze_account(
            cap,
            list,
            clock,
            account,
            duration_ms,
            reason,
            ctx,
        ),
    );
}
// #endregion many

// #region review
/// Moves the expiry of a freeze, or takes it away with `option::none()`.
public fun extend<T>(
    freezer: &mut Freezer<T>,
    cap: &ReviewCap,
    account: address,
    expires_ms: Option<u64>,
    reason: u64,
    ctx: &TxContext,
) {
    assert!(cap.freezer == object::id(freezer), EInvalidCap);
    assert!(freezer.freezes.contains(account), ENotFrozen);

    let freeze_ = &mut freezer.freezes[account];
    freeze_.expires_ms = expires_ms;
    let number = freeze_.number;
    event::emit(Extended<T> {
        number,
        account,
        expires_ms,
        reason,
        officer: ctx.sender(),
    });
}

/// Ends a freeze before its time, or one that has no expiry.
public fun release<T>(
    freezer: &mut Freezer<T>,
    cap: &ReviewCap,
    list: &mut DenyList,
    account: address,
    reason: u64,
    ctx: &mut TxContext,
) {
    assert!(cap.freezer == object::id(freezer), EInvalidCap);
    freezer.thaw(list, account, option::some(reason), ctx);
}
// #endregion review

// #region replace
/// Makes a new `FreezeCap` and invalidates the one before, wherever it is.
public fun replace_freeze_cap<T>(
    freezer: &mut Freezer<T>,
    cap: &ReviewCap,
    ctx: &mut TxContext,
): FreezeCap {
    assert!(cap.freezer == object::id(freezer), EInvalidCap);
    let freeze_cap = FreezeCap { id: object::new(ctx) };
    freezer.freeze_cap = object::id(&freeze_cap);
    freeze_cap
}
// #endregion replace

// #region expired
/// Ends a freeze whose time is over. Anyone may call it.
public fun release_expired<T>(
    freezer: &mut Freezer<T>,
    list: &mut DenyList,
    clock: &Clock,
    account: address,
    ctx: &mut TxContext,
) {
    assert!(freezer.freezes.contains(account), ENotFrozen);
    let now = clock.timestamp_ms();
    assert!(
        freezer.freezes[account].expires_ms.is_some_and!(|end| *end <= now),
        ENotExpired,
    );
    freezer.thaw(list, account, option::none(), ctx);
}

fun thaw<T>(
    freezer: &mut Freezer<T>,
    list: &mut DenyList,
    account: address,
    reason: Option<u64>,
    ctx: &mut TxContext,
) {
    assert!(freezer.freezes.contains(account), ENotFrozen);
    let Freeze { number, .. } = freezer.freezes.remove(account);
    coin::deny_list_v2_remove(list, &mut freezer.deny_cap, account, ctx);
    event::emit(Released<T> { number, account, reason, officer: ctx.sender() });
}
// #endregion expired

// #region reads
public fun is_frozen<T>(freezer: &Freezer<T>, account: address): bool {
    freezer.freezes.contains(account)
}

/// When the freeze of `account` expires; none where only a review ends it.
public fun expires_ms<T>(freezer: &Freezer<T>, account: address): Option<u64> {
    assert!(freezer.freezes.contains(account), ENotFrozen);
    freezer.freezes[account].expires_ms
}
// #endregion reads

#[test_only]
public fun max_unreviewed_ms(): u64 { MAX_UNREVIEWED_MS }
