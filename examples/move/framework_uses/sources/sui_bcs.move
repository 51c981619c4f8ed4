module framework_uses::sui_bcs;

use sui::bcs;

const ETooManyBytes: u64 = 0;

// #region use
/// Reads an order that was encoded offchain: fields in their order, and nothing after them.
public fun read_order(bytes: vector<u8>): (address, u64, Option<u64>) {
    let mut bcs = bcs::new(bytes);
    let buyer = bcs.peel_address();
    let amount = bcs.peel_u64();
    let limit = bcs.peel_option_u64();
    assert!(bcs.into_remainder_bytes().is_empty(), ETooManyBytes);
    (buyer, amount, limit)
}
// #endregion use
