#[test_only]
module framework_uses::sui_tests;

use framework_uses::sui_address;
use framework_uses::sui_balance;
use framework_uses::sui_bcs;
use framework_uses::sui_borrow;
use framework_uses::sui_coin_registry::{Self, SUI_COIN_REGISTRY};
use framework_uses::sui_derived_object;
use framework_uses::sui_display_registry;
use framework_uses::sui_hash;
use framework_uses::sui_hex;
use framework_uses::sui_hmac;
use framework_uses::sui_kiosk;
use framework_uses::sui_party;
use framework_uses::sui_sui;
use framework_uses::sui_transfer;
use framework_uses::sui_transfer_policy;
use framework_uses::sui_tx_context;
use framework_uses::sui_url;
use framework_uses::sui_versioned;
use std::unit_test::{assert_eq, destroy};
use sui::bcs;
use sui::coin::{Self, Coin};
use sui::coin_registry::MetadataCap;
use sui::display_registry::{Display, DisplayRegistry};
use sui::event;
use sui::hash::blake2b256;
use sui::kiosk;
use sui::sui::SUI;
use sui::test_scenario as scenario;
use sui::transfer_policy;

#[test]
fun addresses_and_digits() {
    let digits = b"000000000000000000000000000000000000000000000000000000000000000a";
    assert_eq!(sui_address::parse(digits), @0xA);
    assert_eq!(sui_address::show(@0xA), digits.to_string());
    assert_eq!(sui_hex::show(vector[1, 255]), b"01ff".to_string());
    assert_eq!(sui_hex::parse(b"01ff".to_string()), vector[1, 255]);
}

#[test]
fun a_till_takes_and_gives() {
    let ctx = &mut tx_context::dummy();
    let mut till = sui_balance::new_for_testing(ctx);
    sui_balance::pay(&mut till, coin::mint_for_testing<SUI>(100, ctx));
    let coin = sui_balance::take(&mut till, 30, ctx);
    assert_eq!(coin.burn_for_testing(), 30);
    destroy(till);
}

fun order(amount: u64): vector<u8> {
    let mut bytes = bcs::to_bytes(&@0xA);
    bytes.append(bcs::to_bytes(&amount));
    bytes.append(bcs::to_bytes(&option::some(9u64)));
    bytes
}

#[test]
fun an_order_is_read() {
    let (buyer, amount, limit) = sui_bcs::read_order(order(7));
    assert_eq!(buyer, @0xA);
    assert_eq!(amount, 7);
    assert_eq!(limit, option::some(9));
}

#[test, expected_failure(abort_code = ::framework_uses::sui_bcs::ETooManyBytes)]
fun an_order_with_bytes_behind_it() {
    let mut bytes = order(7);
    bytes.push_back(0);
    sui_bcs::read_order(bytes);
}

#[test]
fun a_drill_comes_back() {
    let ctx = &mut tx_context::dummy();
    let mut shed = sui_borrow::new_for_testing(ctx);
    let (drill, promise) = sui_borrow::lend(&mut shed);
    sui_borrow::take_back(&mut shed, drill, promise);
    let (drill, promise) = sui_borrow::lend(&mut shed);
    assert_eq!(sui_borrow::uses(&drill), 1);
    sui_borrow::take_back(&mut shed, drill, promise);
    destroy(shed);
}

#[test]
fun a_currency_is_made_with_its_package() {
    let mut test = scenario::begin(@0xA);
    sui_coin_registry::init_for_testing(test.ctx());
    test.next_tx(@0xA);
    let cap = test.take_from_sender<MetadataCap<SUI_COIN_REGISTRY>>();
    test.return_to_sender(cap);
    test.end();
}

#[test]
fun hashes_and_numbers() {
    let (one, two) = (blake2b256(&b"one"), blake2b256(&b"two"));
    assert_eq!(sui_hash::parent(one, two), sui_hash::parent(two, one));
    assert!(sui_hash::parent(one, two) != sui_hash::parent(one, one));
    let seed = b"seed of the round";
    assert_eq!(sui_hmac::number_for(&seed, @0xA), sui_hmac::number_for(&seed, @0xA));
    assert!(sui_hmac::number_for(&seed, @0xA) != sui_hmac::number_for(&seed, @0xB));
}

#[test]
fun a_member_joins_once() {
    let mut test = scenario::begin(@0xA);
    let mut club = sui_derived_object::new_for_testing(test.ctx());
    let expected = sui_derived_object::membership_of(&club, @0xA);
    sui_derived_object::join(&mut club, test.ctx());
    test.next_tx(@0xA);
    let membership = test.take_from_sender<sui_derived_object::Membership>();
    assert_eq!(object::id(&membership).to_address(), expected);
    assert_eq!(sui_derived_object::member(&membership), @0xA);
    test.return_to_sender(membership);
    destroy(club);
    test.end();
}

#[test]
fun a_display_has_templates() {
    let mut test = scenario::begin(@0xA);
    test.create_system_objects();
    let mut registry = test.take_shared<DisplayRegistry>();
    let cap = sui_display_registry::set_up(&mut registry, test.ctx());
    scenario::return_shared(registry);
    test.next_tx(@0xA);
    test.with_shared!<Display<sui_display_registry::Boat>>(|display, _| {
        assert_eq!(display.cap_id(), option::some(object::id(&cap)));
        assert_eq!(display.fields().length(), 2);
    });
    destroy(cap);
    test.end();
}

public struct Lamp has key, store { id: UID }

#[test]
fun an_item_is_sold() {
    let ctx = &mut tx_context::dummy();
    let (mut shop, cap) = kiosk::new(ctx);
    let (policy, policy_cap) = transfer_policy::new_for_testing<Lamp>(ctx);
    let lamp = Lamp { id: object::new(ctx) };
    let id = object::id(&lamp);
    sui_kiosk::offer(&mut shop, &cap, lamp, 40);
    let payment = coin::mint_for_testing<SUI>(40, ctx);
    let lamp = sui_transfer_policy::buy<Lamp>(&mut shop, id, payment, &policy);
    assert_eq!(object::id(&lamp), id);
    assert_eq!(shop.profits_amount(), 40);
    destroy(lamp);
    destroy(shop);
    destroy(cap);
    destroy(policy);
    destroy(policy_cap);
}

#[test]
fun a_ticket_has_one_price() {
    let mut test = scenario::begin(@0xA);
    sui_sui::buy_ticket(coin::mint_for_testing(250_000_000, test.ctx()), @0xB);
    test.next_tx(@0xB);
    let paid = test.take_from_sender<Coin<SUI>>();
    assert_eq!(paid.burn_for_testing(), 250_000_000);
    test.end();
}

#[test, expected_failure(abort_code = ::framework_uses::sui_sui::EWrongPrice)]
fun a_ticket_at_another_price() {
    sui_sui::buy_ticket(coin::mint_for_testing(1, &mut tx_context::dummy()), @0xB);
}

#[test]
fun objects_find_their_owners() {
    let mut test = scenario::begin(@0xA);
    sui_transfer::award(@0xB, test.ctx());
    sui_transfer::open_board(test.ctx());
    sui_transfer::publish(sui_transfer::new_for_testing(test.ctx()));
    sui_party::hand_over(sui_party::new_for_testing(test.ctx()), @0xB);
    let effects = test.next_tx(@0xB);
    assert_eq!(effects.created().length(), 4);
    assert_eq!(effects.frozen().length(), 1);
    assert!(test.has_most_recent_for_sender<framework_uses::sui_transfer::Diploma>());
    test.end();
}

#[test]
fun the_signer_pays_where_nobody_else_does() {
    let ctx = tx_context::dummy();
    sui_tx_context::sign(&ctx);
    let signed = event::events_by_type<framework_uses::sui_tx_context::Signed>();
    let (by, paid_by, epoch) = sui_tx_context::parties(&signed[0]);
    assert_eq!(by, paid_by);
    assert_eq!(epoch, 0);
}

#[test]
fun a_page_has_an_address() {
    let page = sui_url::new(b"https://example.com", &mut tx_context::dummy());
    assert_eq!(sui_url::address_of(&page), b"https://example.com".to_ascii_string());
    destroy(page);
}

#[test]
fun settings_move_to_the_next_type() {
    let mut settings = sui_versioned::new_for_testing(25, &mut tx_context::dummy());
    sui_versioned::migrate(&mut settings);
    assert_eq!(sui_versioned::fee(&settings), 25);
    assert_eq!(settings.version(), 2);
    destroy(settings);
}
