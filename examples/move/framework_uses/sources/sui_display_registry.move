module framework_uses::sui_display_registry;

use sui::display_registry::{DisplayRegistry, DisplayCap};

public struct Boat has key, store { id: UID, name: std::string::String }

// #region use
/// Says how wallets show a `Boat`, by templates over its fields.
public fun set_up(registry: &mut DisplayRegistry, ctx: &mut TxContext): DisplayCap<Boat> {
    let (mut display, cap) = registry.new(internal::permit<Boat>(), ctx);
    display.set(&cap, b"name".to_string(), b"Boat {name}".to_string());
    display.set(&cap, b"link".to_string(), b"https://example.com/boats/{id}".to_string());
    display.share();
    cap
}
// #endregion use

public fun name(boat: &Boat): std::string::String { boat.name }
