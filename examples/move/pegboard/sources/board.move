// #region structs
/// Balls that fall through rows of pegs, left or right at each one, into slots that pay.
module pegboard::board;

use pegboard::chip::{CHIP, Cashier};
use sui::event;
use sui::random::Random;
use sui::token::Token;

const MAX_ROWS: u8 = 16;
const MAX_BALLS: u64 = 200;
/// Multipliers are in hundredths: 100 pays the stake back.
const ONE: u64 = 100;

/// A board is immutable, so no transaction waits for it.
public struct Board has key {
    id: UID,
    rows: u8,
    /// One for each slot from left to right: one more than rows.
    multipliers: vector<u64>,
    max_stake: u64,
    max_balls: u64,
}

/// A batch of balls. Bit `r` of a path says whether the ball went right in row `r`.
public struct Dropped has copy, drop {
    board: ID,
    player: address,
    stake: u64,
    paths: vector<u16>,
    payout: u64,
}
// #endregion structs

#[error]
const EBadBoard: vector<u8> = b"Rows, multipliers or limits of the board are not valid";
#[error]
const EReturnsTooMuch: vector<u8> = b"The expected payout is more than the stake";
#[error]
const EBadNumberOfBalls: vector<u8> = b"The number of balls is zero or above the limit";
#[error]
const EBadStake: vector<u8> =
    b"The stake of a ball is no multiple of 100 or above the limit";

// #region create
/// Sets up a board that anyone can check and nobody can change. Anyone may make one,
/// since a board cannot be made to pay out more than it takes, on average.
public fun create(
    multipliers: vector<u64>,
    max_stake: u64,
    max_balls: u64,
    ctx: &mut TxContext,
) {
    let rows = multipliers.length() - 1;
    assert!(0 < rows && rows <= MAX_ROWS as u64, EBadBoard);
    assert!(0 < max_balls && max_balls <= MAX_BALLS, EBadBoard);
    // Without zeros each batch pays something, and all outcomes do the same work.
    assert!(multipliers.all!(|multiplier| *multiplier > 0), EBadBoard);
    assert!(returns(&multipliers) <= ONE << (rows as u8), EReturnsTooMuch);
    let board = Board {
        id: object::new(ctx),
        rows: rows as u8,
        multipliers,
        max_stake,
        max_balls,
    };
    transfer::freeze_object(board);
}

/// The payouts of all paths together. There are 2^rows of them, and each is as likely as
/// the others.
fun returns(multipliers: &vector<u64>): u64 {
    let rows = multipliers.length() - 1;
    let mut total = 0;
    // How many paths lead to the slot: a row of Pascal's triangle.
    let mut paths = 1;
    multipliers.length().do!(|slot| {
        total = total + paths * multipliers[slot];
        paths = paths * (rows - slot) / (slot + 1);
    });
    total
}

/// Expected payout in hundredths of the stake, rounded down.
public fun expected_return(board: &Board): u64 {
    returns(&board.multipliers) >> board.rows
}
// #endregion create

// #region drop
/// Drops `balls` balls and shares the stake equally between them.
entry fun drop_balls(
    board: &Board,
    cashier: &mut Cashier,
    stake: Token<CHIP>,
    balls: u64,
    random: &Random,
    ctx: &mut TxContext,
) {
    let amount = stake.value();
    assert!(0 < balls && balls <= board.max_balls, EBadNumberOfBalls);
    let each = amount / balls;
    assert!(
        each > 0 && each <= board.max_stake && amount % (balls * ONE) == 0,
        EBadStake,
    );
    cashier.collect(stake);

    // One generator for all balls, and one draw with all bits of a ball.
    let mut generator = random.new_generator(ctx);
    let mask = (((1u32 << board.rows) - 1) as u16);
    let paths = vector::tabulate!(balls, |_| generator.generate_u16() & mask);
    let payout = paths.fold!(0, |sum, path| sum + board.payout(path, each));

    cashier.pay(payout, ctx);
    let (board, player) = (object::id(board), ctx.sender());
    event::emit(Dropped { board, player, stake: amount, paths, payout });
}

/// The slot of a ball is the number of times it went right.
public fun slot(board: &Board, path: u16): u64 {
    let mut slot = 0;
    board.rows.do!(|row| slot = slot + (((path >> row) & 1) as u64));
    slot
}

public fun payout(board: &Board, path: u16, stake: u64): u64 {
    stake / ONE * board.multipliers[board.slot(path)]
}
// #endregion drop

#[test_only]
public fun drop_for_testing(
    board: &Board,
    cashier: &mut Cashier,
    stake: Token<CHIP>,
    balls: u64,
    random: &Random,
    ctx: &mut TxContext,
) {
    board.drop_balls(cashier, stake, balls, random, ctx)
}

#[test_only]
public fun outcome(dropped: &Dropped): (vector<u16>, u64) {
    (dropped.paths, dropped.payout)
}
