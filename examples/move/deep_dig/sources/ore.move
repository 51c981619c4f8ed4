// #region header
/// ORE, the money of a digging game. It is dug, given away in small amounts, and used up
/// for a better pickaxe. It never leaves the game: there is no way to turn it into a
/// coin.
module deep_dig::ore;

use deep_dig::gift_limit;
use sui::coin::TreasuryCap;
use sui::coin_registry;
use sui::token::{Self, Token};

const ORE_PER_LEVEL: u64 = 10;
const PRICE_PER_LEVEL: u64 = 25;
const MAX_GIFT: u64 = 15;

#[error]
const ETired: vector<u8> = b"This pickaxe has dug in this epoch already";
#[error]
const EWrongPrice: vector<u8> = b"The ore is not the exact price of the next level";
// #endregion header

// #region structs
public struct ORE has drop {}

/// The mine has the treasury inside, so only this module mints and burns.
public struct Mine has key {
    id: UID,
    treasury: TreasuryCap<ORE>,
}

/// The right to hand out pickaxes. The studio's server holds it.
public struct StudioCap has key, store {
    id: UID,
}

/// A player's tool. Without `store` it stays with its player.
public struct Pickaxe has key {
    id: UID,
    level: u64,
    last_dig: Option<u64>,
}
// #endregion structs

// #region init
fun init(witness: ORE, ctx: &mut TxContext) {
    let (currency, treasury) = coin_registry::new_currency_with_otw(
        witness,
        0,
        b"ORE".to_string(),
        b"Ore".to_string(),
        b"Dug in the deep, good for pickaxes.".to_string(),
        b"https://deepdig.example/ore.svg".to_string(),
        ctx,
    );
    currency.finalize_and_delete_metadata_cap(ctx);

    // Only `transfer` gets a place in the policy, and only with the rule of `gift_limit`.
    let (mut policy, policy_cap) = token::new_policy(&treasury, ctx);
    gift_limit::add_to(&mut policy, &policy_cap, MAX_GIFT, ctx);

    token::share_policy(policy);
    transfer::share_object(Mine { id: object::new(ctx), treasury });
    transfer::public_transfer(policy_cap, ctx.sender());
    transfer::transfer(StudioCap { id: object::new(ctx) }, ctx.sender());
}
// #endregion init

// #region dig
/// Gives `player` a pickaxe.
public fun admit(_: &StudioCap, player: address, ctx: &mut TxContext) {
    let pickaxe = Pickaxe { id: object::new(ctx), level: 1, last_dig: option::none() };
    transfer::transfer(pickaxe, player);
}

/// Digs once an epoch. The caller keeps the ore with `token::keep`.
public fun dig(mine: &mut Mine, pickaxe: &mut Pickaxe, ctx: &mut TxContext): Token<ORE> {
    let epoch = ctx.epoch();
    assert!(!pickaxe.last_dig.is_some_and!(|last| *last == epoch), ETired);
    pickaxe.last_dig = option::some(epoch);

    token::mint(&mut mine.treasury, ORE_PER_LEVEL * pickaxe.level, ctx)
}
// #endregion dig

// #region upgrade
/// Burns ore of exactly the right amount for the next level.
public fun upgrade(
    mine: &mut Mine,
    pickaxe: &mut Pickaxe,
    payment: Token<ORE>,
    ctx: &mut TxContext,
) {
    assert!(payment.value() == PRICE_PER_LEVEL * pickaxe.level, EWrongPrice);
    pickaxe.level = pickaxe.level + 1;

    // `spend` is not in the policy. The treasury confirms it all the same, and burns the
    // ore.
    let request = payment.spend(ctx);
    token::confirm_with_treasury_cap(&mut mine.treasury, request, ctx);
}
// #endregion upgrade

// #region accessors
public fun level(pickaxe: &Pickaxe): u64 { pickaxe.level }

public fun ore_in_play(mine: &Mine): u64 { mine.treasury.total_supply() }
// #endregion accessors

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) {
    init(ORE {}, ctx);
}
