/// Islands, shown to people by templates alone.
module atlas::island;

use std::string::String;
use sui::clock::Clock;
use sui::display_registry::{Self, DisplayCap, DisplayRegistry};
use sui::package::{Self, Publisher};
use sui::vec_map::{Self, VecMap};

/// The one-time witness, from which `init` claims the publisher.
public struct ISLAND has drop {}

// #region types
public enum Weather has copy, drop, store {
    Calm,
    Storm { force: u8 },
}

/// Most fields are read by nothing but the display.
#[allow(unused_field)]
public struct Island has key, store {
    id: UID,
    name: String,
    motto: Option<String>,
    area: u64,
    found_at: u64,
    chart: vector<u8>,
    depths: vector<u16>,
    ferries: VecMap<String, u32>,
    weather: Weather,
}
// #endregion types

fun init(otw: ISLAND, ctx: &mut TxContext) {
    package::claim_and_keep(otw, ctx);
}

public fun discover(
    name: String,
    area: u64,
    chart: vector<u8>,
    depths: vector<u16>,
    clock: &Clock,
    ctx: &mut TxContext,
): Island {
    Island {
        id: object::new(ctx),
        name,
        motto: option::none(),
        area,
        found_at: clock.timestamp_ms(),
        chart,
        depths,
        ferries: vec_map::empty(),
        weather: Weather::Calm,
    }
}

public fun set_motto(island: &mut Island, motto: String) {
    island.motto = option::some(motto);
}

public fun add_ferry(island: &mut Island, harbor: String, trips: u32) {
    island.ferries.insert(harbor, trips);
}

public fun report_storm(island: &mut Island, force: u8) {
    island.weather = Weather::Storm { force };
}

public fun storm_force(island: &Island): Option<u8> {
    match (&island.weather) {
        Weather::Calm => option::none(),
        Weather::Storm { force } => option::some(*force),
    }
}

// #region display
/// Registers the templates, once, and returns the right to change them.
public fun register_display(
    registry: &mut DisplayRegistry,
    publisher: &mut Publisher,
    ctx: &mut TxContext,
): DisplayCap<Island> {
    let (mut display, cap) = display_registry::new_with_publisher<Island>(
        registry,
        publisher,
        ctx,
    );
    display.set(&cap, b"name".to_string(), b"{name}".to_string());
    display.set(&cap, b"motto".to_string(), b"{motto}".to_string());
    display.set(&cap, b"depth".to_string(), b"{depths[1u64]} m".to_string());
    display.share();
    cap
}
// #endregion display
