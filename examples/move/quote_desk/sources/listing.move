/// Creates pools, after a look at their sizes.
module quote_desk::listing;

use deepbook::constants;
use deepbook::pool;
use deepbook::registry::Registry;
use sui::coin::Coin;
use token::deep::DEEP;

#[error]
const ENotAPowerOfTen: vector<u8> = b"Tick, lot and minimum sizes are powers of ten";
#[error]
const ELotTooSmall: vector<u8> = b"A lot has at least 1000 units of the base coin";
#[error]
const EMinBelowLot: vector<u8> = b"The minimum size is at least one lot";

const SMALLEST_LOT: u64 = 1_000;

// #region list
/// Creates the pool and returns its ID with the change.
public fun list<Base, Quote>(
    registry: &mut Registry,
    tick_size: u64,
    lot_size: u64,
    min_size: u64,
    mut purse: Coin<DEEP>,
    ctx: &mut TxContext,
): (ID, Coin<DEEP>) {
    check_sizes(tick_size, lot_size, min_size);
    let fee = purse.split(constants::pool_creation_fee(), ctx);
    let pool = pool::create_permissionless_pool<Base, Quote>(
        registry,
        tick_size,
        lot_size,
        min_size,
        fee,
        ctx,
    );
    (pool, purse)
}
// #endregion list

// #region sizes
/// The rules of `create_permissionless_pool`, with errors that say what is wrong.
public fun check_sizes(tick_size: u64, lot_size: u64, min_size: u64) {
    assert!(is_power_of_ten(tick_size), ENotAPowerOfTen);
    assert!(is_power_of_ten(lot_size), ENotAPowerOfTen);
    assert!(is_power_of_ten(min_size), ENotAPowerOfTen);
    assert!(lot_size >= SMALLEST_LOT, ELotTooSmall);
    assert!(min_size >= lot_size, EMinBelowLot);
}

/// The largest power of ten that fits at least `steps` times into `price`, or 1.
public fun tick_for(price: u64, steps: u64): u64 {
    let mut tick = 1;
    while (tick <= price / steps / 10) tick = tick * 10;
    tick
}

fun is_power_of_ten(number: u64): bool {
    let mut rest = number;
    while (rest > 0 && rest % 10 == 0) rest = rest / 10;
    rest == 1
}
// #endregion sizes
