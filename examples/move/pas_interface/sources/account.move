/// Types and signatures of the Permissioned Asset Standard at 3219d60c, for compiling
/// samples. Every function aborts; never publish it.
#[allow(unused_field, unused_type_parameter)]
module pas::account;

use pas::clawback_funds::ClawbackFunds;
use pas::namespace::Namespace;
use pas::request::Request;
use pas::send_funds::SendFunds;
use sui::balance::Balance;

public struct Account has key { id: UID }

public struct Auth(address) has drop;

public fun create_and_share(_namespace: &mut Namespace, _owner: address) { abort }

public fun owner(_account: &Account): address { abort }

public fun new_auth(_ctx: &TxContext): Auth { abort }

public fun deposit_balance<C>(_account: &Account, _balance: Balance<C>) { abort }

public fun send_balance<C>(
    _from: &mut Account,
    _auth: &Auth,
    _to: &Account,
    _amount: u64,
    _ctx: &mut TxContext,
): Request<SendFunds<Balance<C>>> {
    abort
}

public fun clawback_balance<C>(
    _from: &mut Account,
    _amount: u64,
    _ctx: &mut TxContext,
): Request<ClawbackFunds<Balance<C>>> {
    abort
}
