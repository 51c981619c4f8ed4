module sui::display_registry;

use std::internal::Permit;
use std::string::String;
use sui::derived_object;
use sui::display;
use sui::package::Publisher;
use sui::vec_map::{Self, VecMap};

#[test_only, error(code = 0)]
const ENotSystemAddress: vector<u8> = b"Only the system makes the registry";
#[error(code = 1)]
const EDisplayAlreadyExists: vector<u8> = b"The type has a display already";
#[error(code = 2)]
const ECapAlreadyClaimed: vector<u8> = b"Somebody has the capability of this display";
#[error(code = 3)]
const ENotValidPublisher: vector<u8> = b"The publisher is of another package";
#[error(code = 4)]
const EFieldDoesNotExist: vector<u8> = b"The display has no such field";
#[error(code = 5)]
const ECapNotClaimed: vector<u8> = b"Nobody has claimed the capability of this display";

public struct DisplayRegistry has key { id: UID }

public struct DisplayKey<phantom T>() has copy, drop, store;

public struct Display<phantom T> has key {
    id: UID,
    fields: VecMap<String, String>,
    cap_id: Option<ID>,
}

public struct DisplayCap<phantom T> has key, store { id: UID }

public fun new<T>(
    registry: &mut DisplayRegistry,
    _permit: Permit<T>,
    ctx: &mut TxContext,
): (Display<T>, DisplayCap<T>) {
    registry.create(ctx)
}

public fun new_with_publisher<T>(
    registry: &mut DisplayRegistry,
    publisher: &mut Publisher,
    ctx: &mut TxContext,
): (Display<T>, DisplayCap<T>) {
    assert!(publisher.from_package<T>(), ENotValidPublisher);
    registry.create(ctx)
}

public fun migrate_v1_to_v2<T: key>(
    registry: &mut DisplayRegistry,
    legacy: display::Display<T>,
    ctx: &mut TxContext,
): (Display<T>, DisplayCap<T>) {
    let (mut display, cap) = registry.create(ctx);
    display.fields = *legacy.fields();
    legacy.destroy();
    (display, cap)
}

public fun share<T>(display: Display<T>) { transfer::share_object(display) }

public fun set<T>(display: &mut Display<T>, _cap: &DisplayCap<T>, name: String, value: String) {
    if (display.fields.contains(&name)) { display.fields.remove(&name); };
    display.fields.insert(name, value)
}

public fun unset<T>(display: &mut Display<T>, _cap: &DisplayCap<T>, name: String) {
    assert!(display.fields.contains(&name), EFieldDoesNotExist);
    display.fields.remove(&name);
}

public fun clear<T>(display: &mut Display<T>, _cap: &DisplayCap<T>) {
    display.fields = vec_map::empty()
}

public fun claim<T: key>(
    display: &mut Display<T>,
    legacy: display::Display<T>,
    ctx: &mut TxContext,
): DisplayCap<T> {
    let cap = display.claim_cap(ctx);
    legacy.destroy();
    cap
}

public fun claim_with_publisher<T: key>(
    display: &mut Display<T>,
    publisher: &mut Publisher,
    ctx: &mut TxContext,
): DisplayCap<T> {
    assert!(publisher.from_package<T>(), ENotValidPublisher);
    display.claim_cap(ctx)
}

public fun delete_legacy<T: key>(display: &Display<T>, legacy: display::Display<T>) {
    assert!(display.cap_id.is_some(), ECapNotClaimed);
    legacy.destroy()
}

public fun fields<T>(display: &Display<T>): &VecMap<String, String> { &display.fields }

public fun cap_id<T>(display: &Display<T>): Option<ID> { display.cap_id }

fun create<T>(registry: &mut DisplayRegistry, ctx: &mut TxContext): (Display<T>, DisplayCap<T>) {
    assert!(!derived_object::exists(&registry.id, DisplayKey<T>()), EDisplayAlreadyExists);
    let id = derived_object::claim(&mut registry.id, DisplayKey<T>());
    let mut display = Display<T> { id, fields: vec_map::empty(), cap_id: option::none() };
    let cap = display.claim_cap(ctx);
    (display, cap)
}

fun claim_cap<T>(display: &mut Display<T>, ctx: &mut TxContext): DisplayCap<T> {
    assert!(display.cap_id.is_none(), ECapAlreadyClaimed);
    let cap = DisplayCap { id: object::new(ctx) };
    display.cap_id = option::some(object::id(&cap));
    cap
}

// Tests of other packages get one from `test_scenario::create_system_objects`.
#[test_only]
public(package) fun create_for_testing(ctx: &mut TxContext) {
    assert!(ctx.sender() == @0x0, ENotSystemAddress);
    transfer::share_object(DisplayRegistry { id: object::new(ctx) })
}
