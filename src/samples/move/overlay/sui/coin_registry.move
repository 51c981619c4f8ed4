module sui::coin_registry;

use std::string::String;
use std::type_name::{Self, TypeName};
use sui::bag::{Self, Bag};
use sui::balance::{Balance, Supply};
use sui::coin::{Self, Coin, CoinMetadata, DenyCapV2, RegulatedCoinMetadata, TreasuryCap};
use sui::derived_object;
use sui::dynamic_field as field;
use sui::transfer::Receiving;
use sui::vec_map::{Self, VecMap};

public use fun make_supply_fixed_init as CurrencyInitializer.make_supply_fixed;
public use fun make_supply_burn_only_init as CurrencyInitializer.make_supply_burn_only;

// The framework's numbers; 4 is not in use.
const EMetadataCapAlreadyClaimed: u64 = 0;
const ENotSystemAddress: u64 = 1;
const ECurrencyAlreadyExists: u64 = 2;
const EDenyListStateAlreadySet: u64 = 3;
const ECannotUpdateManagedMetadata: u64 = 5;
const EInvalidSymbol: u64 = 6;
const EDenyCapAlreadyCreated: u64 = 7;
const ECurrencyAlreadyRegistered: u64 = 8;
const EEmptySupply: u64 = 9;
const ESupplyNotBurnOnly: u64 = 10;
const EInvariantViolation: u64 = 11;
const EDeletionNotSupported: u64 = 12;
const ENotOneTimeWitness: u64 = 13;
const EBorrowLegacyMetadata: u64 = 14;
const EDuplicateBorrow: u64 = 15;

const REGISTRY: address = @0xc;

// An extra field of currencies that did not come from a `CoinMetadata`.
const NEW_CURRENCY: vector<u8> = b"is_new_currency";

public struct CoinRegistry has key { id: UID }

public struct ExtraField(TypeName, vector<u8>) has store;

public struct CurrencyKey<phantom T>() has copy, drop, store;

public struct LegacyMetadataKey() has copy, drop, store;

public struct MetadataCap<phantom T> has key, store { id: UID }

// A hot potato while a `CoinMetadata` is lent.
public struct Borrow<phantom T> {}

public struct Currency<phantom T> has key {
    id: UID,
    decimals: u8,
    name: String,
    symbol: String,
    description: String,
    icon_url: String,
    supply: Option<SupplyState<T>>,
    regulated: RegulatedState,
    treasury_cap_id: Option<ID>,
    metadata_cap_id: MetadataCapState,
    extra_fields: VecMap<String, ExtraField>,
}

public enum SupplyState<phantom T> has store {
    Fixed(Supply<T>),
    BurnOnly(Supply<T>),
    Unknown,
}

public enum RegulatedState has copy, drop, store {
    Regulated { cap: ID, allow_global_pause: Option<bool>, variant: u8 },
    Unregulated,
    Unknown,
}

public enum MetadataCapState has copy, drop, store {
    Claimed(ID),
    Unclaimed,
    Deleted,
}

// A hot potato between `new_currency…` and `finalize…`.
public struct CurrencyInitializer<phantom T> {
    currency: Currency<T>,
    extra_fields: Bag,
    is_otw: bool,
}

// === Creation ===

public fun new_currency<T: key>(
    registry: &mut CoinRegistry,
    decimals: u8,
    symbol: String,
    name: String,
    description: String,
    icon_url: String,
    ctx: &mut TxContext,
): (CurrencyInitializer<T>, TreasuryCap<T>) {
    assert!(!registry.exists<T>(), ECurrencyAlreadyExists);
    check_symbol(&symbol);
    let treasury = coin::new_treasury_cap(ctx);
    // The verifier wants the UID made where the object is made.
    let currency = Currency {
        id: derived_object::claim(&mut registry.id, CurrencyKey<T>()),
        decimals,
        name,
        symbol,
        description,
        icon_url,
        supply: option::some(SupplyState::Unknown),
        regulated: RegulatedState::Unregulated,
        treasury_cap_id: option::some(object::id(&treasury)),
        metadata_cap_id: MetadataCapState::Unclaimed,
        extra_fields: vec_map::empty(),
    };
    (CurrencyInitializer { currency, extra_fields: bag::new(ctx), is_otw: false }, treasury)
}

public fun new_currency_with_otw<T: drop>(
    otw: T,
    decimals: u8,
    symbol: String,
    name: String,
    description: String,
    icon_url: String,
    ctx: &mut TxContext,
): (CurrencyInitializer<T>, TreasuryCap<T>) {
    assert!(sui::types::is_one_time_witness(&otw), ENotOneTimeWitness);
    check_symbol(&symbol);
    let treasury = coin::new_treasury_cap(ctx);
    // The verifier wants the UID made where the object is made.
    let currency = Currency {
        id: object::new(ctx),
        decimals,
        name,
        symbol,
        description,
        icon_url,
        supply: option::some(SupplyState::Unknown),
        regulated: RegulatedState::Unregulated,
        treasury_cap_id: option::some(object::id(&treasury)),
        metadata_cap_id: MetadataCapState::Unclaimed,
        extra_fields: vec_map::empty(),
    };
    (CurrencyInitializer { currency, extra_fields: bag::new(ctx), is_otw: true }, treasury)
}

fun check_symbol(symbol: &String) {
    assert!(symbol.as_bytes().all!(|byte| std::ascii::is_printable_char(*byte)), EInvalidSymbol)
}

public fun make_regulated<T>(
    init: &mut CurrencyInitializer<T>,
    allow_global_pause: bool,
    ctx: &mut TxContext,
): DenyCapV2<T> {
    assert!(init.currency.regulated == RegulatedState::Unregulated, EDenyCapAlreadyCreated);
    let cap = coin::new_deny_cap_v2(allow_global_pause, ctx);
    init.currency.set_regulated(object::id(&cap), option::some(allow_global_pause));
    cap
}

public fun make_supply_fixed_init<T>(init: &mut CurrencyInitializer<T>, cap: TreasuryCap<T>) {
    assert!(cap.total_supply() > 0, EEmptySupply);
    init.currency.make_supply_fixed(cap)
}

public fun make_supply_burn_only_init<T>(init: &mut CurrencyInitializer<T>, cap: TreasuryCap<T>) {
    assert!(cap.total_supply() > 0, EEmptySupply);
    init.currency.make_supply_burn_only(cap)
}

public fun finalize<T>(init: CurrencyInitializer<T>, ctx: &mut TxContext): MetadataCap<T> {
    let (mut currency, is_otw) = init.open();
    currency.mark_new();
    let cap = currency.new_metadata_cap(ctx);
    currency.publish(is_otw);
    cap
}

public fun finalize_and_delete_metadata_cap<T>(init: CurrencyInitializer<T>, _ctx: &mut TxContext) {
    let (mut currency, is_otw) = init.open();
    currency.mark_new();
    currency.metadata_cap_id = MetadataCapState::Deleted;
    currency.publish(is_otw)
}

// With a one-time witness there is no registry at hand: the currency waits at the registry's address.
public fun finalize_registration<T>(
    registry: &mut CoinRegistry,
    currency: Receiving<Currency<T>>,
    _ctx: &mut TxContext,
) {
    let Currency {
        id,
        decimals,
        name,
        symbol,
        description,
        icon_url,
        supply,
        regulated,
        treasury_cap_id,
        metadata_cap_id,
        extra_fields,
    } = transfer::receive(&mut registry.id, currency);
    id.delete();
    assert!(!registry.exists<T>(), ECurrencyAlreadyExists);
    transfer::share_object(Currency<T> {
        id: derived_object::claim(&mut registry.id, CurrencyKey<T>()),
        decimals,
        name,
        symbol,
        description,
        icon_url,
        supply,
        regulated,
        treasury_cap_id,
        metadata_cap_id,
        extra_fields,
    })
}

fun open<T>(init: CurrencyInitializer<T>): (Currency<T>, bool) {
    let CurrencyInitializer { currency, extra_fields, is_otw } = init;
    extra_fields.destroy_empty();
    (currency, is_otw)
}

fun publish<T>(currency: Currency<T>, is_otw: bool) {
    if (is_otw) transfer::transfer(currency, REGISTRY) else transfer::share_object(currency)
}

// === Supply ===

public fun make_supply_fixed<T>(currency: &mut Currency<T>, cap: TreasuryCap<T>) {
    currency.set_supply(SupplyState::Fixed(cap.treasury_into_supply()))
}

public fun make_supply_burn_only<T>(currency: &mut Currency<T>, cap: TreasuryCap<T>) {
    currency.set_supply(SupplyState::BurnOnly(cap.treasury_into_supply()))
}

fun set_supply<T>(currency: &mut Currency<T>, state: SupplyState<T>) {
    match (currency.supply.swap(state)) {
        SupplyState::Unknown => (),
        SupplyState::Fixed(_supply) => abort EInvariantViolation,
        SupplyState::BurnOnly(_supply) => abort EInvariantViolation,
    }
}

public fun burn<T>(currency: &mut Currency<T>, coin: Coin<T>) {
    currency.burn_balance(coin.into_balance())
}

public fun burn_balance<T>(currency: &mut Currency<T>, balance: Balance<T>) {
    assert!(currency.is_supply_burn_only(), ESupplyNotBurnOnly);
    match (currency.supply.borrow_mut()) {
        SupplyState::BurnOnly(supply) => { supply.decrease_supply(balance); },
        _ => abort EInvariantViolation,
    }
}

public fun total_supply<T>(currency: &Currency<T>): Option<u64> {
    match (currency.supply.borrow()) {
        SupplyState::Fixed(supply) => option::some(supply.value()),
        SupplyState::BurnOnly(supply) => option::some(supply.value()),
        SupplyState::Unknown => option::none(),
    }
}

public fun is_supply_fixed<T>(currency: &Currency<T>): bool {
    match (currency.supply.borrow()) {
        SupplyState::Fixed(_) => true,
        _ => false,
    }
}

public fun is_supply_burn_only<T>(currency: &Currency<T>): bool {
    match (currency.supply.borrow()) {
        SupplyState::BurnOnly(_) => true,
        _ => false,
    }
}

// === Metadata ===

public fun claim_metadata_cap<T>(
    currency: &mut Currency<T>,
    _cap: &TreasuryCap<T>,
    ctx: &mut TxContext,
): MetadataCap<T> {
    assert!(!currency.is_metadata_cap_claimed(), EMetadataCapAlreadyClaimed);
    currency.new_metadata_cap(ctx)
}

public fun delete_metadata_cap<T>(currency: &mut Currency<T>, cap: MetadataCap<T>) {
    let MetadataCap { id } = cap;
    id.delete();
    currency.metadata_cap_id = MetadataCapState::Deleted
}

public fun set_name<T>(currency: &mut Currency<T>, _cap: &MetadataCap<T>, name: String) {
    currency.name = name
}

public fun set_description<T>(
    currency: &mut Currency<T>,
    _cap: &MetadataCap<T>,
    description: String,
) {
    currency.description = description
}

public fun set_icon_url<T>(currency: &mut Currency<T>, _cap: &MetadataCap<T>, icon_url: String) {
    currency.icon_url = icon_url
}

public fun set_treasury_cap_id<T>(currency: &mut Currency<T>, cap: &TreasuryCap<T>) {
    currency.treasury_cap_id.fill(object::id(cap))
}

fun new_metadata_cap<T>(currency: &mut Currency<T>, ctx: &mut TxContext): MetadataCap<T> {
    let cap = MetadataCap { id: object::new(ctx) };
    currency.metadata_cap_id = MetadataCapState::Claimed(object::id(&cap));
    cap
}

public fun decimals<T>(currency: &Currency<T>): u8 { currency.decimals }

public fun name<T>(currency: &Currency<T>): String { currency.name }

public fun symbol<T>(currency: &Currency<T>): String { currency.symbol }

public fun description<T>(currency: &Currency<T>): String { currency.description }

public fun icon_url<T>(currency: &Currency<T>): String { currency.icon_url }

public fun metadata_cap_id<T>(currency: &Currency<T>): Option<ID> {
    match (&currency.metadata_cap_id) {
        MetadataCapState::Claimed(id) => option::some(*id),
        _ => option::none(),
    }
}

public fun is_metadata_cap_claimed<T>(currency: &Currency<T>): bool {
    currency.metadata_cap_id != MetadataCapState::Unclaimed
}

public fun is_metadata_cap_deleted<T>(currency: &Currency<T>): bool {
    currency.metadata_cap_id == MetadataCapState::Deleted
}

public fun treasury_cap_id<T>(currency: &Currency<T>): Option<ID> { currency.treasury_cap_id }

public fun exists<T>(registry: &CoinRegistry): bool {
    derived_object::exists(&registry.id, CurrencyKey<T>())
}

// === Regulated currencies ===

public fun deny_cap_id<T>(currency: &Currency<T>): Option<ID> {
    match (&currency.regulated) {
        RegulatedState::Regulated { cap, .. } => option::some(*cap),
        _ => option::none(),
    }
}

public fun is_regulated<T>(currency: &Currency<T>): bool { currency.deny_cap_id().is_some() }

public fun migrate_regulated_state_by_cap<T>(currency: &mut Currency<T>, cap: &DenyCapV2<T>) {
    currency.set_regulated(object::id(cap), option::some(cap.allow_global_pause()))
}

public fun migrate_regulated_state_by_metadata<T>(
    currency: &mut Currency<T>,
    metadata: &RegulatedCoinMetadata<T>,
) {
    assert!(currency.regulated == RegulatedState::Unknown, EDenyListStateAlreadySet);
    currency.set_regulated(metadata.deny_cap_id(), option::none())
}

fun set_regulated<T>(currency: &mut Currency<T>, cap: ID, allow_global_pause: Option<bool>) {
    currency.regulated = RegulatedState::Regulated { cap, allow_global_pause, variant: 0 }
}

// === Coins from before the registry ===

public fun migrate_legacy_metadata<T>(
    registry: &mut CoinRegistry,
    legacy: &CoinMetadata<T>,
    _ctx: &mut TxContext,
) {
    transfer::share_object(registry.migrate(legacy))
}

public fun update_from_legacy_metadata<T>(currency: &mut Currency<T>, legacy: &CoinMetadata<T>) {
    assert!(!currency.is_metadata_cap_claimed(), ECannotUpdateManagedMetadata);
    currency.name = legacy.get_name();
    currency.symbol = legacy.get_symbol().to_string();
    currency.description = legacy.get_description();
    currency.decimals = legacy.get_decimals();
    currency.icon_url = legacy_icon_url(legacy)
}

public fun delete_migrated_legacy_metadata<T>(_: &mut Currency<T>, _: CoinMetadata<T>) {
    abort EDeletionNotSupported
}

fun migrate<T>(registry: &mut CoinRegistry, legacy: &CoinMetadata<T>): Currency<T> {
    assert!(!registry.exists<T>(), ECurrencyAlreadyRegistered);
    check_symbol(&legacy.get_symbol().to_string());
    Currency {
        id: derived_object::claim(&mut registry.id, CurrencyKey<T>()),
        decimals: legacy.get_decimals(),
        name: legacy.get_name(),
        symbol: legacy.get_symbol().to_string(),
        description: legacy.get_description(),
        icon_url: legacy_icon_url(legacy),
        supply: option::some(SupplyState::Unknown),
        regulated: RegulatedState::Unknown,
        treasury_cap_id: option::none(),
        metadata_cap_id: MetadataCapState::Unclaimed,
        extra_fields: vec_map::empty(),
    }
}

fun legacy_icon_url<T>(legacy: &CoinMetadata<T>): String {
    legacy.get_icon_url().map!(|url| url.inner_url().to_string()).destroy_or!(b"".to_string())
}

// === CoinMetadata for code that asks for one ===

public fun borrow_legacy_metadata<T>(
    currency: &mut Currency<T>,
    ctx: &mut TxContext,
): (CoinMetadata<T>, Borrow<T>) {
    assert!(currency.extra_fields.contains(&NEW_CURRENCY.to_string()), EBorrowLegacyMetadata);
    // Kept between loans, so that its ID stays the same.
    let mut legacy = if (field::exists(&currency.id, LegacyMetadataKey())) {
        field::remove(&mut currency.id, LegacyMetadataKey())
    } else {
        coin::new_coin_metadata(
            currency.decimals,
            currency.name,
            currency.symbol.to_ascii(),
            currency.description,
            currency.icon_url.to_ascii(),
            ctx,
        )
    };
    currency.refresh(&mut legacy);
    (legacy, Borrow {})
}

public fun return_borrowed_legacy_metadata<T>(
    currency: &mut Currency<T>,
    mut legacy: CoinMetadata<T>,
    borrow: Borrow<T>,
    _ctx: &mut TxContext,
) {
    assert!(!field::exists(&currency.id, LegacyMetadataKey()), EDuplicateBorrow);
    let Borrow {} = borrow;
    currency.refresh(&mut legacy);
    field::add(&mut currency.id, LegacyMetadataKey(), legacy)
}

fun refresh<T>(currency: &Currency<T>, legacy: &mut CoinMetadata<T>) {
    legacy.update_coin_metadata(
        currency.name,
        currency.symbol.to_ascii(),
        currency.description,
        currency.icon_url.to_ascii(),
    )
}

fun mark_new<T>(currency: &mut Currency<T>) {
    let field = ExtraField(type_name::with_original_ids<bool>(), NEW_CURRENCY);
    currency.extra_fields.insert(NEW_CURRENCY.to_string(), field)
}

// === Tests ===

#[test_only]
public fun create_coin_data_registry_for_testing(ctx: &mut TxContext): CoinRegistry {
    assert!(ctx.sender() == @0x0, ENotSystemAddress);
    CoinRegistry { id: object::new(ctx) }
}

#[test_only]
public fun share_for_testing(registry: CoinRegistry) { transfer::share_object(registry) }

#[test_only]
public fun unwrap_for_testing<T>(init: CurrencyInitializer<T>): Currency<T> {
    let (currency, _) = init.open();
    currency
}

#[test_only]
public fun finalize_unwrap_for_testing<T>(
    init: CurrencyInitializer<T>,
    ctx: &mut TxContext,
): (Currency<T>, MetadataCap<T>) {
    let (mut currency, _) = init.open();
    currency.mark_new();
    let cap = currency.new_metadata_cap(ctx);
    (currency, cap)
}

#[test_only]
public fun migrate_legacy_metadata_for_testing<T>(
    registry: &mut CoinRegistry,
    legacy: &CoinMetadata<T>,
    _ctx: &mut TxContext,
): Currency<T> {
    registry.migrate(legacy)
}
