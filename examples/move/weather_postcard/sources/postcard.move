// #region postcard
/// A postcard that keeps the weather of the moment it was written.
module weather_postcard::postcard;

use std::string::String;
use sui::clock::Clock;
use weather_grid::grid::{Places, Reading, Region};

/// Three missed refreshes: after that the weather is not news.
const MAX_AGE_S: u64 = 30 * 60;
/// 273.15 K.
const FREEZING_CK: u16 = 27_315;

public struct Postcard has key, store {
    id: UID,
    place: String,
    reading: Reading,
}

/// Aborts if the region has no reading of the last half hour for this place.
public fun write(
    region: &Region,
    places: &Places,
    place: u16,
    clock: &Clock,
    ctx: &mut TxContext,
): Postcard {
    let reading = region.fresh(place, MAX_AGE_S, clock);
    Postcard { id: object::new(ctx), place: places.code(region, place), reading }
}

public fun shows_frost(card: &Postcard): bool {
    card.reading.temperature_ck() < FREEZING_CK
}

public fun place(card: &Postcard): String { card.place }
// #endregion postcard
