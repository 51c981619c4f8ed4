/// Fees in hundredths of a percent.
module orchard_guard::fee;

const WHOLE: u64 = 10_000;

// #region flawed
/// Divides first: every sale below 10,000 units is free.
public fun flawed(amount: u64, rate: u64): u64 {
    amount / WHOLE * rate
}
// #endregion flawed

// #region sound
/// Multiplies first, in 128 bits, and rounds in favor of the house.
public fun sound(amount: u64, rate: u64): u64 {
    ((amount as u128) * (rate as u128)).divide_and_round_up(WHOLE as u128) as u64
}
// #endregion sound
