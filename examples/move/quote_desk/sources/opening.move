/// A balance manager for a team: the sender owns it, a trader may trade with it.
module quote_desk::opening;

use deepbook::balance_manager::{Self, BalanceManager};
use deepbook::pool::Pool;
use deepbook::registry::Registry;
use sui::coin::Coin;

// #region open
/// Creates, funds, registers and shares a manager, and gives `trader` a cap.
public fun open<T>(
    registry: &mut Registry,
    funds: Coin<T>,
    trader: address,
    ctx: &mut TxContext,
): ID {
    let mut manager = balance_manager::new(ctx);
    manager.deposit(funds, ctx);
    manager.register_balance_manager(registry, ctx);
    let trade_cap = manager.mint_trade_cap(ctx);
    transfer::public_transfer(trade_cap, trader);

    let id = manager.id();
    transfer::public_share_object(manager);
    id
}
// #endregion open

// #region close
/// Takes everything of one pool and one coin back, and ends the rights of a cap.
public fun close<Base, Quote>(
    manager: &mut BalanceManager,
    pool: &mut Pool<Base, Quote>,
    cap_id: ID,
    clock: &sui::clock::Clock,
    ctx: &mut TxContext,
): (Coin<Base>, Coin<Quote>) {
    manager.revoke_trade_cap(&cap_id, ctx);
    let proof = manager.generate_proof_as_owner(ctx);
    pool.cancel_all_orders(manager, &proof, clock, ctx);
    pool.withdraw_settled_amounts(manager, &proof);
    (manager.withdraw_all(ctx), manager.withdraw_all(ctx))
}
// #endregion close
