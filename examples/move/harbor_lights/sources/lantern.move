// #region legacy
/// Lanterns, whose templates are of the first version of Display.
module harbor_lights::lantern;

use std::string::String;
use sui::display::{Self, Display as DisplayV1};
use sui::display_registry::{DisplayCap, DisplayRegistry};
use sui::package::Publisher;

public struct Lantern has key, store { id: UID, color: String, photo: String }

/// Makes the templates and announces them as version 1.
public fun describe(publisher: &Publisher, ctx: &mut TxContext): DisplayV1<Lantern> {
    let mut display = display::new_with_fields<Lantern>(
        publisher,
        vector[b"name".to_string(), b"image_url".to_string()],
        vector[
            b"{color} lantern".to_string(),
            b"https://lights.example/{photo}".to_string(),
        ],
        ctx,
    );
    display.update_version();
    display
}

/// Changes one template, and announces the next version.
public fun redescribe(display: &mut DisplayV1<Lantern>, name: String, template: String) {
    if (display.fields().contains(&name)) display.remove(name);
    display.add(name, template);
    display.update_version()
}
// #endregion legacy

// #region migrate
/// Moves the templates into the registry, if nobody has registered any yet.
public fun move_to_registry(
    registry: &mut DisplayRegistry,
    old: DisplayV1<Lantern>,
    ctx: &mut TxContext,
): DisplayCap<Lantern> {
    let (display, cap) = registry.migrate_v1_to_v2(old, ctx);
    display.share();
    cap
}
// #endregion migrate

public fun hang(color: String, photo: String, ctx: &mut TxContext): Lantern {
    Lantern { id: object::new(ctx), color, photo }
}
