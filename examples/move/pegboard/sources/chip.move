// #region chip
/// CHIP, play money. A `Token` without a policy: its owner can neither transfer nor sell
/// it.
module pegboard::chip;

use sui::coin::TreasuryCap;
use sui::coin_registry;
use sui::table::{Self, Table};
use sui::token::{Self, Token};

const HANDOUT: u64 = 10_000;

#[error]
const EAlreadyServed: vector<u8> = b"You have had your chips for this epoch";

public struct CHIP has drop {}

/// Makes and destroys all chips.
public struct Cashier has key {
    id: UID,
    treasury: TreasuryCap<CHIP>,
    /// The epoch in which an address was served last.
    served: Table<address, u64>,
}

fun init(witness: CHIP, ctx: &mut TxContext) {
    let (currency, treasury) = coin_registry::new_currency_with_otw(
        witness,
        0,
        b"CHIP".to_string(),
        b"Pegboard chip".to_string(),
        b"Play money without value.".to_string(),
        b"".to_string(),
        ctx,
    );
    currency.finalize_and_delete_metadata_cap(ctx);
    transfer::share_object(Cashier {
        id: object::new(ctx),
        treasury,
        served: table::new(ctx),
    });
}

/// Free chips, once in each epoch.
public fun handout(cashier: &mut Cashier, ctx: &mut TxContext): Token<CHIP> {
    let (player, epoch) = (ctx.sender(), ctx.epoch());
    if (cashier.served.contains(player)) {
        let last = &mut cashier.served[player];
        assert!(*last < epoch, EAlreadyServed);
        *last = epoch;
    } else {
        cashier.served.add(player, epoch);
    };
    token::mint(&mut cashier.treasury, HANDOUT, ctx)
}

public(package) fun collect(cashier: &mut Cashier, chips: Token<CHIP>) {
    token::burn(&mut cashier.treasury, chips);
}

public(package) fun pay(cashier: &mut Cashier, amount: u64, ctx: &mut TxContext) {
    token::mint(&mut cashier.treasury, amount, ctx).keep(ctx);
}
// #endregion chip

public fun supply(cashier: &Cashier): u64 { cashier.treasury.total_supply() }

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) { init(CHIP {}, ctx) }
