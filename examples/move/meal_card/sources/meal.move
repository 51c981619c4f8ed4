// #region header
/// MEAL, the meal allowance of a company. Staff get it every month, pass it on among
/// themselves, and spend it in the canteen up to a limit a day.
module meal_card::meal;

use meal_card::daily_limit::{Self, Ledger};
use meal_card::members;
use std::string::String;
use sui::clock::Clock;
use sui::coin::TreasuryCap;
use sui::coin_registry;
use sui::event;
use sui::token::{Self, ActionRequest, Token, TokenPolicy};

/// Two decimals: 15.00 a day.
const LIMIT: u64 = 15_00;
const COVER_CHARGE: u64 = 2_00;

#[error]
const EOtherAction: vector<u8> = b"The request is for another action";
#[error]
const ETooLittle: vector<u8> = b"A table needs a card with the cover charge on it";
// #endregion header

// #region structs
public struct MEAL has drop {}

/// Holds the treasury, so that only this module mints and burns.
public struct Kitchen has key {
    id: UID,
    treasury: TreasuryCap<MEAL>,
}

/// The right to grant allowances and to close the books.
public struct OfficeCap has key, store {
    id: UID,
}

/// A table that somebody has booked. It cannot be passed on.
public struct Booking has key {
    id: UID,
}

/// The rule that says a request was made by `book`.
public struct CardShown has drop {}

public struct Paid has copy, drop {
    guest: address,
    amount: u64,
}
// #endregion structs

// #region init
fun init(witness: MEAL, ctx: &mut TxContext) {
    let (currency, treasury) = coin_registry::new_currency_with_otw(
        witness,
        2,
        b"MEAL".to_string(),
        b"Meal Allowance".to_string(),
        b"Pays in the canteen. It cannot be exchanged for money.".to_string(),
        b"https://mealcard.example/meal.svg".to_string(),
        ctx,
    );
    currency.finalize_and_delete_metadata_cap(ctx);

    let (mut policy, cap) = token::new_policy(&treasury, ctx);
    // The configurations of the rules, once each.
    members::install(&mut policy, &cap, ctx);
    daily_limit::install(&mut policy, &cap, LIMIT, ctx);
    // Then which action needs which rule.
    members::require_for(&mut policy, &cap, token::transfer_action(), ctx);
    members::require_for(&mut policy, &cap, book_action(), ctx);
    policy.add_rule_for_action<MEAL, CardShown>(&cap, book_action(), ctx);
    daily_limit::require_for(&mut policy, &cap, token::spend_action(), ctx);
    token::share_policy(policy);

    transfer::share_object(Kitchen { id: object::new(ctx), treasury });
    transfer::transfer(OfficeCap { id: object::new(ctx) }, ctx.sender());
    transfer::public_transfer(cap, ctx.sender());
}
// #endregion init

// #region grant
/// Mints an allowance for one member of staff.
public fun grant(
    _: &OfficeCap,
    kitchen: &mut Kitchen,
    employee: address,
    amount: u64,
    ctx: &mut TxContext,
) {
    let token = token::mint(&mut kitchen.treasury, amount, ctx);
    // A token has no `store`, so sending it makes a request also here. The treasury
    // confirms it.
    let request = token.transfer(employee, ctx);
    token::confirm_with_treasury_cap(&mut kitchen.treasury, request, ctx);
}
// #endregion grant

// #region pay
/// Pays the bill with the whole token.
public fun pay(
    policy: &mut TokenPolicy<MEAL>,
    ledger: &mut Ledger<MEAL>,
    bill: Token<MEAL>,
    clock: &Clock,
    ctx: &mut TxContext,
) {
    let mut request = bill.spend(ctx);
    daily_limit::approve(policy, ledger, &mut request, clock, ctx);
    let (_, amount, guest, _) = policy.confirm_request_mut(request, ctx);
    event::emit(Paid { guest, amount });
}
// #endregion pay

// #region close-books
/// Burns what was spent since the last time, and returns how much it was.
public fun close_books(
    _: &OfficeCap,
    kitchen: &mut Kitchen,
    policy: &mut TokenPolicy<MEAL>,
    ctx: &mut TxContext,
): u64 {
    policy.flush(&mut kitchen.treasury, ctx)
}
// #endregion close-books

// #region custom-action
/// The name of an action of our own. The package's name in front keeps it apart from
/// others.
public fun book_action(): String { b"meal_card::book".to_string() }

/// Asks for a table. The token is shown and stays with its owner.
public fun book(card: &Token<MEAL>, ctx: &mut TxContext): ActionRequest<MEAL> {
    assert!(card.value() >= COVER_CHARGE, ETooLittle);
    let mut request = token::new_request(
        book_action(),
        card.value(),
        option::none(),
        option::none(),
        ctx,
    );
    // Anyone can make a request of this name. Only we can make one with this stamp.
    token::add_approval(CardShown {}, &mut request, ctx);
    request
}

/// Gives the table to whoever the rules have approved.
public fun seat(
    policy: &TokenPolicy<MEAL>,
    request: ActionRequest<MEAL>,
    ctx: &mut TxContext,
) {
    let (action, _, guest, _) = policy.confirm_request(request, ctx);
    assert!(action == book_action(), EOtherAction);
    transfer::transfer(Booking { id: object::new(ctx) }, guest);
}
// #endregion custom-action

public fun in_circulation(kitchen: &Kitchen): u64 { kitchen.treasury.total_supply() }

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) {
    init(MEAL {}, ctx);
}
