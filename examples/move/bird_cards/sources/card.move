// #region header
/// Collectible bird cards. A press prints at most as many as its limit says, each with a
/// number that no other card has. Holders give their cards nicknames; the publisher
/// amends the traits.
module bird_cards::card;

use std::string::String;
use sui::display_registry::{Self, DisplayCap, DisplayRegistry};
use sui::event;
use sui::package::{Self, Publisher};
use sui::vec_map::{Self, VecMap};

/// Cards that the press of this collection can print.
const LIMIT: u32 = 500;
/// Longest nickname, in bytes.
const MAX_NICKNAME: u64 = 32;
// #endregion header

// #region errors
#[error]
const ELimitReached: vector<u8> = b"The press has printed all cards of the collection";
#[error]
const ENicknameTooLong: vector<u8> = b"A nickname has at most 32 bytes";
#[error]
const EWrongCard: vector<u8> = b"The amendment is for another card";
// #endregion errors

// #region structs
/// The one-time witness, from which `init` claims the publisher.
public struct CARD has drop {}

/// The right to print cards. The only one goes to whoever publishes the package.
public struct Press has key, store {
    id: UID,
    limit: u32,
    printed: u32,
}

/// The NFT.
public struct Card has key, store {
    id: UID,
    number: u32,
    species: String,
    image_id: String,
    traits: VecMap<String, String>,
    nickname: Option<String>,
}

/// A change to one trait of one card, made out by the publisher and applied by the
/// holder.
public struct Amendment has key, store {
    id: UID,
    card: ID,
    name: String,
    value: String,
}
// #endregion structs

// #region events
public struct CardPrinted has copy, drop { card: ID, number: u32, species: String }

public struct CardBurned has copy, drop { card: ID, number: u32 }
// #endregion events

// #region init
fun init(otw: CARD, ctx: &mut TxContext) {
    let publisher = package::claim(otw, ctx);
    let press = Press { id: object::new(ctx), limit: LIMIT, printed: 0 };
    transfer::public_transfer(publisher, ctx.sender());
    transfer::transfer(press, ctx.sender());
}
// #endregion init

// #region print
/// Prints the next card and returns it.
public fun print(
    press: &mut Press,
    species: String,
    image_id: String,
    trait_names: vector<String>,
    trait_values: vector<String>,
    ctx: &mut TxContext,
): Card {
    assert!(press.printed < press.limit, ELimitReached);
    press.printed = press.printed + 1;

    let card = Card {
        id: object::new(ctx),
        number: press.printed,
        species,
        image_id,
        traits: vec_map::from_keys_values(trait_names, trait_values),
        nickname: option::none(),
    };
    event::emit(CardPrinted { card: object::id(&card), number: card.number, species });
    card
}

/// Ends printing for good, below the limit or at it.
public fun scrap_press(press: Press) {
    let Press { id, .. } = press;
    id.delete();
}
// #endregion print

// #region update
/// Gives the card a nickname. Only its holder can pass a mutable reference to it.
public fun set_nickname(card: &mut Card, nickname: String) {
    assert!(nickname.length() <= MAX_NICKNAME, ENicknameTooLong);
    card.nickname = option::some(nickname);
}

/// Makes out a change of a trait. The publisher sends it to the holder of the card.
public fun draft_amendment(
    _: &Press,
    card: ID,
    name: String,
    value: String,
    ctx: &mut TxContext,
): Amendment {
    Amendment { id: object::new(ctx), card, name, value }
}

/// Applies an amendment and uses it up.
public fun amend(card: &mut Card, amendment: Amendment) {
    let Amendment { id, card: card_id, name, value } = amendment;
    assert!(object::id(card) == card_id, EWrongCard);
    id.delete();
    if (card.traits.contains(&name)) {
        card.traits.remove(&name);
    };
    card.traits.insert(name, value);
}
// #endregion update

// #region burn
/// Destroys the card. Its number is not given out again.
public fun burn(card: Card) {
    let Card { id, number, .. } = card;
    event::emit(CardBurned { card: id.to_inner(), number });
    id.delete();
}
// #endregion burn

// #region display
/// Registers how wallets show cards, and returns the right to change that. Works once.
public fun register_display(
    registry: &mut DisplayRegistry,
    publisher: &mut Publisher,
    ctx: &mut TxContext,
): DisplayCap<Card> {
    let (mut display, cap) = display_registry::new_with_publisher<Card>(
        registry,
        publisher,
        ctx,
    );
    display.set(&cap, b"name".to_string(), b"{nickname | species} #{number}".to_string());
    display.set(&cap, b"description".to_string(), b"A card of the {species}".to_string());
    display.set(
        &cap,
        b"image_url".to_string(),
        b"https://cards.example/{image_id:url}.png".to_string(),
    );
    display.set(&cap, b"attributes".to_string(), b"{traits.contents:json}".to_string());
    display.set(&cap, b"project_url".to_string(), b"https://cards.example".to_string());
    display.share();
    cap
}
// #endregion display

// #region accessors
public fun number(card: &Card): u32 { card.number }

public fun species(card: &Card): String { card.species }

public fun nickname(card: &Card): Option<String> { card.nickname }

public fun traits(card: &Card): &VecMap<String, String> { &card.traits }

public fun printed(press: &Press): u32 { press.printed }

public fun limit(press: &Press): u32 { press.limit }
// #endregion accessors

// #region test-only
#[test_only]
public fun init_for_testing(ctx: &mut TxContext) { init(CARD {}, ctx) }

#[test_only]
public fun press_for_testing(limit: u32, ctx: &mut TxContext): Press {
    Press { id: object::new(ctx), limit, printed: 0 }
}
// #endregion test-only
