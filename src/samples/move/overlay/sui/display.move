module sui::display;

use std::string::String;
use sui::event;
use sui::package::Publisher;
use sui::vec_map::{Self, VecMap};

const ENotOwner: u64 = 0;
const EVecLengthMismatch: u64 = 1;

public struct Display<phantom T: key> has key, store {
    id: UID,
    fields: VecMap<String, String>,
    version: u16,
}

public struct DisplayCreated<phantom T: key> has copy, drop { id: ID }

public struct VersionUpdated<phantom T: key> has copy, drop {
    id: ID,
    version: u16,
    fields: VecMap<String, String>,
}

public fun new<T: key>(publisher: &Publisher, ctx: &mut TxContext): Display<T> {
    assert!(is_authorized<T>(publisher), ENotOwner);
    let id = object::new(ctx);
    event::emit(DisplayCreated<T> { id: id.to_inner() });
    Display { id, fields: vec_map::empty(), version: 0 }
}

public fun new_with_fields<T: key>(
    publisher: &Publisher,
    fields: vector<String>,
    values: vector<String>,
    ctx: &mut TxContext,
): Display<T> {
    let mut display = new(publisher, ctx);
    display.add_multiple(fields, values);
    display
}

#[allow(lint(self_transfer))]
public entry fun create_and_keep<T: key>(publisher: &Publisher, ctx: &mut TxContext) {
    transfer::public_transfer(new<T>(publisher, ctx), ctx.sender())
}

public entry fun update_version<T: key>(display: &mut Display<T>) {
    display.version = display.version + 1;
    event::emit(VersionUpdated<T> {
        id: object::id(display),
        version: display.version,
        fields: display.fields,
    });
}

public entry fun add<T: key>(self: &mut Display<T>, name: String, value: String) {
    self.fields.insert(name, value)
}

public entry fun add_multiple<T: key>(
    self: &mut Display<T>,
    fields: vector<String>,
    values: vector<String>,
) {
    assert!(fields.length() == values.length(), EVecLengthMismatch);
    fields.zip_do!(values, |name, value| self.add(name, value))
}

public entry fun edit<T: key>(self: &mut Display<T>, name: String, value: String) {
    self.fields.remove(&name);
    self.add(name, value)
}

public entry fun remove<T: key>(self: &mut Display<T>, name: String) { self.fields.remove(&name); }

public fun is_authorized<T: key>(publisher: &Publisher): bool { publisher.from_package<T>() }

public fun version<T: key>(display: &Display<T>): u16 { display.version }

public fun fields<T: key>(display: &Display<T>): &VecMap<String, String> { &display.fields }

public(package) fun destroy<T: key>(display: Display<T>) {
    let Display { id, .. } = display;
    id.delete()
}
