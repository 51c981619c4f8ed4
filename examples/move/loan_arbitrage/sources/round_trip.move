/// A round trip over three pools on borrowed coins. If it does not pay, it never
/// happened.
module loan_arbitrage::round_trip;

use deepbook::math;
use deepbook::pool::Pool;
use sui::clock::Clock;
use sui::coin::Coin;
use token::deep::DEEP;

#[error]
const ETooLittleProfit: vector<u8> = b"The round trip does not earn what it must";

// #region run
/// Borrows `amount` of `Base` from `home`, sells it there for `Quote`, buys `Hop` with
/// that, sells `Hop` for `Base`, and returns the loan. Fees are paid from `deep`.
///
/// Returns the profit and what the lots of the three books left over.
public fun run<Base, Hop, Quote>(
    home: &mut Pool<Base, Quote>,
    outward: &mut Pool<Hop, Quote>,
    homeward: &mut Pool<Hop, Base>,
    amount: u64,
    min_profit: u64,
    deep: Coin<DEEP>,
    clock: &Clock,
    ctx: &mut TxContext,
): (Coin<Base>, Coin<Quote>, Coin<Hop>, Coin<DEEP>) {
    let (loan, receipt) = home.borrow_flashloan_base(amount, ctx);

    let (mut base, quote, deep) = home.swap_exact_base_for_quote(
        loan,
        deep,
        1,
        clock,
        ctx,
    );
    let (hop, quote, deep) = outward.swap_exact_quote_for_base(
        quote,
        deep,
        1,
        clock,
        ctx,
    );
    let (hop, earned, deep) = homeward.swap_exact_base_for_quote(
        hop,
        deep,
        1,
        clock,
        ctx,
    );

    base.join(earned);
    check_profit(base.value(), amount, min_profit);
    home.return_flashloan_base(base.split(amount, ctx), receipt);
    (base, quote, hop, deep)
}
// #endregion run

// #region profit
/// Aborts unless `held` repays `owed` and leaves at least `min_profit`.
public fun check_profit(held: u64, owed: u64, min_profit: u64): u64 {
    assert!(held >= owed && held - owed >= min_profit, ETooLittleProfit);
    held - owed
}

/// What `amount` comes back as, at the best prices and without fees: sold at `bid`, spent
/// at `ask`, sold again at `last_bid`. Books are not endless, so the truth is less.
public fun at_best(amount: u64, bid: u64, ask: u64, last_bid: u64): u64 {
    let quote = math::mul(amount, bid);
    let hop = math::div(quote, ask);
    math::mul(hop, last_bid)
}
// #endregion profit

// #region look
/// Whether the best prices alone would earn `min_profit`: a free look before a
/// transaction is paid.
public fun looks_good<Base, Hop, Quote>(
    home: &Pool<Base, Quote>,
    outward: &Pool<Hop, Quote>,
    homeward: &Pool<Hop, Base>,
    amount: u64,
    min_profit: u64,
    clock: &Clock,
): bool {
    let (bids, _, _, _) = home.get_level2_ticks_from_mid(1, clock);
    let (_, _, asks, _) = outward.get_level2_ticks_from_mid(1, clock);
    let (last_bids, _, _, _) = homeward.get_level2_ticks_from_mid(1, clock);
    if (bids.is_empty() || asks.is_empty() || last_bids.is_empty()) return false;
    at_best(amount, bids[0], asks[0], last_bids[0]) >= amount + min_profit
}
// #endregion look
