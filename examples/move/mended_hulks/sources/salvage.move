// #region structs
/// The pool of exercise 3 without its hole.
module mended_hulks::salvage;

use sui::balance::{Self, Balance};
use sui::coin::Coin;
use sui::sui::SUI;

/// Shares that nobody owns. They take part in everything that enters the pool.
const NOBODYS_SHARES: u64 = 1_000;

#[error]
const ENoShare: vector<u8> = b"The money does not buy a share";
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
/// A share costs what it is worth, nobody's shares included.
public fun deposit(self: &mut Pool, money: Coin<SUI>, ctx: &mut TxContext): Share {
    let (funds, shares) = self.totals();
    let amount = scale(money.value(), shares, funds);
    assert!(amount > 0, ENoShare);
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
    let (funds, shares) = self.totals();
    let value = scale(amount, funds, shares);
    self.shares = self.shares - amount;
    self.funds.split(value).into_coin(ctx)
}

/// Funds and shares to reckon with: 1 MIST more than there is, and nobody's shares.
fun totals(self: &Pool): (u64, u64) {
    (self.funds.value() + 1, self.shares + NOBODYS_SHARES)
}

fun scale(amount: u64, by: u64, per: u64): u64 {
    ((amount as u128) * (by as u128) / (per as u128)) as u64
}
// #endregion deposit

public fun amount(share: &Share): u64 { share.amount }
