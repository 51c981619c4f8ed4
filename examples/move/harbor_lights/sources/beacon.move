// #region header
/// Beacons and how wallets show them. The registry keeps no versions of templates, so a
/// book of this module counts them, and shows the number with each beacon.
module harbor_lights::beacon;

use std::string::String;
use sui::display_registry::{Self, Display, DisplayCap, DisplayRegistry};
use sui::event;
use sui::package::{Self, Publisher};

#[error]
const EUneven: vector<u8> = b"There must be as many templates as names";
#[error]
const EReservedName: vector<u8> = b"The book itself writes the field template_version";

/// The field that tells readers from which version a text comes.
const VERSION_FIELD: vector<u8> = b"template_version";
// #endregion header

// #region structs
public struct BEACON has drop {}

public struct Beacon has key, store {
    id: UID,
    name: String,
    color: String,
    range_miles: u16,
    photo: String,
}

/// The right to change the templates, and the number of the version in use.
public struct TemplateBook has key, store {
    id: UID,
    cap: DisplayCap<Beacon>,
    version: u64,
}

public struct TemplatesChanged has copy, drop { version: u64, names: vector<String> }
// #endregion structs

fun init(otw: BEACON, ctx: &mut TxContext) { package::claim_and_keep(otw, ctx) }

public fun light_up(
    name: String,
    color: String,
    range_miles: u16,
    photo: String,
    ctx: &mut TxContext,
): Beacon {
    Beacon { id: object::new(ctx), name, color, range_miles, photo }
}

// #region register
/// Registers the display of beacons with version 1 of its templates. Works once.
public fun open_book(
    registry: &mut DisplayRegistry,
    publisher: &mut Publisher,
    ctx: &mut TxContext,
): TemplateBook {
    let (mut display, cap) = display_registry::new_with_publisher<Beacon>(
        registry,
        publisher,
        ctx,
    );
    let mut book = TemplateBook { id: object::new(ctx), cap, version: 0 };
    book.change(
        &mut display,
        vector[b"name".to_string(), b"description".to_string(), b"image_url".to_string()],
        vector[
            b"Beacon {name}".to_string(),
            b"A {color} light, seen from {range_miles} miles".to_string(),
            b"https://lights.example/{photo:url}.jpg".to_string(),
        ],
    );
    display.share();
    book
}
// #endregion register

// #region change
/// Replaces all templates at once and counts the version.
public fun change(
    book: &mut TemplateBook,
    display: &mut Display<Beacon>,
    names: vector<String>,
    templates: vector<String>,
) {
    assert!(names.length() == templates.length(), EUneven);
    let version_field = VERSION_FIELD.to_string();
    assert!(!names.contains(&version_field), EReservedName);

    book.version = book.version + 1;
    display.clear(&book.cap);
    names.zip_do_ref!(
        &templates,
        |name, template| display.set(&book.cap, *name, *template),
    );
    display.set(&book.cap, version_field, book.version.to_string());
    event::emit(TemplatesChanged { version: book.version, names })
}

public fun version(book: &TemplateBook): u64 { book.version }
// #endregion change
