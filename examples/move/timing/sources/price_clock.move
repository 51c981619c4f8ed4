// #region sale
/// A sale whose price falls evenly from the opening to the close, and whose time comes
/// from the network's clock.
module timing::price_clock;

use sui::clock::Clock;

#[error]
const EBadTerms: vector<u8> = b"A sale needs a duration and a price that does not rise";
#[error]
const EClosed: vector<u8> = b"The sale is over";

/// A period `[start_ms, end_ms)` and the prices at its two ends.
public struct Sale has copy, drop, store {
    start_ms: u64,
    end_ms: u64,
    first_price: u64,
    last_price: u64,
}

/// A sale that starts now and lasts `duration_ms` milliseconds.
public fun start(
    duration_ms: u64,
    first_price: u64,
    last_price: u64,
    clock: &Clock,
): Sale {
    assert!(duration_ms > 0 && first_price >= last_price, EBadTerms);
    let start_ms = clock.timestamp_ms();
    Sale { start_ms, end_ms: start_ms + duration_ms, first_price, last_price }
}
// #endregion sale

// #region price
/// The price at this moment.
public fun price(sale: &Sale, clock: &Clock): u64 {
    let now = clock.timestamp_ms();
    assert!(now < sale.end_ms, EClosed);

    let drop = (sale.first_price - sale.last_price) as u128;
    let passed = (now - sale.start_ms) as u128;
    let duration = (sale.end_ms - sale.start_ms) as u128;
    sale.first_price - ((drop * passed / duration) as u64)
}
// #endregion price
