/// Season passes that change hands at most twice, each time for a fee to the ferry line.
module river_ferry::pass;

use sui::coin::Coin;
use sui::sui::SUI;

#[error]
const EOtherLine: vector<u8> = b"This belongs to another ferry line";
#[error]
const EWrongFee: vector<u8> = b"The payment is not the fee";
#[error]
const ENoChangesLeft: vector<u8> = b"This pass cannot change hands any more";

const CHANGES: u8 = 2;

// #region structs
/// Immutable: the terms that every holder can read before buying.
public struct Line has key {
    id: UID,
    fee: u64,
    till: address,
}

public struct LineCap has key, store { id: UID, line: ID }

/// No `store`. The functions below are the only ways for a pass to move.
public struct Pass has key {
    id: UID,
    line: ID,
    changes_left: u8,
}
// #endregion structs

public fun open(fee: u64, till: address, ctx: &mut TxContext): LineCap {
    let line = Line { id: object::new(ctx), fee, till };
    let cap = LineCap { id: object::new(ctx), line: object::id(&line) };
    transfer::freeze_object(line);
    cap
}

public fun issue(cap: &LineCap, rider: address, ctx: &mut TxContext) {
    let pass = Pass { id: object::new(ctx), line: cap.line, changes_left: CHANGES };
    transfer::transfer(pass, rider);
}

// #region rule
/// The transfer rule: right line, exact fee, a bound on the number of changes.
public fun hand_over(mut pass: Pass, line: &Line, fee: Coin<SUI>, rider: address) {
    assert!(pass.line == object::id(line), EOtherLine);
    assert!(fee.value() == line.fee, EWrongFee);
    assert!(pass.changes_left > 0, ENoChangesLeft);
    pass.changes_left = pass.changes_left - 1;
    transfer::public_transfer(fee, line.till);
    transfer::transfer(pass, rider);
}
// #endregion rule

/// The exit: a pass that nobody wants need not stay for ever.
public fun tear_up(pass: Pass) {
    let Pass { id, .. } = pass;
    id.delete();
}

public fun changes_left(pass: &Pass): u8 { pass.changes_left }
