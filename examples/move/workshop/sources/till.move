/// A shared till that lends coins for the length of one transaction, against a fee.
module workshop::till;

use sui::balance::Balance;
use sui::coin::{Self, Coin};

const BASIS_POINTS: u128 = 10_000;

#[error]
const EOtherTill: vector<u8> = b"The debt belongs to another till";
#[error]
const EWrongPayment: vector<u8> = b"The payment is not what the debt says";

/// Coins to lend, shared by everybody.
public struct Till<phantom T> has key {
    id: UID,
    funds: Balance<T>,
    fee_bps: u64,
}

// #region debt
/// A loan that is still open. It has no abilities, so the transaction cannot end before
/// `repay` takes it.
public struct Debt {
    till_id: ID,
    owed: u64,
}
// #endregion debt

/// Shares a new till. The fee is in basis points of the loan.
public fun open<T>(funds: Coin<T>, fee_bps: u64, ctx: &mut TxContext) {
    transfer::share_object(Till {
        id: object::new(ctx),
        funds: funds.into_balance(),
        fee_bps,
    });
}

// #region loan
/// Lends `amount`, to be repaid in the same transaction.
public fun lend<T>(
    till: &mut Till<T>,
    amount: u64,
    ctx: &mut TxContext,
): (Coin<T>, Debt) {
    let debt = Debt { till_id: object::id(till), owed: till.quote(amount) };
    (coin::from_balance(till.funds.split(amount), ctx), debt)
}

/// Closes a loan with a coin of exactly the amount that is owed.
public fun repay<T>(till: &mut Till<T>, payment: Coin<T>, debt: Debt) {
    let Debt { till_id, owed } = debt;
    assert!(till_id == object::id(till), EOtherTill);
    assert!(payment.value() == owed, EWrongPayment);
    till.funds.join(payment.into_balance());
}
// #endregion loan

/// What a debt costs to close.
public fun owed(debt: &Debt): u64 { debt.owed }

/// What a loan of `amount` would cost to close, fee included.
public fun quote<T>(till: &Till<T>, amount: u64): u64 {
    let fee = (amount as u128) * (till.fee_bps as u128) / BASIS_POINTS;
    amount + (fee as u64)
}

/// What the till can lend.
public fun available<T>(till: &Till<T>): u64 { till.funds.value() }
