/// Sells files one by one: whoever holds a pass for a work gets its key.
module reading_room::shop;

use reading_room::room;
use std::string::String;
use sui::coin::Coin;
use sui::sui::SUI;

#[error]
const EPrice: vector<u8> = b"The payment is not the price of the work";
#[error]
const EOtherWork: vector<u8> = b"The pass is for another work";

// #region shop
/// Belongs to its author while it's being encrypted, and is frozen when it's for sale.
public struct Work has key {
    id: UID,
    author: address,
    price: u64,
    blob_id: String,
}

/// Has no `store`, so it stays with whoever has bought it.
public struct Pass has key {
    id: UID,
    work: ID,
}

/// The file is encrypted under the ID of the work, so the work comes first.
public fun draft(price: u64, ctx: &mut TxContext) {
    let author = ctx.sender();
    let work = Work { id: object::new(ctx), author, price, blob_id: b"".to_string() };
    transfer::transfer(work, author);
}

public fun publish(mut work: Work, blob_id: String, ctx: &mut TxContext) {
    work.blob_id = blob_id;
    transfer::transfer(pass_for(&work, ctx), work.author);
    transfer::freeze_object(work);
}

public fun buy(work: &Work, payment: Coin<SUI>, ctx: &mut TxContext) {
    assert!(payment.value() == work.price, EPrice);
    transfer::public_transfer(payment, work.author);
    transfer::transfer(pass_for(work, ctx), ctx.sender());
}

/// Only its owner can name a pass as an argument, in a simulation as well.
entry fun seal_approve_pass(id: vector<u8>, pass: &Pass) {
    assert!(room::starts_with(&id, &pass.work.to_bytes()), EOtherWork);
}
// #endregion shop

fun pass_for(work: &Work, ctx: &mut TxContext): Pass {
    Pass { id: object::new(ctx), work: object::id(work) }
}

#[test_only]
public fun approve_for_testing(id: vector<u8>, pass: &Pass) {
    seal_approve_pass(id, pass)
}
