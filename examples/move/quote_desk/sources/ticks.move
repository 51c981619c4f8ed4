/// Prices and quantities in the form that DeepBook wants.
module quote_desk::ticks;

use deepbook::constants;

const BASIS_POINTS: u64 = 10_000;

#[error]
const EPriceOutOfRange: vector<u8> = b"The price has no place between DeepBook's bounds";
#[error]
const ESpreadTooWide: vector<u8> = b"A spread must be less than the whole price";

// #region scale
/// A price in DeepBook's form. `price` has nine decimals and says what one whole base
/// coin costs in whole quote coins: 3.5 is 3_500_000_000.
public fun scaled_price(price: u64, base_decimals: u8, quote_decimals: u8): u64 {
    let scaled = (price as u256) * 10u256.pow(quote_decimals) / 10u256.pow(base_decimals);
    assert!(scaled >= constants::min_price() as u256, EPriceOutOfRange);
    assert!(scaled <= constants::max_price() as u256, EPriceOutOfRange);
    scaled as u64
}

/// The whole lots in `quantity`.
public fun whole_lots(quantity: u64, lot_size: u64): u64 {
    quantity - quantity % lot_size
}
// #endregion scale

// #region quotes
/// `spread` basis points below `mid`, on a tick. Rounding moves the price away from
/// `mid`.
public fun bid_below(mid: u64, spread: u64, tick_size: u64): u64 {
    assert!(spread < BASIS_POINTS, ESpreadTooWide);
    let price = mid - part(mid, spread);
    price - price % tick_size
}

/// `spread` basis points above `mid`, on a tick. Rounding moves the price away from
/// `mid`.
public fun ask_above(mid: u64, spread: u64, tick_size: u64): u64 {
    assert!(spread < BASIS_POINTS, ESpreadTooWide);
    (mid + part(mid, spread)).divide_and_round_up(tick_size) * tick_size
}
// #endregion quotes

fun part(mid: u64, spread: u64): u64 {
    ((mid as u128) * (spread as u128) / (BASIS_POINTS as u128)) as u64
}
