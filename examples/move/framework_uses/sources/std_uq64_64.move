module framework_uses::std_uq64_64;

use std::uq64_64::{Self, UQ64_64};

// #region use
/// How much a stake has grown since it was made.
public fun growth(rate_then: u128, rate_now: u128): UQ64_64 {
    uq64_64::from_quotient(rate_now, rate_then)
}

/// The stake's value today, rounded down.
public fun value_today(stake: u64, growth: UQ64_64): u64 {
    uq64_64::int_mul(stake as u128, growth) as u64
}
// #endregion use
