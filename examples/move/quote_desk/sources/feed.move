/// Keeps the DEEP price of a pool fresh.
module quote_desk::feed;

use deepbook::pool::Pool;
use sui::clock::Clock;
use token::deep::DEEP;

// #region feed
/// Tells a pool what DEEP costs in its quote coin. Anybody may do it.
public fun feed<Base, Quote>(
    target: &mut Pool<Base, Quote>,
    reference: &Pool<DEEP, Quote>,
    clock: &Clock,
) { target.add_deep_price_point(reference, clock); }
// #endregion feed
