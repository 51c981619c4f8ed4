/// A swap over two pools.
module quote_desk::route;

use deepbook::pool::Pool;
use sui::clock::Clock;
use sui::coin::Coin;
use token::deep::DEEP;

#[error]
const ETooLittleOut: vector<u8> = b"The route yields less than the least amount";

// #region route
/// Turns `A` into `C` over `B`. The end alone needs a bound; what lots leave over comes
/// back.
public fun over<A, B, C>(
    first: &mut Pool<A, B>,
    second: &mut Pool<B, C>,
    coin: Coin<A>,
    deep: Coin<DEEP>,
    min_out: u64,
    clock: &Clock,
    ctx: &mut TxContext,
): (Coin<A>, Coin<B>, Coin<C>, Coin<DEEP>) {
    let (a, b, deep) = first.swap_exact_base_for_quote(coin, deep, 0, clock, ctx);
    let (b, c, deep) = second.swap_exact_base_for_quote(b, deep, min_out, clock, ctx);
    assert!(c.value() >= min_out, ETooLittleOut);
    (a, b, c, deep)
}
// #endregion route
