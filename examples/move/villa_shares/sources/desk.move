// #region types
/// Shares in a house that only admitted people may hold.
module villa_shares::desk;

use pas::account::Account;
use pas::clawback_funds::{Self, ClawbackFunds};
use pas::namespace::Namespace;
use pas::policy::{Self, Policy, PolicyCap};
use pas::request::Request;
use pas::send_funds::SendFunds;
use sui::balance::Balance;
use sui::coin::TreasuryCap;
use sui::table::{Self, Table};

#[error]
const ENotAdmitted: vector<u8> = b"The recipient has not been admitted";
#[error]
const EOtherRegister: vector<u8> = b"The cap belongs to another register";

/// Who may hold shares of type `C`.
public struct Register<phantom C> has key {
    id: UID,
    admitted: Table<address, bool>,
}

/// The right to admit and to take shares back.
public struct DeskCap<phantom C> has key, store { id: UID, register: ID }

/// Approves a payment. Nobody outside of this module can make one.
public struct PaymentApproval() has drop;

/// Approves taking shares back.
public struct ClawbackApproval() has drop;
// #endregion types

// #region open
/// Puts a currency under a policy. Call it before the first share is minted.
public fun open<C>(
    namespace: &mut Namespace,
    treasury: &mut TreasuryCap<C>,
    ctx: &mut TxContext,
): (DeskCap<C>, PolicyCap<Balance<C>>) {
    let (mut policy, policy_cap) = policy::new_for_currency(namespace, treasury, true);
    policy.set_required_approval<_, PaymentApproval>(
        &policy_cap,
        b"send_funds".to_string(),
    );
    policy.set_required_approval<_, ClawbackApproval>(
        &policy_cap,
        b"clawback_funds".to_string(),
    );
    policy.share();
    (new_register(ctx), policy_cap)
}
// #endregion open

fun new_register<C>(ctx: &mut TxContext): DeskCap<C> {
    let register = Register<C> { id: object::new(ctx), admitted: table::new(ctx) };
    let cap = DeskCap { id: object::new(ctx), register: object::id(&register) };
    transfer::share_object(register);
    cap
}

// #region admit
public fun admit<C>(register: &mut Register<C>, cap: &DeskCap<C>, account: address) {
    assert!(cap.register == object::id(register), EOtherRegister);
    register.admitted.add(account, true);
}

fun check<C>(register: &Register<C>, account: address) {
    assert!(register.admitted.contains(account), ENotAdmitted);
}
// #endregion admit

// #region approve
/// Approves a payment to somebody who has been admitted. Anyone may call it.
public fun approve_payment<C>(
    register: &Register<C>,
    request: &mut Request<SendFunds<Balance<C>>>,
) {
    register.check(request.data().recipient());
    request.approve(PaymentApproval());
}
// #endregion approve

// #region issue
/// Mints shares straight into an account, so that they are never a loose coin.
public fun issue<C>(
    register: &Register<C>,
    treasury: &mut TreasuryCap<C>,
    to: &Account,
    amount: u64,
) {
    register.check(to.owner());
    to.deposit_balance(treasury.mint_balance(amount));
}
// #endregion issue

// #region take-back
/// Takes shares out of an account and destroys them.
public fun take_back<C>(
    register: &Register<C>,
    cap: &DeskCap<C>,
    mut request: Request<ClawbackFunds<Balance<C>>>,
    policy: &Policy<Balance<C>>,
    treasury: &mut TreasuryCap<C>,
    ctx: &mut TxContext,
) {
    assert!(cap.register == object::id(register), EOtherRegister);
    request.approve(ClawbackApproval());
    let balance = clawback_funds::resolve(request, policy);
    treasury.burn(balance.into_coin(ctx));
}
// #endregion take-back

#[test_only]
public fun register_for_testing<C>(ctx: &mut TxContext): DeskCap<C> { new_register(ctx) }

#[test_only]
public fun check_for_testing<C>(register: &Register<C>, account: address) {
    register.check(account)
}
