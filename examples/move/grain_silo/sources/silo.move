/// A grant that its beneficiary takes out as time releases it.
module grain_silo::silo;

use grain_silo::release::{Self, Release};
use sui::balance::Balance;
use sui::clock::Clock;
use sui::coin::Coin;

#[error]
const ENotYours: vector<u8> = b"Only the beneficiary takes from the silo";
#[error]
const EWrongKey: vector<u8> = b"The key belongs to another silo";

// #region structs
/// Shared, so that the holder of a recall key can reach it too.
public struct Silo<phantom T> has key {
    id: UID,
    stock: Balance<T>,
    beneficiary: address,
    total: u64,
    taken: u64,
    release: Release,
}

/// The right to take back what is not released yet.
public struct RecallKey has key, store {
    id: UID,
    silo: ID,
}
// #endregion structs

// #region fill
/// A grant that nobody can take back.
public fun fill<T>(
    grant: Coin<T>,
    beneficiary: address,
    release: Release,
    ctx: &mut TxContext,
) {
    transfer::share_object(new(grant, beneficiary, release, ctx));
}

/// A grant that the holder of the key can end.
public fun fill_recallable<T>(
    grant: Coin<T>,
    beneficiary: address,
    release: Release,
    ctx: &mut TxContext,
): RecallKey {
    let silo = new(grant, beneficiary, release, ctx);
    let key = RecallKey { id: object::new(ctx), silo: object::id(&silo) };
    transfer::share_object(silo);
    key
}
// #endregion fill

// #region take
/// Pays out what has been released since the last call; a coin of 0 if nothing has.
public fun take<T>(silo: &mut Silo<T>, clock: &Clock, ctx: &mut TxContext): Coin<T> {
    assert!(ctx.sender() == silo.beneficiary, ENotYours);
    let amount = silo.available(clock);
    silo.taken = silo.taken + amount;
    silo.stock.split(amount).into_coin(ctx)
}

public fun available<T>(silo: &Silo<T>, clock: &Clock): u64 {
    silo.release.released(silo.total, clock.timestamp_ms()) - silo.taken
}
// #endregion take

// #region recall
/// Ends the grant: what is released stays for the beneficiary, the rest is returned.
public fun recall<T>(
    silo: &mut Silo<T>,
    key: RecallKey,
    clock: &Clock,
    ctx: &mut TxContext,
): Coin<T> {
    let RecallKey { id, silo: belongs_to } = key;
    assert!(belongs_to == object::id(silo), EWrongKey);
    id.delete();
    let released = silo.release.released(silo.total, clock.timestamp_ms());
    let rest = silo.total - released;
    silo.total = released;
    silo.release = release::cliff(0);
    silo.stock.split(rest).into_coin(ctx)
}
// #endregion recall

fun new<T>(
    grant: Coin<T>,
    beneficiary: address,
    release: Release,
    ctx: &mut TxContext,
): Silo<T> {
    let total = grant.value();
    let stock = grant.into_balance();
    Silo { id: object::new(ctx), stock, beneficiary, total, taken: 0, release }
}
