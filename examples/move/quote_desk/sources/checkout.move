/// A till that is paid in `Quote` and accepts `Base`.
module quote_desk::checkout;

use deepbook::constants;
use deepbook::pool::Pool;
use sui::clock::Clock;
use sui::coin::Coin;
use token::deep::DEEP;

#[error]
const ETooFewBids: vector<u8> = b"The book's bids do not add up to the amount due";
#[error]
const ETooDear: vector<u8> = b"The coin is worth less than the amount due";

// #region pay
/// Sells as much of `purse` as yields `due`, and leaves the rest in it. Fees are paid
/// from `deep` if it holds any, else from `purse`. What comes back is worth at least
/// `due`.
public fun pay<Base, Quote>(
    pool: &mut Pool<Base, Quote>,
    purse: &mut Coin<Base>,
    deep: Coin<DEEP>,
    due: u64,
    clock: &Clock,
    ctx: &mut TxContext,
): (Coin<Quote>, Coin<DEEP>) {
    let with_deep = deep.value() > 0;
    let (needed, _, _) = pool.get_base_quantity_in(due, with_deep, clock);
    assert!(needed > 0, ETooFewBids);
    // With fees inside, the estimate was rounded down once for each fill.
    let needed = if (with_deep) needed else needed + constants::max_fills();
    assert!(needed <= purse.value(), ETooDear);

    let part = purse.split(needed, ctx);
    let (rest, paid, deep) = pool.swap_exact_base_for_quote(part, deep, due, clock, ctx);
    assert!(paid.value() >= due, ETooFewBids);
    purse.join(rest);
    (paid, deep)
}
// #endregion pay

// #region sell-all
/// Sells a whole coin for at least `min_out`, and returns what the lots left over. The
/// pool hands a coin that is too small for an order back unsold, without a look at
/// `min_out`: so look again.
public fun sell_all<Base, Quote>(
    pool: &mut Pool<Base, Quote>,
    coin: Coin<Base>,
    deep: Coin<DEEP>,
    min_out: u64,
    clock: &Clock,
    ctx: &mut TxContext,
): (Coin<Base>, Coin<Quote>, Coin<DEEP>) {
    let (rest, sold, deep) = pool.swap_exact_base_for_quote(
        coin,
        deep,
        min_out,
        clock,
        ctx,
    );
    assert!(sold.value() >= min_out, ETooFewBids);
    (rest, sold, deep)
}
// #endregion sell-all

// #region min-out
/// What a swap must yield at least, if `quoted` was read before and the price may slip by
/// `tolerance` basis points.
public fun min_out(quoted: u64, tolerance: u64): u64 {
    ((quoted as u128) * (10_000 - (tolerance as u128)) / 10_000) as u64
}
// #endregion min-out
