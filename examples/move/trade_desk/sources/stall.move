// #region struct
/// A sale without a clerk. The stall is shared, and this module is the only authority
/// over it.
module trade_desk::stall;

use sui::coin::Coin;
use sui::sui::SUI;

#[error]
const ENotSeller: vector<u8> = b"Only the seller may do this";
#[error]
const EWrongAmount: vector<u8> = b"The payment is not the asking price";

/// An item for sale. Anyone may name it in a transaction.
public struct Stall<T: key + store> has key {
    id: UID,
    seller: address,
    price: u64,
    item: T,
}
// #endregion struct

// #region open
/// Offers `item` to everybody for `price` MIST.
public fun open<T: key + store>(item: T, price: u64, ctx: &mut TxContext) {
    let seller = ctx.sender();
    transfer::share_object(Stall { id: object::new(ctx), seller, price, item });
}
// #endregion open

// #region buy
/// Takes the item. The exact amount also protects the buyer: if the price changed after
/// the transaction was signed, the call aborts.
public fun buy<T: key + store>(stall: Stall<T>, payment: Coin<SUI>): T {
    let Stall { id, seller, price, item } = stall;
    assert!(payment.value() == price, EWrongAmount);

    id.delete();
    transfer::public_transfer(payment, seller);
    item
}
// #endregion buy

// #region seller
public fun reprice<T: key + store>(stall: &mut Stall<T>, price: u64, ctx: &TxContext) {
    assert!(ctx.sender() == stall.seller, ENotSeller);
    stall.price = price;
}

/// Takes the item off the market.
public fun close<T: key + store>(stall: Stall<T>, ctx: &TxContext): T {
    let Stall { id, seller, item, .. } = stall;
    assert!(ctx.sender() == seller, ENotSeller);
    id.delete();
    item
}

public fun price<T: key + store>(stall: &Stall<T>): u64 { stall.price }
// #endregion seller
