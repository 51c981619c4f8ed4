// #region structs
/// Weather of many places, refreshed in bulk and read one place at a time.
module weather_grid::grid;

use std::string::String;
use sui::clock::Clock;
use sui::event;

#[error]
const EOtherOperator: vector<u8> = b"The capability is not the region's operator";
#[error]
const EUnevenColumns: vector<u8> = b"The columns have different lengths";
#[error]
const ETooManyPlaces: vector<u8> = b"A region has at most 500 places";
#[error]
const ENoSuchPlace: vector<u8> = b"The region has no place of this number";
#[error]
const EOtherRegion: vector<u8> = b"The list of places belongs to another region";
#[error]
const ENoReading: vector<u8> = b"There is no reading yet";
#[error]
const EStale: vector<u8> = b"The reading is too old";

const MAX_PLACES: u64 = 500;
/// What a thermometer outdoors can show, in hundredths of a kelvin: 173.15 K to 333.15 K.
const COLDEST_CK: u16 = 17_315;
const HOTTEST_CK: u16 = 33_315;
/// How far an observation may be ahead of the network's clock.
const MAX_AHEAD_S: u64 = 60;

public struct AdminCap has key, store {
    id: UID,
}

/// The service's right to refresh. An administrator can take a region away from it.
public struct OperatorCap has key, store {
    id: UID,
}

/// Shared: numbers only, because the whole object is written again at each refresh.
public struct Region has key {
    id: UID,
    operator: ID,
    readings: vector<Reading>,
}

/// Immutable: which place has which number.
public struct Places has key {
    id: UID,
    region: ID,
    codes: vector<String>,
}

/// Nine bytes. Temperature in hundredths of a kelvin, since Move has no negative
/// integers.
public struct Reading has copy, drop, store {
    temperature_ck: u16,
    humidity_percent: u8,
    wind_cms: u16,
    /// Seconds since 1970; zero before the first reading.
    observed_s: u32,
}
// #endregion structs

// #region events
public struct RegionOpened has copy, drop {
    region: ID,
    places: ID,
}

public struct Refreshed has copy, drop {
    region: ID,
    accepted: u16,
    /// Older than what is stored, ahead of the clock, or implausible.
    skipped: u16,
}
// #endregion events

// #region admin
fun init(ctx: &mut TxContext) {
    transfer::transfer(AdminCap { id: object::new(ctx) }, ctx.sender());
}

public fun new_operator(_: &AdminCap, ctx: &mut TxContext): OperatorCap {
    OperatorCap { id: object::new(ctx) }
}

/// Shares a region without readings and freezes the list of its places.
public fun open_region(
    _: &AdminCap,
    operator: ID,
    codes: vector<String>,
    ctx: &mut TxContext,
): ID {
    assert!(codes.length() <= MAX_PLACES, ETooManyPlaces);
    let none = Reading {
        temperature_ck: 0,
        humidity_percent: 0,
        wind_cms: 0,
        observed_s: 0,
    };
    let readings = vector::tabulate!(codes.length(), |_| none);
    let region = Region { id: object::new(ctx), operator, readings };
    let id = object::id(&region);
    let places = Places { id: object::new(ctx), region: id, codes };

    event::emit(RegionOpened { region: id, places: object::id(&places) });
    transfer::freeze_object(places);
    transfer::share_object(region);
    id
}

/// Replaces a lost or stolen capability: the old one stops working at once.
public fun set_operator(region: &mut Region, _: &AdminCap, operator: ID) {
    region.operator = operator;
}
// #endregion admin

// #region refresh
/// Stores one reading for each number in `places`. One bad row does not stop the others.
public fun refresh(
    region: &mut Region,
    cap: &OperatorCap,
    places: vector<u16>,
    temperatures_ck: vector<u16>,
    humidities_percent: vector<u8>,
    winds_cms: vector<u16>,
    observed_s: vector<u32>,
    clock: &Clock,
) {
    assert!(object::id(cap) == region.operator, EOtherOperator);
    let rows = places.length();
    let even =
        temperatures_ck.length() == rows && humidities_percent.length() == rows
        && winds_cms.length() == rows && observed_s.length() == rows;
    assert!(even, EUnevenColumns);

    let latest_s = clock.timestamp_ms() / 1_000 + MAX_AHEAD_S;
    let mut accepted = 0;
    rows.do!(|row| {
        let reading = Reading {
            temperature_ck: temperatures_ck[row],
            humidity_percent: humidities_percent[row],
            wind_cms: winds_cms[row],
            observed_s: observed_s[row],
        };
        if (region.store(places[row], reading, latest_s)) accepted = accepted + 1;
    });
    event::emit(Refreshed {
        region: object::id(region),
        accepted,
        skipped: (rows as u16) - accepted,
    });
}

fun store(region: &mut Region, place: u16, reading: Reading, latest_s: u64): bool {
    let place = place as u64;
    assert!(place < region.readings.length(), ENoSuchPlace);
    let plausible =
        reading.temperature_ck >= COLDEST_CK && reading.temperature_ck <= HOTTEST_CK
        && reading.humidity_percent <= 100;
    let newer = reading.observed_s > region.readings[place].observed_s;
    if (!plausible || !newer || (reading.observed_s as u64) > latest_s) return false;
    *&mut region.readings[place] = reading;
    true
}
// #endregion refresh

// #region read
/// The reading of a place, if it was observed within the last `max_age_s` seconds.
public fun fresh(region: &Region, place: u16, max_age_s: u64, clock: &Clock): Reading {
    let reading = region.latest(place);
    assert!(reading.observed_s > 0, ENoReading);
    assert!(
        clock.timestamp_ms() / 1_000 <= (reading.observed_s as u64) + max_age_s,
        EStale,
    );
    reading
}

/// The last reading of a place, of whatever age.
public fun latest(region: &Region, place: u16): Reading {
    assert!((place as u64) < region.readings.length(), ENoSuchPlace);
    region.readings[place as u64]
}

/// The code of a place, such as `CHZRH`.
public fun code(places: &Places, region: &Region, place: u16): String {
    assert!(places.region == object::id(region), EOtherRegion);
    assert!((place as u64) < places.codes.length(), ENoSuchPlace);
    places.codes[place as u64]
}
// #endregion read

public fun temperature_ck(reading: &Reading): u16 { reading.temperature_ck }

public fun humidity_percent(reading: &Reading): u8 { reading.humidity_percent }

public fun wind_cms(reading: &Reading): u16 { reading.wind_cms }

public fun observed_s(reading: &Reading): u32 { reading.observed_s }

#[test_only]
public fun admin_for_testing(ctx: &mut TxContext): AdminCap {
    AdminCap { id: object::new(ctx) }
}
