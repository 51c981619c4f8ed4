module sui::coin;

use std::ascii;
use std::string::String;
use std::type_name;
use sui::balance::{Self, Balance, Supply};
use sui::deny_list::DenyList;
use sui::funds_accumulator::Withdrawal;
use sui::url::{Self, Url};

public use fun sui::pay::split_vec as Coin.split_vec;
public use fun sui::pay::join_vec as Coin.join_vec;
public use fun sui::pay::split_and_transfer as Coin.split_and_transfer;
public use fun sui::pay::divide_and_keep as Coin.divide_and_keep;
public use fun treasury_into_supply as TreasuryCap.into_supply;

const EBadWitness: u64 = 0;
const EInvalidArg: u64 = 1;
const ENotEnough: u64 = 2;
const EGlobalPauseNotAllowed: u64 = 3;

const DENY_LIST_COIN_INDEX: u64 = 0;

public struct Coin<phantom T> has key, store { id: UID, balance: Balance<T> }

public struct CoinMetadata<phantom T> has key, store {
    id: UID,
    decimals: u8,
    name: String,
    symbol: ascii::String,
    description: String,
    icon_url: Option<Url>,
}

public struct RegulatedCoinMetadata<phantom T> has key {
    id: UID,
    coin_metadata_object: ID,
    deny_cap_object: ID,
}

public struct TreasuryCap<phantom T> has key, store { id: UID, total_supply: Supply<T> }

public struct DenyCapV2<phantom T> has key, store { id: UID, allow_global_pause: bool }

// === Coins ===

public fun value<T>(self: &Coin<T>): u64 { self.balance.value() }

public fun balance<T>(coin: &Coin<T>): &Balance<T> { &coin.balance }

public fun balance_mut<T>(coin: &mut Coin<T>): &mut Balance<T> { &mut coin.balance }

public fun from_balance<T>(balance: Balance<T>, ctx: &mut TxContext): Coin<T> {
    Coin { id: object::new(ctx), balance }
}

public fun into_balance<T>(coin: Coin<T>): Balance<T> {
    let Coin { id, balance } = coin;
    id.delete();
    balance
}

public fun take<T>(balance: &mut Balance<T>, value: u64, ctx: &mut TxContext): Coin<T> {
    balance.split(value).into_coin(ctx)
}

public fun put<T>(balance: &mut Balance<T>, coin: Coin<T>) { balance.join(coin.into_balance()); }

public entry fun join<T>(self: &mut Coin<T>, coin: Coin<T>) { self.balance.put(coin) }

public fun split<T>(self: &mut Coin<T>, value: u64, ctx: &mut TxContext): Coin<T> {
    self.balance.take(value, ctx)
}

public fun divide_into_n<T>(self: &mut Coin<T>, n: u64, ctx: &mut TxContext): vector<Coin<T>> {
    assert!(n > 0, EInvalidArg);
    assert!(n <= self.value(), ENotEnough);
    let share = self.value() / n;
    vector::tabulate!(n - 1, |_| self.split(share, ctx))
}

public fun zero<T>(ctx: &mut TxContext): Coin<T> { balance::zero().into_coin(ctx) }

public fun destroy_zero<T>(coin: Coin<T>) { coin.into_balance().destroy_zero() }

public fun send_funds<T>(coin: Coin<T>, recipient: address) {
    coin.into_balance().send_funds(recipient)
}

public fun redeem_funds<T>(withdrawal: Withdrawal<Balance<T>>, ctx: &mut TxContext): Coin<T> {
    balance::redeem_funds(withdrawal).into_coin(ctx)
}

use fun put as Balance.put;
use fun take as Balance.take;

// === Treasury ===

public fun total_supply<T>(cap: &TreasuryCap<T>): u64 { cap.total_supply.value() }

public fun treasury_into_supply<T>(treasury: TreasuryCap<T>): Supply<T> {
    let TreasuryCap { id, total_supply } = treasury;
    id.delete();
    total_supply
}

public fun supply_immut<T>(treasury: &TreasuryCap<T>): &Supply<T> { &treasury.total_supply }

public fun supply_mut<T>(treasury: &mut TreasuryCap<T>): &mut Supply<T> {
    &mut treasury.total_supply
}

public fun mint<T>(cap: &mut TreasuryCap<T>, value: u64, ctx: &mut TxContext): Coin<T> {
    cap.mint_balance(value).into_coin(ctx)
}

public fun mint_balance<T>(cap: &mut TreasuryCap<T>, value: u64): Balance<T> {
    cap.total_supply.increase_supply(value)
}

public entry fun mint_and_transfer<T>(
    cap: &mut TreasuryCap<T>,
    amount: u64,
    recipient: address,
    ctx: &mut TxContext,
) {
    transfer::public_transfer(cap.mint(amount, ctx), recipient)
}

public entry fun burn<T>(cap: &mut TreasuryCap<T>, coin: Coin<T>): u64 {
    cap.total_supply.decrease_supply(coin.into_balance())
}

public(package) fun new_treasury_cap<T>(ctx: &mut TxContext): TreasuryCap<T> {
    TreasuryCap { id: object::new(ctx), total_supply: balance::create_supply_internal() }
}

// === Deny list ===

public fun deny_list_v2_add<T>(
    list: &mut DenyList,
    _cap: &mut DenyCapV2<T>,
    denied: address,
    ctx: &mut TxContext,
) {
    list.v2_add(DENY_LIST_COIN_INDEX, type_bytes<T>(), denied, ctx)
}

public fun deny_list_v2_remove<T>(
    list: &mut DenyList,
    _cap: &mut DenyCapV2<T>,
    denied: address,
    ctx: &mut TxContext,
) {
    list.v2_remove(DENY_LIST_COIN_INDEX, type_bytes<T>(), denied, ctx)
}

public fun deny_list_v2_contains_current_epoch<T>(
    list: &DenyList,
    denied: address,
    ctx: &TxContext,
): bool {
    list.v2_contains_current_epoch(DENY_LIST_COIN_INDEX, type_bytes<T>(), denied, ctx)
}

public fun deny_list_v2_contains_next_epoch<T>(list: &DenyList, denied: address): bool {
    list.v2_contains_next_epoch(DENY_LIST_COIN_INDEX, type_bytes<T>(), denied)
}

public fun deny_list_v2_enable_global_pause<T>(
    list: &mut DenyList,
    cap: &mut DenyCapV2<T>,
    ctx: &mut TxContext,
) {
    assert!(cap.allow_global_pause, EGlobalPauseNotAllowed);
    list.v2_enable_global_pause(DENY_LIST_COIN_INDEX, type_bytes<T>(), ctx)
}

public fun deny_list_v2_disable_global_pause<T>(
    list: &mut DenyList,
    cap: &mut DenyCapV2<T>,
    ctx: &mut TxContext,
) {
    assert!(cap.allow_global_pause, EGlobalPauseNotAllowed);
    list.v2_disable_global_pause(DENY_LIST_COIN_INDEX, type_bytes<T>(), ctx)
}

public fun deny_list_v2_is_global_pause_enabled_current_epoch<T>(
    list: &DenyList,
    ctx: &TxContext,
): bool {
    list.v2_is_global_pause_enabled_current_epoch(DENY_LIST_COIN_INDEX, type_bytes<T>(), ctx)
}

public fun deny_list_v2_is_global_pause_enabled_next_epoch<T>(list: &DenyList): bool {
    list.v2_is_global_pause_enabled_next_epoch(DENY_LIST_COIN_INDEX, type_bytes<T>())
}

public(package) fun new_deny_cap_v2<T>(
    allow_global_pause: bool,
    ctx: &mut TxContext,
): DenyCapV2<T> {
    DenyCapV2 { id: object::new(ctx), allow_global_pause }
}

public(package) fun allow_global_pause<T>(cap: &DenyCapV2<T>): bool { cap.allow_global_pause }

public(package) fun deny_cap_id<T>(metadata: &RegulatedCoinMetadata<T>): ID {
    metadata.deny_cap_object
}

fun type_bytes<T>(): vector<u8> { type_name::with_original_ids<T>().into_string().into_bytes() }

// === Metadata ===

public fun get_decimals<T>(metadata: &CoinMetadata<T>): u8 { metadata.decimals }

public fun get_name<T>(metadata: &CoinMetadata<T>): String { metadata.name }

public fun get_symbol<T>(metadata: &CoinMetadata<T>): ascii::String { metadata.symbol }

public fun get_description<T>(metadata: &CoinMetadata<T>): String { metadata.description }

public fun get_icon_url<T>(metadata: &CoinMetadata<T>): Option<Url> { metadata.icon_url }

public entry fun update_name<T>(
    _cap: &TreasuryCap<T>,
    metadata: &mut CoinMetadata<T>,
    name: String,
) {
    metadata.name = name;
}

public entry fun update_symbol<T>(
    _cap: &TreasuryCap<T>,
    metadata: &mut CoinMetadata<T>,
    symbol: ascii::String,
) {
    metadata.symbol = symbol;
}

public entry fun update_description<T>(
    _cap: &TreasuryCap<T>,
    metadata: &mut CoinMetadata<T>,
    description: String,
) {
    metadata.description = description;
}

public entry fun update_icon_url<T>(
    _cap: &TreasuryCap<T>,
    metadata: &mut CoinMetadata<T>,
    icon_url: ascii::String,
) {
    metadata.icon_url = option::some(url::new_unsafe(icon_url));
}

public(package) fun new_coin_metadata<T>(
    decimals: u8,
    name: String,
    symbol: ascii::String,
    description: String,
    icon_url: ascii::String,
    ctx: &mut TxContext,
): CoinMetadata<T> {
    let icon_url = option::some(url::new_unsafe(icon_url));
    CoinMetadata { id: object::new(ctx), decimals, name, symbol, description, icon_url }
}

public(package) fun update_coin_metadata<T>(
    metadata: &mut CoinMetadata<T>,
    name: String,
    symbol: ascii::String,
    description: String,
    icon_url: ascii::String,
) {
    metadata.name = name;
    metadata.symbol = symbol;
    metadata.description = description;
    metadata.icon_url = option::some(url::new_unsafe(icon_url));
}

public(package) fun destroy_metadata<T>(metadata: CoinMetadata<T>) {
    let CoinMetadata { id, .. } = metadata;
    id.delete()
}

// === Before the coin registry ===

#[deprecated(note = b"Use `coin_registry::new_currency_with_otw` instead")]
public fun create_currency<T: drop>(
    witness: T,
    decimals: u8,
    symbol: vector<u8>,
    name: vector<u8>,
    description: vector<u8>,
    icon_url: Option<Url>,
    ctx: &mut TxContext,
): (TreasuryCap<T>, CoinMetadata<T>) {
    assert!(sui::types::is_one_time_witness(&witness), EBadWitness);
    let metadata = CoinMetadata {
        id: object::new(ctx),
        decimals,
        name: name.to_string(),
        symbol: symbol.to_ascii_string(),
        description: description.to_string(),
        icon_url,
    };
    (new_treasury_cap(ctx), metadata)
}

#[deprecated(note = b"Use `coin_registry::new_currency_with_otw` and `make_regulated` instead")]
#[allow(deprecated_usage, lint(self_transfer, freeze_wrapped))]
public fun create_regulated_currency_v2<T: drop>(
    witness: T,
    decimals: u8,
    symbol: vector<u8>,
    name: vector<u8>,
    description: vector<u8>,
    icon_url: Option<Url>,
    allow_global_pause: bool,
    ctx: &mut TxContext,
): (TreasuryCap<T>, DenyCapV2<T>, CoinMetadata<T>) {
    let (treasury, metadata) = create_currency(
        witness,
        decimals,
        symbol,
        name,
        description,
        icon_url,
        ctx,
    );
    let cap = new_deny_cap_v2(allow_global_pause, ctx);
    transfer::freeze_object(RegulatedCoinMetadata<T> {
        id: object::new(ctx),
        coin_metadata_object: object::id(&metadata),
        deny_cap_object: object::id(&cap),
    });
    (treasury, cap, metadata)
}

#[deprecated(note = b"Use `supply_immut` or `total_supply` instead")]
public fun supply<T>(treasury: &mut TreasuryCap<T>): &Supply<T> { &treasury.total_supply }

// === Tests ===

#[test_only]
public fun mint_for_testing<T>(value: u64, ctx: &mut TxContext): Coin<T> {
    balance::create_for_testing(value).into_coin(ctx)
}

#[test_only]
public fun burn_for_testing<T>(coin: Coin<T>): u64 { coin.into_balance().destroy_for_testing() }

#[test_only]
public fun create_treasury_cap_for_testing<T>(ctx: &mut TxContext): TreasuryCap<T> {
    new_treasury_cap(ctx)
}
