// #region desk
/// A consumer: how much may somebody borrow against SUI?
module price_guard::pawn_desk;

use price_guard::policy::Policy;
use price_guard::quote::Quote;
use sui::clock::Clock;

/// 60 percent of the collateral's value.
const LOAN_TO_VALUE_BPS: u128 = 6_000;

/// Shared. The policy is part of it, so a caller cannot bring a laxer one.
public struct Desk has key {
    id: UID,
    policy: Policy,
}

public fun open(policy: Policy, ctx: &mut TxContext) {
    transfer::share_object(Desk { id: object::new(ctx), policy });
}

/// The loan in micro-dollars for `mist` of collateral, at the low end of the interval.
public fun max_loan(desk: &Desk, mist: u64, quote: &Quote, clock: &Clock): u64 {
    let price = desk.policy.check(quote, clock);
    let value = (mist as u128) * price.low() / 1_000_000_000 / 1_000;
    (value * LOAN_TO_VALUE_BPS / 10_000) as u64
}
// #endregion desk
