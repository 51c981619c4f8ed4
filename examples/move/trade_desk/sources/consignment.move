// #region structs
/// A sale through a clerk. Seller and buyer hand what they bring to the clerk, whose
/// signature is needed to bring the two together. Every object here has one owner.
module trade_desk::consignment;

use sui::balance::Balance;
use sui::coin::Coin;
use sui::sui::SUI;
use trade_desk::till::Till;

#[error]
const EOtherLot: vector<u8> = b"The bid is for another consignment";
#[error]
const EWrongAmount: vector<u8> = b"The bid does not pay the asking price";

/// An item for sale, owned by the clerk. Without `store`, the clerk cannot pass it on.
public struct Consignment<T: key + store> has key {
    id: UID,
    seller: address,
    price: u64,
    item: T,
}

/// The payment for one consignment, owned by the clerk.
public struct Bid has key {
    id: UID,
    buyer: address,
    lot: ID,
    payment: Balance<SUI>,
}
// #endregion structs

// #region hand-over
/// Hands `item` to `clerk`, for sale at `price` MIST.
public fun consign<T: key + store>(
    item: T,
    price: u64,
    clerk: address,
    ctx: &mut TxContext,
) {
    let seller = ctx.sender();
    transfer::transfer(Consignment { id: object::new(ctx), seller, price, item }, clerk);
}

/// Hands the payment for the consignment `lot` to the same clerk.
public fun bid(lot: ID, payment: Coin<SUI>, clerk: address, ctx: &mut TxContext) {
    let buyer = ctx.sender();
    let payment = payment.into_balance();
    transfer::transfer(Bid { id: object::new(ctx), buyer, lot, payment }, clerk);
}
// #endregion hand-over

// #region settle
/// Swaps item and payment. The recipients come from the objects: the clerk cannot choose
/// others.
public fun settle<T: key + store>(
    consignment: Consignment<T>,
    bid: Bid,
    till: &mut Till,
    ctx: &mut TxContext,
) {
    let Consignment { id, seller, price, item } = consignment;
    let Bid { id: bid_id, buyer, lot, payment } = bid;
    assert!(lot == id.to_inner(), EOtherLot);
    assert!(payment.value() == price, EWrongAmount);

    id.delete();
    bid_id.delete();
    till.record(price);
    transfer::public_transfer(item, buyer);
    transfer::public_transfer(payment.into_coin(ctx), seller);
}
// #endregion settle

// #region give-back
/// Returns an unsold item to its seller.
public fun give_back<T: key + store>(consignment: Consignment<T>) {
    let Consignment { id, seller, item, .. } = consignment;
    id.delete();
    transfer::public_transfer(item, seller);
}

/// Returns the payment of a bid that lost.
public fun refund(bid: Bid, ctx: &mut TxContext) {
    let Bid { id, buyer, payment, .. } = bid;
    id.delete();
    transfer::public_transfer(payment.into_coin(ctx), buyer);
}
// #endregion give-back
