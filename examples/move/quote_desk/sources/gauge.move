/// What the book of a pool says.
module quote_desk::gauge;

use deepbook::math;
use deepbook::order_query;
use deepbook::pool::Pool;
use sui::clock::Clock;

// #region spread
/// Best bid and best ask. `none` where a side has no order that is still valid.
public fun best<Base, Quote>(
    pool: &Pool<Base, Quote>,
    clock: &Clock,
): (Option<u64>, Option<u64>) {
    let (bids, _, asks, _) = pool.get_level2_ticks_from_mid(1, clock);
    (first(bids), first(asks))
}

fun first(prices: vector<u64>): Option<u64> {
    if (prices.is_empty()) option::none() else option::some(prices[0])
}
// #endregion spread

// #region depth
/// What the asks up to `max_price` sell in all, and at which average price.
public fun on_offer<Base, Quote>(
    pool: &Pool<Base, Quote>,
    max_price: u64,
    clock: &Clock,
): (u64, u64) {
    let (prices, quantities) = pool.get_level2_range(1, max_price, false, clock);
    average(prices, quantities)
}

/// Sums levels: all of their base coins, and the average price of one.
public fun average(prices: vector<u64>, quantities: vector<u64>): (u64, u64) {
    let mut base = 0;
    let mut quote = 0;
    prices.zip_do!(quantities, |price, quantity| {
        base = base + quantity;
        quote = quote + math::mul(quantity, price);
    });
    (base, if (base == 0) 0 else math::div(quote, base))
}
// #endregion depth

// #region pages
/// Counts the bids of a pool that live at least until `until`, a hundred in one read.
public fun lasting_bids<Base, Quote>(pool: &Pool<Base, Quote>, until: u64): u64 {
    let mut start = option::none();
    let mut count = 0;
    loop {
        let page = order_query::iter_orders(
            pool,
            start,
            option::none(),
            option::some(until),
            100,
            true,
        );
        let orders = page.orders();
        count = count + orders.length();
        if (!page.has_next_page() || orders.is_empty()) return count;
        // Bids start below this ID; asks would start at it.
        start = option::some(orders[orders.length() - 1].order_id());
    }
}
// #endregion pages

// #region order-id
/// What an order ID says: side, price, and a number that falls for bids and rises for
/// asks.
public fun parts(order_id: u128): (bool, u64, u64) {
    let is_bid = order_id >> 127 == 0;
    let price = (order_id >> 64) & 0x7fff_ffff_ffff_ffff;
    (is_bid, price as u64, (order_id & 0xffff_ffff_ffff_ffff) as u64)
}
// #endregion order-id
