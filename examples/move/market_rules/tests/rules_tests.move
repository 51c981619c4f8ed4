// #region setup
#[test_only]
module market_rules::rules_tests;

use market_rules::royalty;
use market_rules::stay_locked;
use std::unit_test::{assert_eq, destroy};
use sui::coin::{Self, Coin};
use sui::event;
use sui::kiosk::{Self, Kiosk, KioskOwnerCap, ItemListed, ItemPurchased};
use sui::sui::SUI;
use sui::transfer_policy::{Self, TransferPolicy, TransferPolicyCap};

public struct Mask has key, store { id: UID }

/// A policy with both rules, 5 % but at least 20 MIST, and a kiosk with one locked mask.
fun open(
    ctx: &mut TxContext,
): (TransferPolicy<Mask>, TransferPolicyCap<Mask>, Kiosk, KioskOwnerCap, ID) {
    let (mut policy, policy_cap) = transfer_policy::new_for_testing<Mask>(ctx);
    royalty::add(&mut policy, &policy_cap, 500, 20);
    stay_locked::add(&mut policy, &policy_cap);

    let (mut kiosk, cap) = kiosk::new(ctx);
    let mask = Mask { id: object::new(ctx) };
    let id = object::id(&mask);
    kiosk.lock(&cap, &policy, mask);
    (policy, policy_cap, kiosk, cap, id)
}

fun sui(mist: u64, ctx: &mut TxContext): Coin<SUI> { coin::mint_for_testing(mist, ctx) }
// #endregion setup

// #region test-sale
#[test]
fun a_sale_pays_the_creators_and_stays_locked() {
    let ctx = &mut tx_context::dummy();
    let (mut policy, policy_cap, mut shop, shop_cap, id) = open(ctx);
    let (mut home, home_cap) = kiosk::new(ctx);
    shop.list<Mask>(&shop_cap, id, 1_000);

    let (mask, mut request) = shop.purchase<Mask>(id, sui(1_000, ctx));
    royalty::pay(&mut policy, &mut request, sui(50, ctx));
    home.lock(&home_cap, &policy, mask);
    stay_locked::prove(&mut request, &home);
    let (item, paid, from) = policy.confirm_request(request);

    assert_eq!(item, id);
    assert_eq!(paid, 1_000);
    assert_eq!(from, object::id(&shop));
    assert!(home.is_locked(id));
    assert_eq!(event::events_by_type<ItemListed<Mask>>().length(), 1);
    assert_eq!(event::events_by_type<ItemPurchased<Mask>>().length(), 1);
    assert_eq!(shop.close_and_withdraw(shop_cap, ctx).burn_for_testing(), 1_000);
    assert_eq!(policy.withdraw(&policy_cap, option::none(), ctx).burn_for_testing(), 50);
    destroy(policy);
    destroy(policy_cap);
    destroy(home);
    destroy(home_cap);
}
// #endregion test-sale

// #region test-cap
#[test]
fun a_purchase_cap_sells_above_its_least_price_and_without_an_event() {
    let ctx = &mut tx_context::dummy();
    let (mut policy, policy_cap, mut shop, shop_cap, id) = open(ctx);
    let (mut home, home_cap) = kiosk::new(ctx);

    let right = shop.list_with_purchase_cap<Mask>(&shop_cap, id, 300, ctx);
    let (mask, mut request) = shop.purchase_with_cap(right, sui(360, ctx));
    assert_eq!(request.paid(), 360);
    // 5 % of 360 are 18, less than the least royalty.
    royalty::pay(&mut policy, &mut request, sui(20, ctx));
    home.lock(&home_cap, &policy, mask);
    stay_locked::prove(&mut request, &home);
    policy.confirm_request(request);

    assert_eq!(event::events_by_type<ItemListed<Mask>>().length(), 0);
    assert_eq!(event::events_by_type<ItemPurchased<Mask>>().length(), 0);
    destroy(policy);
    destroy(policy_cap);
    destroy(shop);
    destroy(shop_cap);
    destroy(home);
    destroy(home_cap);
}
// #endregion test-cap

#[test]
fun new_terms_replace_the_old_ones() {
    let ctx = &mut tx_context::dummy();
    let (mut policy, policy_cap, shop, shop_cap, _) = open(ctx);
    assert_eq!(royalty::due(&policy, 10_000), 500);
    royalty::change(&mut policy, &policy_cap, 0, 7);
    assert_eq!(royalty::due(&policy, 10_000), 7);
    assert_eq!(policy.rules().length(), 2);
    destroy(policy);
    destroy(policy_cap);
    destroy(shop);
    destroy(shop_cap);
}

// #region test-refusals
#[test, expected_failure(abort_code = kiosk::EItemLocked)]
fun a_locked_mask_cannot_be_taken() {
    let ctx = &mut tx_context::dummy();
    let (_policy, _policy_cap, mut shop, shop_cap, id) = open(ctx);
    destroy(shop.take<Mask>(&shop_cap, id));
    abort
}

#[test, expected_failure(abort_code = transfer_policy::EPolicyNotSatisfied)]
fun a_sale_needs_the_stamp_of_each_rule() {
    let ctx = &mut tx_context::dummy();
    let (mut policy, _policy_cap, mut shop, shop_cap, id) = open(ctx);
    shop.list<Mask>(&shop_cap, id, 1_000);
    let (_mask, mut request) = shop.purchase<Mask>(id, sui(1_000, ctx));
    royalty::pay(&mut policy, &mut request, sui(50, ctx));
    policy.confirm_request(request);
    abort
}

#[test, expected_failure(abort_code = stay_locked::ENotLocked)]
fun placing_is_not_locking() {
    let ctx = &mut tx_context::dummy();
    let (_policy, _policy_cap, mut shop, shop_cap, id) = open(ctx);
    let (mut home, home_cap) = kiosk::new(ctx);
    shop.list<Mask>(&shop_cap, id, 1_000);
    let (mask, mut request) = shop.purchase<Mask>(id, sui(1_000, ctx));
    home.place(&home_cap, mask);
    stay_locked::prove(&mut request, &home);
    abort
}

#[test, expected_failure(abort_code = royalty::EWrongPayment)]
fun too_much_is_refused_like_too_little() {
    let ctx = &mut tx_context::dummy();
    let (mut policy, _policy_cap, mut shop, shop_cap, id) = open(ctx);
    shop.list<Mask>(&shop_cap, id, 1_000);
    let (_mask, mut request) = shop.purchase<Mask>(id, sui(1_000, ctx));
    royalty::pay(&mut policy, &mut request, sui(51, ctx));
    abort
}

#[test, expected_failure(abort_code = royalty::EShareTooHigh)]
fun a_share_has_a_limit() {
    let ctx = &mut tx_context::dummy();
    let (mut policy, policy_cap) = transfer_policy::new_for_testing<Mask>(ctx);
    royalty::add(&mut policy, &policy_cap, 10_001, 0);
    abort
}

/// The kiosk keeps a listing in a dynamic field, and the field is there already.
#[test, expected_failure(abort_code = sui::dynamic_field::EFieldAlreadyExists)]
fun a_listing_has_to_end_before_its_price_changes() {
    let ctx = &mut tx_context::dummy();
    let (_policy, _policy_cap, mut shop, shop_cap, id) = open(ctx);
    shop.list<Mask>(&shop_cap, id, 1_000);
    shop.list<Mask>(&shop_cap, id, 900);
    abort
}
// #endregion test-refusals
