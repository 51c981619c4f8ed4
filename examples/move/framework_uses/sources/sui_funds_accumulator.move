module framework_uses::sui_funds_accumulator;

use sui::balance::{Self, Balance};
use sui::funds_accumulator::Withdrawal;

// #region use
/// Takes a fee from an address balance. The withdrawal is an input of the transaction,
/// and says whose funds and how much of them may be taken.
public fun take_fee<T>(funds: &mut Withdrawal<Balance<T>>, fee: u64): Balance<T> {
    balance::redeem_funds(funds.split(fee as u256))
}
// #endregion use
