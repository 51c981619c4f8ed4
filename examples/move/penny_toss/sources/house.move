// #region structs
/// Heads or tails against a house. Stake, toss and payout are one transaction.
module penny_toss::house;

use sui::balance::{Self, Balance};
use sui::coin::Coin;
use sui::event;
use sui::random::Random;

const BPS: u64 = 10_000;
const MAX_EDGE_BPS: u64 = 500;
/// One prize takes at most this part of the bank: a twentieth.
const BANK_PARTS: u64 = 20;

/// The counterparty of all players, for one type of coin.
public struct House<phantom T> has key {
    id: UID,
    bank: Balance<T>,
    min_stake: u64,
    max_stake: u64,
    edge_bps: u64,
    open: bool,
}

/// The right to change limits and to take money out of one house.
public struct HouseKey has key, store {
    id: UID,
    house: ID,
}

/// A toss that was paid out or lost.
public struct Tossed<phantom T> has copy, drop {
    house: ID,
    player: address,
    called_heads: bool,
    fell_heads: bool,
    stake: u64,
    payout: u64,
}
// #endregion structs

#[error]
const EWrongKey: vector<u8> = b"This key opens another house";
#[error]
const EClosed: vector<u8> = b"The house is closed";
#[error]
const EStakeOutsideLimits: vector<u8> = b"The stake is outside the limits of the house";
#[error]
const EBankTooSmall: vector<u8> = b"The bank is too small for this stake";
#[error]
const EBadLimits: vector<u8> =
    b"The limits contradict each other or the edge is too high";

// #region create
/// Opens a house with an empty bank and returns its key.
public fun create<T>(
    min_stake: u64,
    max_stake: u64,
    edge_bps: u64,
    ctx: &mut TxContext,
): HouseKey {
    assert!(
        0 < min_stake && min_stake <= max_stake && edge_bps <= MAX_EDGE_BPS,
        EBadLimits,
    );
    let house = House<T> {
        id: object::new(ctx),
        bank: balance::zero(),
        min_stake,
        max_stake,
        edge_bps,
        open: true,
    };
    let key = HouseKey { id: object::new(ctx), house: object::id(&house) };
    transfer::share_object(house);
    key
}
// #endregion create

// #region bank
/// Anyone may put money into the bank.
public fun fund<T>(house: &mut House<T>, money: Coin<T>) {
    house.bank.join(money.into_balance());
}

public fun withdraw<T>(
    house: &mut House<T>,
    key: &HouseKey,
    amount: u64,
    ctx: &mut TxContext,
): Coin<T> {
    house.check(key);
    house.bank.split(amount).into_coin(ctx)
}

public fun set_limits<T>(
    house: &mut House<T>,
    key: &HouseKey,
    min_stake: u64,
    max_stake: u64,
) {
    house.check(key);
    assert!(0 < min_stake && min_stake <= max_stake, EBadLimits);
    house.min_stake = min_stake;
    house.max_stake = max_stake;
}

public fun set_open<T>(house: &mut House<T>, key: &HouseKey, open: bool) {
    house.check(key);
    house.open = open;
}
// #endregion bank

// #region toss
/// Calls heads or tails. Not `public`: no other package can call it, look at the outcome
/// and abort.
entry fun toss<T>(
    house: &mut House<T>,
    call_heads: bool,
    stake: Coin<T>,
    random: &Random,
    ctx: &mut TxContext,
) {
    // Everything that can abort comes before the draw.
    house.check_stake(stake.value());
    let fell_heads = random.new_generator(ctx).generate_bool();
    house.settle(ctx.sender(), call_heads, fell_heads, stake, ctx);
}

/// The losing path is a part of the winning one, so no gas budget is enough for a win
/// only.
public(package) fun settle<T>(
    house: &mut House<T>,
    player: address,
    called_heads: bool,
    fell_heads: bool,
    stake: Coin<T>,
    ctx: &mut TxContext,
) {
    let amount = stake.value();
    let mut payout = 0;
    house.bank.join(stake.into_balance());
    if (called_heads == fell_heads) {
        payout = amount + house.prize(amount);
        transfer::public_transfer(house.bank.split(payout).into_coin(ctx), player);
    };
    let house = object::id(house);
    event::emit(Tossed<T> {
        house,
        player,
        called_heads,
        fell_heads,
        stake: amount,
        payout,
    });
}
// #endregion toss

// #region limits
/// What the house adds to a stake that wins.
public fun prize<T>(house: &House<T>, stake: u64): u64 {
    ((stake as u128) * ((BPS - house.edge_bps) as u128) / (BPS as u128)) as u64
}

/// Aborts if the house does not take this stake now.
public fun check_stake<T>(house: &House<T>, stake: u64) {
    assert!(house.open, EClosed);
    assert!(house.min_stake <= stake && stake <= house.max_stake, EStakeOutsideLimits);
    assert!(house.prize(stake) <= house.bank.value() / BANK_PARTS, EBankTooSmall);
}
// #endregion limits

public fun bank<T>(house: &House<T>): u64 { house.bank.value() }

fun check<T>(house: &House<T>, key: &HouseKey) {
    assert!(key.house == object::id(house), EWrongKey);
}

#[test_only]
public fun toss_for_testing<T>(
    house: &mut House<T>,
    call_heads: bool,
    stake: Coin<T>,
    random: &Random,
    ctx: &mut TxContext,
) {
    house.toss(call_heads, stake, random, ctx)
}

#[test_only]
public fun payout<T>(tossed: &Tossed<T>): u64 { tossed.payout }
