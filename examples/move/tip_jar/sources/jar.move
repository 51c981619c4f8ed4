// #region jar
/// A tip jar whose money lies in the address balance of the jar itself. Guests send to
/// the jar's address without touching the shared object, so that tips never wait for each
/// other.
module tip_jar::jar;

use sui::balance;
use sui::coin::Coin;

#[error]
const ENotYourJar: vector<u8> = b"The key belongs to another jar";

public struct Jar has key {
    id: UID,
}

public struct JarKey has key, store {
    id: UID,
    jar: ID,
}

/// Shares a jar and returns its key.
public fun open(ctx: &mut TxContext): JarKey {
    let jar = Jar { id: object::new(ctx) };
    let key = JarKey { id: object::new(ctx), jar: object::id(&jar) };
    transfer::share_object(jar);
    key
}

/// Takes `amount` out of the jar's address balance.
public fun empty<T>(
    jar: &mut Jar,
    key: &JarKey,
    amount: u64,
    ctx: &mut TxContext,
): Coin<T> {
    assert!(key.jar == object::id(jar), ENotYourJar);
    let withdrawal = balance::withdraw_funds_from_object<T>(&mut jar.id, amount);
    balance::redeem_funds(withdrawal).into_coin(ctx)
}
// #endregion jar

// #region share-out
/// Pays the parts of a coin into the address balances of the staff, and returns the rest.
public fun share_out<T>(
    mut tips: Coin<T>,
    staff: vector<address>,
    ctx: &mut TxContext,
): Coin<T> {
    let part = tips.value() / staff.length();
    staff.do!(|waiter| tips.split(part, ctx).send_funds(waiter));
    tips
}
// #endregion share-out
