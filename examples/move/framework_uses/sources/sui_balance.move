module framework_uses::sui_balance;

use sui::balance::Balance;
use sui::coin::Coin;
use sui::sui::SUI;

public struct Till has key { id: UID, earned: Balance<SUI> }

// #region use
/// A balance inside of an object takes in what a coin holds…
public fun pay(till: &mut Till, payment: Coin<SUI>) {
    till.earned.join(payment.into_balance());
}

/// …and gives a part of it out as a coin again.
public fun take(till: &mut Till, amount: u64, ctx: &mut TxContext): Coin<SUI> {
    till.earned.split(amount).into_coin(ctx)
}
// #endregion use

#[test_only]
public fun new_for_testing(ctx: &mut TxContext): Till {
    Till { id: object::new(ctx), earned: sui::balance::zero() }
}
