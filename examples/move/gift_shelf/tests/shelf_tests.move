// #region setup
#[test_only]
module gift_shelf::shelf_tests;

use gift_shelf::shelf::{Self, GiftReceived, Shelf};
use std::string::String;
use std::unit_test::{assert_eq, destroy};
use sui::clock::{Self, Clock};
use sui::coin;
use sui::event;
use sui::kiosk::{Self, Kiosk, KioskOwnerCap};
use sui::kiosk_extension as extension;
use sui::sui::SUI;
use sui::transfer_policy::{Self, TransferPolicy};

public struct Seashell has key, store { id: UID }

/// A kiosk with a shelf that welcomes seashells, and what a giver needs.
fun open(ctx: &mut TxContext): (Kiosk, KioskOwnerCap, TransferPolicy<Seashell>, Clock) {
    let (mut kiosk, cap) = kiosk::new(ctx);
    shelf::install(&mut kiosk, &cap, ctx);
    shelf::welcome<Seashell>(&mut kiosk, &cap);
    let (policy, policy_cap) = transfer_policy::new_for_testing<Seashell>(ctx);
    destroy(policy_cap);
    (kiosk, cap, policy, clock::create_for_testing(ctx))
}

fun find(ctx: &mut TxContext): (Seashell, ID) {
    let shell = Seashell { id: object::new(ctx) };
    let id = object::id(&shell);
    (shell, id)
}

fun greeting(): String { b"From the north beach".to_string() }
// #endregion setup

// #region test-give
#[test]
fun a_gift_arrives_with_its_note() {
    let ctx = &mut tx_context::dummy();
    let (mut kiosk, cap, policy, clock) = open(ctx);
    let (shell, id) = find(ctx);
    shelf::give(&mut kiosk, &policy, shell, greeting(), &clock, ctx);

    assert_eq!(shelf::note(&kiosk, id).text(), greeting());
    assert_eq!(shelf::note(&kiosk, id).from(), ctx.sender());
    assert_eq!(event::events_by_type<GiftReceived<Seashell>>().length(), 1);
    // It is an item like any other.
    destroy(kiosk.take<Seashell>(&cap, id));
    shelf::discard_note(&mut kiosk, &cap, id);
    shelf::refuse<Seashell>(&mut kiosk, &cap);
    shelf::uninstall(&mut kiosk, &cap);
    assert!(!extension::is_installed<Shelf>(&kiosk));
    destroy(kiosk.close_and_withdraw(cap, ctx));
    destroy(policy);
    destroy(clock);
}

/// The giver buys in one kiosk and locks into another, without the capability of either.
#[test]
fun a_bought_item_goes_straight_to_the_shelf_of_a_friend() {
    let ctx = &mut tx_context::dummy();
    let (mut kiosk, cap, policy, clock) = open(ctx);
    let (mut shop, shop_cap) = kiosk::new(ctx);
    let (shell, id) = find(ctx);
    shop.place_and_list(&shop_cap, shell, 700);

    let (shell, request) = shop.purchase<Seashell>(
        id,
        coin::mint_for_testing<SUI>(700, ctx),
    );
    shelf::give_locked(&mut kiosk, &policy, shell, greeting(), &clock, ctx);
    policy.confirm_request(request);

    assert!(kiosk.is_locked(id));
    destroy(kiosk);
    destroy(cap);
    destroy(shop);
    destroy(shop_cap);
    destroy(policy);
    destroy(clock);
}
// #endregion test-give

// #region test-refusals
#[test, expected_failure(abort_code = shelf::ENotWelcome)]
fun what_is_not_welcome_stays_outside() {
    let ctx = &mut tx_context::dummy();
    let (mut kiosk, cap, policy, clock) = open(ctx);
    shelf::refuse<Seashell>(&mut kiosk, &cap);
    let (shell, _) = find(ctx);
    shelf::give(&mut kiosk, &policy, shell, greeting(), &clock, ctx);
    abort
}

#[test, expected_failure(abort_code = shelf::EClosed)]
fun a_disabled_shelf_takes_nothing() {
    let ctx = &mut tx_context::dummy();
    let (mut kiosk, cap, policy, clock) = open(ctx);
    extension::disable<Shelf>(&mut kiosk, &cap);
    let (shell, _) = find(ctx);
    shelf::give(&mut kiosk, &policy, shell, greeting(), &clock, ctx);
    abort
}

/// Disabling stops `place` and `lock`. The storage stays open to its module.
#[test]
fun a_disabled_shelf_can_still_be_tidied() {
    let ctx = &mut tx_context::dummy();
    let (mut kiosk, cap, policy, clock) = open(ctx);
    extension::disable<Shelf>(&mut kiosk, &cap);
    assert!(!extension::can_place<Shelf>(&kiosk) && !extension::can_lock<Shelf>(&kiosk));
    shelf::refuse<Seashell>(&mut kiosk, &cap);
    extension::enable<Shelf>(&mut kiosk, &cap);
    assert!(extension::can_place<Shelf>(&kiosk) && extension::can_lock<Shelf>(&kiosk));
    destroy(kiosk);
    destroy(cap);
    destroy(policy);
    destroy(clock);
}

#[test, expected_failure(abort_code = shelf::ENotOwner)]
fun a_stranger_cannot_change_what_is_welcome() {
    let ctx = &mut tx_context::dummy();
    let (mut kiosk, _cap, _policy, _clock) = open(ctx);
    let (_other, other_cap) = kiosk::new(ctx);
    shelf::refuse<Seashell>(&mut kiosk, &other_cap);
    abort
}

/// `sui::bag` does not let a bag go that has something in it.
#[test, expected_failure(abort_code = sui::bag::EBagNotEmpty)]
fun a_shelf_with_entries_cannot_be_removed() {
    let ctx = &mut tx_context::dummy();
    let (mut kiosk, cap, _policy, _clock) = open(ctx);
    shelf::uninstall(&mut kiosk, &cap);
    abort
}

#[test, expected_failure(abort_code = shelf::ENoteTooLong)]
fun a_note_is_short() {
    let ctx = &mut tx_context::dummy();
    let (mut kiosk, _cap, policy, clock) = open(ctx);
    let (shell, _) = find(ctx);
    let text = vector::tabulate!(141, |_| 65u8).to_string();
    shelf::give(&mut kiosk, &policy, shell, text, &clock, ctx);
    abort
}
// #endregion test-refusals
