module framework_uses::std_vector;

// #region use
public fun total(prices: vector<u64>): u64 { prices.fold!(0, |sum, price| sum + price) }

public fun affordable(prices: vector<u64>, budget: u64): vector<u64> {
    prices.filter!(|price| *price <= budget)
}

/// Takes the first price that is too high out of the list, if there is one.
public fun take_too_high(prices: &mut vector<u64>, limit: u64): Option<u64> {
    prices.find_index!(|price| *price > limit).map!(|index| prices.remove(index))
}
// #endregion use
