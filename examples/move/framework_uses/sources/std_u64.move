module framework_uses::std_u64;

// #region use
/// A fee in hundredths of a percent, rounded up. The product may exceed a `u64`.
public fun fee(amount: u64, basis_points: u64): u64 {
    amount.mul_div_ceil(basis_points, 10_000)
}

/// The first `count` square numbers.
public fun squares(count: u64): vector<u64> {
    let mut squares = vector[];
    count.do!(|root| squares.push_back(root.pow(2)));
    squares
}
// #endregion use
