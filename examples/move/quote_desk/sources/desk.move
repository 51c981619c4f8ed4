// #region structs
/// A market-making desk for one pool. A keeper renews its quotes; only the owner moves
/// its funds.
module quote_desk::desk;

use deepbook::balance_manager::{Self, BalanceManager, TradeCap, TradeProof};
use deepbook::constants;
use deepbook::order_info::OrderInfo;
use deepbook::pool::Pool;
use quote_desk::ticks;
use sui::clock::Clock;
use sui::coin::Coin;

#[error]
const ENotKeeper: vector<u8> = b"Only the keeper may quote";
#[error]
const ENotOwner: vector<u8> = b"Only the owner may change the desk";
#[error]
const EOtherPool: vector<u8> = b"The desk quotes in another pool";
#[error]
const EMidTooFarOff: vector<u8> = b"The middle is too far from the pool's";

const LIFETIME_MS: u64 = 60_000;
const PAY_WITH_DEEP: bool = true;

/// The manager lies inside: whoever wants it in a transaction has to come through this
/// module.
public struct Desk<phantom Base, phantom Quote> has key {
    id: UID,
    pool: ID,
    manager: BalanceManager,
    trade_cap: TradeCap,
    keeper: address,
    /// Half of the distance between the two quotes, in basis points.
    spread: u64,
    /// Base coins of each quote, in whole lots.
    size: u64,
    quotes: u64,
}
// #endregion structs

// #region open
/// Opens a desk. The sender owns the manager inside.
public fun open<Base, Quote>(
    pool: &Pool<Base, Quote>,
    keeper: address,
    spread: u64,
    size: u64,
    ctx: &mut TxContext,
) {
    let (_, lot_size, _) = pool.pool_book_params();
    let mut manager = balance_manager::new(ctx);
    let trade_cap = manager.mint_trade_cap(ctx);
    transfer::share_object(Desk<Base, Quote> {
        id: object::new(ctx),
        pool: pool.id(),
        manager,
        trade_cap,
        keeper,
        spread,
        size: ticks::whole_lots(size, lot_size),
        quotes: 0,
    });
}

/// `deposit` of the manager refuses everybody but its owner.
public fun fund<Base, Quote, T>(
    self: &mut Desk<Base, Quote>,
    coin: Coin<T>,
    ctx: &mut TxContext,
) {
    self.manager.deposit(coin, ctx);
}

public fun collect<Base, Quote, T>(
    self: &mut Desk<Base, Quote>,
    amount: u64,
    ctx: &mut TxContext,
): Coin<T> { self.manager.withdraw(amount, ctx) }
// #endregion open

// #region proof
/// A proof for the keeper, from the cap in the desk.
fun prove<Base, Quote>(
    self: &mut Desk<Base, Quote>,
    pool: &Pool<Base, Quote>,
    ctx: &TxContext,
): TradeProof {
    assert!(ctx.sender() == self.keeper, ENotKeeper);
    assert!(pool.id() == self.pool, EOtherPool);
    self.manager.generate_proof_as_trader(&self.trade_cap, ctx)
}
// #endregion proof

// #region quote
/// Replaces the desk's quotes by a bid and an ask around `mid`. `post_only` makes sure
/// that neither trades at once; if one would, nothing changes.
public fun quote<Base, Quote>(
    self: &mut Desk<Base, Quote>,
    pool: &mut Pool<Base, Quote>,
    mid: u64,
    clock: &Clock,
    ctx: &TxContext,
): (u128, u128) {
    assert!(is_near(mid, pool.mid_price(clock), self.spread), EMidTooFarOff);
    let proof = self.prove(pool, ctx);
    pool.cancel_all_orders(&mut self.manager, &proof, clock, ctx);

    let (tick_size, _, _) = pool.pool_book_params();
    let bid = ticks::bid_below(mid, self.spread, tick_size);
    let ask = ticks::ask_above(mid, self.spread, tick_size);
    let bid = self.place(pool, &proof, bid, true, clock, ctx);
    let ask = self.place(pool, &proof, ask, false, clock, ctx);
    (bid.order_id(), ask.order_id())
}

fun place<Base, Quote>(
    self: &mut Desk<Base, Quote>,
    pool: &mut Pool<Base, Quote>,
    proof: &TradeProof,
    price: u64,
    is_bid: bool,
    clock: &Clock,
    ctx: &TxContext,
): OrderInfo {
    self.quotes = self.quotes + 1;
    pool.place_limit_order(
        &mut self.manager,
        proof,
        self.quotes,
        constants::post_only(),
        constants::cancel_taker(),
        price,
        self.size,
        is_bid,
        PAY_WITH_DEEP,
        clock.timestamp_ms() + LIFETIME_MS,
        clock,
        ctx,
    )
}
// #endregion quote

// #region take
/// Buys up to `quantity`, none of it above `max_price`. What is not to be had is not
/// ordered.
public fun buy_up_to<Base, Quote>(
    self: &mut Desk<Base, Quote>,
    pool: &mut Pool<Base, Quote>,
    quantity: u64,
    max_price: u64,
    clock: &Clock,
    ctx: &TxContext,
): (u64, u64) {
    let proof = self.prove(pool, ctx);
    let (tick_size, lot_size, _) = pool.pool_book_params();
    let order = pool.place_limit_order(
        &mut self.manager,
        &proof,
        0,
        constants::immediate_or_cancel(),
        constants::cancel_maker(),
        max_price - max_price % tick_size,
        ticks::whole_lots(quantity, lot_size),
        true,
        PAY_WITH_DEEP,
        clock.timestamp_ms(),
        clock,
        ctx,
    );
    (order.executed_quantity(), order.cumulative_quote_quantity())
}
// #endregion take

// #region change
/// Makes an order smaller. It keeps its place in the queue.
public fun shrink<Base, Quote>(
    self: &mut Desk<Base, Quote>,
    pool: &mut Pool<Base, Quote>,
    order_id: u128,
    new_quantity: u64,
    clock: &Clock,
    ctx: &TxContext,
) {
    let proof = self.prove(pool, ctx);
    pool.modify_order(&mut self.manager, &proof, order_id, new_quantity, clock, ctx);
}

/// Cancels those of the orders that still rest, and fetches what the others earned.
public fun pull<Base, Quote>(
    self: &mut Desk<Base, Quote>,
    pool: &mut Pool<Base, Quote>,
    order_ids: vector<u128>,
    clock: &Clock,
    ctx: &TxContext,
) {
    let proof = self.prove(pool, ctx);
    pool.cancel_live_orders(&mut self.manager, &proof, order_ids, clock, ctx);
    pool.withdraw_settled_amounts(&mut self.manager, &proof);
}
// #endregion change

// #region keeper
/// Appoints another keeper. The one before can do nothing from now on.
public fun appoint<Base, Quote>(
    self: &mut Desk<Base, Quote>,
    keeper: address,
    ctx: &TxContext,
) {
    assert!(ctx.sender() == self.manager.owner(), ENotOwner);
    self.keeper = keeper;
}
// #endregion keeper

/// Whether two prices differ by less than `spread` basis points of the second.
public(package) fun is_near(price: u64, reference: u64, spread: u64): bool {
    let distance = price.diff(reference) as u128;
    distance * 10_000 < (reference as u128) * (spread as u128)
}
