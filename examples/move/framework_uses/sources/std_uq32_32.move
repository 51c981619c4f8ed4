module framework_uses::std_uq32_32;

use std::uq32_32::{Self, UQ32_32};

// #region use
/// What one unit costs, with the part behind the point.
public fun unit_price(total: u64, units: u64): UQ32_32 {
    uq32_32::from_quotient(total, units)
}

/// The price of another number of units, rounded down.
public fun price_of(units: u64, price: UQ32_32): u64 { uq32_32::int_mul(units, price) }
// #endregion use
