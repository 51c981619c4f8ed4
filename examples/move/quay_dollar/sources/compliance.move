// #region office
/// Keeps the deny cap of a currency in a shared object, gives its use to officers, and
/// leaves an event for each decision. The framework itself emits none for single
/// addresses.
module quay_dollar::compliance;

use std::string::String;
use sui::coin::{Self, DenyCapV2};
use sui::deny_list::DenyList;
use sui::event;

#[error]
const EOtherOffice: vector<u8> = b"The officer belongs to another office";
#[error]
const ERevoked: vector<u8> = b"The officer has been revoked";

/// Holds the deny cap of currency `T`.
public struct Office<phantom T> has key {
    id: UID,
    deny_cap: DenyCapV2<T>,
    revoked: vector<ID>,
}

/// The right to appoint and revoke officers.
public struct DirectorCap has key, store {
    id: UID,
    office: ID,
}

/// The right to use the deny cap. It cannot be passed on.
public struct OfficerCap has key {
    id: UID,
    office: ID,
}

/// What an officer decided. No address means everyone.
public struct Decision<phantom T> has copy, drop {
    officer: ID,
    account: Option<address>,
    denied: bool,
    reason: String,
}

/// Opens the office of a currency, once, with its deny cap.
public fun open<T>(deny_cap: DenyCapV2<T>, ctx: &mut TxContext): DirectorCap {
    let office = Office { id: object::new(ctx), deny_cap, revoked: vector[] };
    let director = DirectorCap { id: object::new(ctx), office: object::id(&office) };
    transfer::share_object(office);
    director
}
// #endregion office

// #region appointments
/// Makes `account` an officer.
public fun appoint(director: &DirectorCap, account: address, ctx: &mut TxContext) {
    transfer::transfer(
        OfficerCap { id: object::new(ctx), office: director.office },
        account,
    );
}

/// Ends the right of an officer, whoever holds the cap.
public fun revoke<T>(director: &DirectorCap, office: &mut Office<T>, officer: ID) {
    assert!(director.office == object::id(office), EOtherOffice);
    office.revoked.push_back(officer);
}

fun check<T>(officer: &OfficerCap, office: &Office<T>) {
    assert!(officer.office == object::id(office), EOtherOffice);
    assert!(!office.revoked.contains(&object::id(officer)), ERevoked);
}
// #endregion appointments

// #region decisions
/// Shuts `account` out.
public fun deny<T>(
    officer: &OfficerCap,
    office: &mut Office<T>,
    list: &mut DenyList,
    account: address,
    reason: String,
    ctx: &mut TxContext,
) {
    officer.check(office);
    coin::deny_list_v2_add(list, &mut office.deny_cap, account, ctx);
    officer.record<T>(option::some(account), true, reason);
}

/// Lets `account` back in.
public fun readmit<T>(
    officer: &OfficerCap,
    office: &mut Office<T>,
    list: &mut DenyList,
    account: address,
    reason: String,
    ctx: &mut TxContext,
) {
    officer.check(office);
    coin::deny_list_v2_remove(list, &mut office.deny_cap, account, ctx);
    officer.record<T>(option::some(account), false, reason);
}

/// Pauses the currency for everyone.
public fun pause<T>(
    officer: &OfficerCap,
    office: &mut Office<T>,
    list: &mut DenyList,
    reason: String,
    ctx: &mut TxContext,
) {
    officer.check(office);
    coin::deny_list_v2_enable_global_pause(list, &mut office.deny_cap, ctx);
    officer.record<T>(option::none(), true, reason);
}

/// Ends the pause.
public fun resume<T>(
    officer: &OfficerCap,
    office: &mut Office<T>,
    list: &mut DenyList,
    reason: String,
    ctx: &mut TxContext,
) {
    officer.check(office);
    coin::deny_list_v2_disable_global_pause(list, &mut office.deny_cap, ctx);
    officer.record<T>(option::none(), false, reason);
}

fun record<T>(
    officer: &OfficerCap,
    account: Option<address>,
    denied: bool,
    reason: String,
) {
    event::emit(Decision<T> { officer: object::id(officer), account, denied, reason });
}
// #endregion decisions
