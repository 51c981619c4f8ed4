module sui::deny_list;

use sui::bag::{Self, Bag};
use sui::config::{Self, Config};
use sui::dynamic_object_field as object_field;

#[test_only]
const ENotSystemAddress: u64 = 0;

public struct DenyList has key { id: UID, lists: Bag }

public struct ConfigKey has copy, drop, store { per_type_index: u64, per_type_key: vector<u8> }

public struct ConfigWriteCap() has drop;

public struct AddressKey(address) has copy, drop, store;

public struct GlobalPauseKey() has copy, drop, store;

public(package) fun v2_add(
    list: &mut DenyList,
    index: u64,
    type_: vector<u8>,
    denied: address,
    ctx: &mut TxContext,
) {
    list.set(index, type_, AddressKey(denied), option::some(true), ctx)
}

public(package) fun v2_remove(
    list: &mut DenyList,
    index: u64,
    type_: vector<u8>,
    denied: address,
    ctx: &mut TxContext,
) {
    list.set(index, type_, AddressKey(denied), option::none(), ctx)
}

public(package) fun v2_contains_current_epoch(
    list: &DenyList,
    index: u64,
    type_: vector<u8>,
    denied: address,
    ctx: &TxContext,
): bool {
    list.now(index, type_, AddressKey(denied), ctx)
}

public(package) fun v2_contains_next_epoch(
    list: &DenyList,
    index: u64,
    type_: vector<u8>,
    denied: address,
): bool {
    list.next(index, type_, AddressKey(denied))
}

public(package) fun v2_enable_global_pause(
    list: &mut DenyList,
    index: u64,
    type_: vector<u8>,
    ctx: &mut TxContext,
) {
    list.set(index, type_, GlobalPauseKey(), option::some(true), ctx)
}

public(package) fun v2_disable_global_pause(
    list: &mut DenyList,
    index: u64,
    type_: vector<u8>,
    ctx: &mut TxContext,
) {
    list.set(index, type_, GlobalPauseKey(), option::none(), ctx)
}

public(package) fun v2_is_global_pause_enabled_current_epoch(
    list: &DenyList,
    index: u64,
    type_: vector<u8>,
    ctx: &TxContext,
): bool {
    list.now(index, type_, GlobalPauseKey(), ctx)
}

public(package) fun v2_is_global_pause_enabled_next_epoch(
    list: &DenyList,
    index: u64,
    type_: vector<u8>,
): bool {
    list.next(index, type_, GlobalPauseKey())
}

fun set<Name: copy + drop + store>(
    list: &mut DenyList,
    per_type_index: u64,
    per_type_key: vector<u8>,
    name: Name,
    value: Option<bool>,
    ctx: &mut TxContext,
) {
    let key = ConfigKey { per_type_index, per_type_key };
    let cap = &mut ConfigWriteCap();
    if (!object_field::exists(&list.id, key))
        object_field::internal_add(&mut list.id, key, config::new(cap, ctx));
    let config: &mut Config<ConfigWriteCap> = object_field::internal_borrow_mut(&mut list.id, key);
    config.set_for_next_epoch(cap, name, value, ctx)
}

fun now<Name: copy + drop + store>(
    list: &DenyList,
    per_type_index: u64,
    per_type_key: vector<u8>,
    name: Name,
    ctx: &TxContext,
): bool {
    let key = ConfigKey { per_type_index, per_type_key };
    if (!object_field::exists(&list.id, key)) return false;
    let config: &Config<ConfigWriteCap> = object_field::internal_borrow(&list.id, key);
    config.read_setting_current_epoch(name, ctx).destroy_or!(false)
}

fun next<Name: copy + drop + store>(
    list: &DenyList,
    per_type_index: u64,
    per_type_key: vector<u8>,
    name: Name,
): bool {
    let key = ConfigKey { per_type_index, per_type_key };
    if (!object_field::exists(&list.id, key)) return false;
    let config: &Config<ConfigWriteCap> = object_field::internal_borrow(&list.id, key);
    config.read_setting_for_next_epoch(name).destroy_or!(false)
}

#[test_only]
public fun reserved_addresses(): vector<address> {
    vector[
        @0x0, @0x1, @0x2, @0x3, @0x4, @0x5, @0x6, @0x7, @0x8, @0x9, @0xA, @0xB, @0xC, @0xD, @0xE, @0xF, @0x403, @0xDEE9,
    ]
}

#[test_only]
public fun new_for_testing(ctx: &mut TxContext): DenyList {
    DenyList { id: object::new(ctx), lists: bag::new(ctx) }
}

#[test_only]
public fun create_for_testing(ctx: &mut TxContext) {
    assert!(ctx.sender() == @0x0, ENotSystemAddress);
    transfer::share_object(new_for_testing(ctx))
}

#[test_only]
#[deprecated(note = b"Use `create_for_testing` instead")]
public fun create_for_test(ctx: &mut TxContext) { create_for_testing(ctx) }
