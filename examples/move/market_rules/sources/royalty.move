// #region rule
/// A rule of transfer policies: of each sale, a share goes to the creators, and at least
/// a fixed amount. The money lies in the policy until they withdraw it.
module market_rules::royalty;

use sui::coin::Coin;
use sui::sui::SUI;
use sui::transfer_policy::{Self, TransferPolicy, TransferPolicyCap, TransferRequest};

/// One hundredth of a percent; 10,000 are the whole price.
const WHOLE: u64 = 10_000;

#[error]
const EShareTooHigh: vector<u8> = b"The share is more than the whole price";
#[error]
const EWrongPayment: vector<u8> = b"The payment is not the royalty of this sale";

/// Names the rule. Only this module can make one, so only it stamps requests.
public struct Rule() has drop;

/// What a policy remembers of the rule.
public struct Terms has drop, store { share: u64, least: u64 }
// #endregion rule

// #region add
/// Adds the rule: `share` in hundredths of a percent, `least` in MIST.
public fun add<T: key + store>(
    policy: &mut TransferPolicy<T>,
    cap: &TransferPolicyCap<T>,
    share: u64,
    least: u64,
) {
    assert!(share <= WHOLE, EShareTooHigh);
    transfer_policy::add_rule(Rule(), policy, cap, Terms { share, least })
}

/// New terms for all sales from now on.
public fun change<T: key + store>(
    policy: &mut TransferPolicy<T>,
    cap: &TransferPolicyCap<T>,
    share: u64,
    least: u64,
) {
    transfer_policy::remove_rule<T, Rule, Terms>(policy, cap);
    add(policy, cap, share, least)
}
// #endregion add

// #region pay
/// What a sale at `price` owes.
public fun due<T: key + store>(policy: &TransferPolicy<T>, price: u64): u64 {
    let terms: &Terms = transfer_policy::get_rule(Rule(), policy);
    price.mul_div(terms.share, WHOLE).max(terms.least)
}

/// Pays what the sale owes, and stamps its request.
public fun pay<T: key + store>(
    policy: &mut TransferPolicy<T>,
    request: &mut TransferRequest<T>,
    payment: Coin<SUI>,
) {
    assert!(payment.value() == due(policy, request.paid()), EWrongPayment);
    transfer_policy::add_to_balance(Rule(), policy, payment);
    transfer_policy::add_receipt(Rule(), request)
}
// #endregion pay
