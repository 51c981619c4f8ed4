// #region structs
/// Exercise 3. Divers pool their money and share what they find. Do not copy.
module leaky_hulks::salvage;

use sui::balance::{Self, Balance};
use sui::coin::Coin;
use sui::sui::SUI;

#[error]
const EOtherPool: vector<u8> = b"The share is of another pool";

/// Shared.
public struct Pool has key { id: UID, funds: Balance<SUI>, shares: u64 }

public struct Share has key, store { id: UID, pool: ID, amount: u64 }
// #endregion structs

public fun open(ctx: &mut TxContext) {
    transfer::share_object(Pool {
        id: object::new(ctx),
        funds: balance::zero(),
        shares: 0,
    });
}

// #region deposit
/// The first share costs 1 MIST, later ones what a share is worth.
public fun deposit(self: &mut Pool, money: Coin<SUI>, ctx: &mut TxContext): Share {
    let amount = if (self.shares == 0) money.value()
    else scale(money.value(), self.shares, self.funds.value());
    self.shares = self.shares + amount;
    self.funds.join(money.into_balance());
    Share { id: object::new(ctx), pool: object::id(self), amount }
}

/// A find belongs to all shares. Anybody may add one.
public fun add_find(self: &mut Pool, find: Coin<SUI>) {
    self.funds.join(find.into_balance());
}

public fun redeem(self: &mut Pool, share: Share, ctx: &mut TxContext): Coin<SUI> {
    let Share { id, pool, amount } = share;
    assert!(pool == object::id(self), EOtherPool);
    id.delete();
    let value = scale(amount, self.funds.value(), self.shares);
    self.shares = self.shares - amount;
    self.funds.split(value).into_coin(ctx)
}

fun scale(amount: u64, by: u64, per: u64): u64 {
    ((amount as u128) * (by as u128) / (per as u128)) as u64
}
// #endregion deposit

public fun amount(share: &Share): u64 { share.amount }
