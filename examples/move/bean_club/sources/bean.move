// #region header
/// BEAN, the loyalty points of a coffee house. Customers earn them with purchases and
/// spend them on the rewards of the house, and nowhere else.
module bean_club::bean;

use std::string::String;
use sui::balance::{Self, Balance};
use sui::coin::{Coin, TreasuryCap};
use sui::coin_registry;
use sui::sui::SUI;
use sui::token::{Self, Token, TokenPolicy};
use sui::vec_map::{Self, VecMap};

/// One BEAN for each 0.1 SUI paid.
const MIST_PER_BEAN: u64 = 100_000_000;

#[error]
const ENoSuchReward: vector<u8> = b"The house does not offer this reward";
#[error]
const EWrongAmount: vector<u8> = b"The points are not the exact price of the reward";
// #endregion header

// #region structs
public struct BEAN has drop {}

/// The rule of the policy. Only this module can build it, so only this module approves
/// spending.
public struct AtTheCounter has drop {}

/// The house: its treasury of points, its till and its rewards with their prices.
public struct House has key {
    id: UID,
    treasury: TreasuryCap<BEAN>,
    till: Balance<SUI>,
    rewards: VecMap<String, u64>,
}

/// The right to set prices, to close the day and to empty the till.
public struct OwnerCap has key, store {
    id: UID,
}

/// A reward that the customer collects at the counter.
public struct Voucher has key {
    id: UID,
    reward: String,
}
// #endregion structs

// #region init
fun init(witness: BEAN, ctx: &mut TxContext) {
    let (currency, treasury) = coin_registry::new_currency_with_otw(
        witness,
        0,
        b"BEAN".to_string(),
        b"Bean Club Point".to_string(),
        b"Collected and spent in one coffee house.".to_string(),
        b"https://beanclub.example/bean.svg".to_string(),
        ctx,
    );
    let metadata_cap = currency.finalize(ctx);

    // The one allowed action is `spend`, and the one rule for it is ours.
    let (mut policy, policy_cap) = token::new_policy(&treasury, ctx);
    policy.add_rule_for_action<BEAN, AtTheCounter>(
        &policy_cap,
        token::spend_action(),
        ctx,
    );
    token::share_policy(policy);

    transfer::share_object(House {
        id: object::new(ctx),
        treasury,
        till: balance::zero(),
        rewards: vec_map::empty(),
    });
    transfer::transfer(OwnerCap { id: object::new(ctx) }, ctx.sender());
    transfer::public_transfer(policy_cap, ctx.sender());
    transfer::public_transfer(metadata_cap, ctx.sender());
}
// #endregion init

// #region earn
/// Pays for coffee and returns the points for it.
public fun pay(house: &mut House, payment: Coin<SUI>, ctx: &mut TxContext): Token<BEAN> {
    let points = payment.value() / MIST_PER_BEAN;
    house.till.join(payment.into_balance());
    token::mint(&mut house.treasury, points, ctx)
}
// #endregion earn

// #region redeem
/// Spends points and sends the sender a voucher.
public fun redeem(
    house: &House,
    policy: &mut TokenPolicy<BEAN>,
    reward: String,
    points: Token<BEAN>,
    ctx: &mut TxContext,
) {
    let price = house.rewards.try_get(&reward);
    assert!(price.is_some(), ENoSuchReward);
    assert!(price.destroy_some() == points.value(), EWrongAmount);

    let mut request = points.spend(ctx);
    token::add_approval(AtTheCounter {}, &mut request, ctx);
    policy.confirm_request_mut(request, ctx);

    transfer::transfer(Voucher { id: object::new(ctx), reward }, ctx.sender());
}

/// Uses a voucher up and says what it was for.
public fun collect(voucher: Voucher): String {
    let Voucher { id, reward } = voucher;
    id.delete();
    reward
}
// #endregion redeem

// #region owner
/// Offers a reward, or changes its price.
public fun set_reward(_: &OwnerCap, house: &mut House, reward: String, price: u64) {
    if (house.rewards.contains(&reward)) { house.rewards.remove(&reward); };
    house.rewards.insert(reward, price);
}

/// Burns the points that were spent since the last time, and returns how many.
public fun close_day(
    _: &OwnerCap,
    house: &mut House,
    policy: &mut TokenPolicy<BEAN>,
    ctx: &mut TxContext,
): u64 {
    policy.flush(&mut house.treasury, ctx)
}

/// Empties the till.
public fun empty_till(_: &OwnerCap, house: &mut House, ctx: &mut TxContext): Coin<SUI> {
    house.till.withdraw_all().into_coin(ctx)
}
// #endregion owner

public fun points_in_circulation(house: &House): u64 { house.treasury.total_supply() }

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) {
    init(BEAN {}, ctx);
}
