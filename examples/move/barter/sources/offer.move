// #region structs
/// Swaps an object for another one, without a third party that holds both.
module barter::offer;

use barter::case::Case;
use std::type_name;
use sui::clock::Clock;
use sui::event;

#[error]
const EOtherCase: vector<u8> = b"The offer is for another case";
#[error]
const ENotMaker: vector<u8> = b"Only the maker may withdraw the offer";
#[error]
const EExpired: vector<u8> = b"The offer has expired";

/// Shared, so that the taker can use it without the maker. No function changes it.
public struct Offer<Item: key + store> has key {
    id: UID,
    item: Item,
    maker: address,
    /// ID of the case that the maker takes in exchange.
    wanted: ID,
    expires_at_ms: u64,
}
// #endregion structs

// #region events
public struct OfferMade has copy, drop {
    offer: ID,
    maker: address,
    wanted: ID,
    item: ID,
    item_type: std::ascii::String,
    expires_at_ms: u64,
}

public struct OfferClosed has copy, drop {
    offer: ID,
    swapped: bool,
}
// #endregion events

// #region make
public fun make<Item: key + store>(
    item: Item,
    wanted: ID,
    expires_at_ms: u64,
    ctx: &mut TxContext,
): ID {
    let maker = ctx.sender();
    let offer = Offer { id: object::new(ctx), item, maker, wanted, expires_at_ms };
    let id = object::id(&offer);
    event::emit(OfferMade {
        offer: id,
        maker,
        wanted,
        item: object::id(&offer.item),
        item_type: type_name::with_defining_ids<Item>().into_string(),
        expires_at_ms,
    });
    transfer::share_object(offer);
    id
}
// #endregion make

// #region take
/// Hands the content of `case` to the maker and returns the maker's object, both or
/// neither.
public fun take<Item: key + store, Price: key + store>(
    offer: Offer<Item>,
    case: Case<Price>,
    clock: &Clock,
): Item {
    let Offer { id, item, maker, wanted, expires_at_ms } = offer;
    assert!(object::id(&case) == wanted, EOtherCase);
    assert!(clock.timestamp_ms() < expires_at_ms, EExpired);

    event::emit(OfferClosed { offer: id.to_inner(), swapped: true });
    id.delete();
    transfer::public_transfer(case.open(), maker);
    item
}
// #endregion take

// #region withdraw
/// Possible at any time, before and after the offer expires.
public fun withdraw<Item: key + store>(offer: Offer<Item>, ctx: &TxContext): Item {
    let Offer { id, item, maker, .. } = offer;
    assert!(ctx.sender() == maker, ENotMaker);

    event::emit(OfferClosed { offer: id.to_inner(), swapped: false });
    id.delete();
    item
}
// #endregion withdraw

public fun wanted<Item: key + store>(offer: &Offer<Item>): ID { offer.wanted }

public fun item<Item: key + store>(offer: &Offer<Item>): &Item { &offer.item }
