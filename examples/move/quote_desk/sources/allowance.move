// #region allowance
/// A right to withdraw so much an epoch, and no more, from a balance manager of somebody
/// else.
module quote_desk::allowance;

use deepbook::balance_manager::{BalanceManager, WithdrawCap};
use sui::coin::Coin;

#[error]
const EOverLimit: vector<u8> = b"This is more than the allowance has left in this epoch";

/// Without `store`, so that the payee cannot pass it on.
public struct Allowance<phantom T> has key {
    id: UID,
    cap: WithdrawCap,
    limit: u64,
    spent: u64,
    epoch: u64,
}

/// Only the manager's owner gets past `mint_withdraw_cap`. The returned ID revokes the
/// allowance.
public fun grant<T>(
    manager: &mut BalanceManager,
    payee: address,
    limit: u64,
    ctx: &mut TxContext,
): ID {
    let cap = manager.mint_withdraw_cap(ctx);
    let cap_id = object::id(&cap);
    let epoch = ctx.epoch();
    let allowance = Allowance<T> { id: object::new(ctx), cap, limit, spent: 0, epoch };
    transfer::transfer(allowance, payee);
    cap_id
}

public fun draw<T>(
    self: &mut Allowance<T>,
    manager: &mut BalanceManager,
    amount: u64,
    ctx: &mut TxContext,
): Coin<T> {
    let before = if (self.epoch == ctx.epoch()) self.spent else 0;
    self.spent = spend(before, amount, self.limit);
    self.epoch = ctx.epoch();
    manager.withdraw_with_cap(&self.cap, amount, ctx)
}

public(package) fun spend(spent: u64, amount: u64, limit: u64): u64 {
    assert!(amount <= limit - spent, EOverLimit);
    spent + amount
}
// #endregion allowance
