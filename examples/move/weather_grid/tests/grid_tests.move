// #region setup
#[test_only]
module weather_grid::grid_tests;

use std::unit_test::{assert_eq, destroy};
use sui::clock::{Self, Clock};
use sui::test_scenario::{Self as scenario, Scenario};
use weather_grid::grid::{Self, AdminCap, OperatorCap, Places, Region};

const SERVICE: address = @0x5E;
/// 2026-11-21, 06:00 UTC.
const NOW_S: u32 = 1_795_240_800;

/// A region of three places, at `NOW_S`, in a transaction of the service.
fun three_places(): (Scenario, Clock, AdminCap, OperatorCap) {
    let mut test = scenario::begin(SERVICE);
    let admin = grid::admin_for_testing(test.ctx());
    let operator = admin.new_operator(test.ctx());
    let codes = vector[b"CHZRH".to_string(), b"NOOSL".to_string(), b"KENBO".to_string()];
    grid::open_region(&admin, object::id(&operator), codes, test.ctx());

    let mut clock = clock::create_for_testing(test.ctx());
    clock.set_for_testing((NOW_S as u64) * 1_000);
    test.next_tx(SERVICE);
    (test, clock, admin, operator)
}

fun end(test: Scenario, clock: Clock, admin: AdminCap, operator: OperatorCap) {
    destroy(clock);
    destroy(admin);
    destroy(operator);
    test.end();
}
// #endregion setup

// #region bulk
#[test]
fun one_call_refreshes_many_places() {
    let (mut test, clock, admin, operator) = three_places();
    test.with_shared!<Region>(|region, _| {
        region.refresh(
            &operator,
            vector[0, 2],
            vector[27_865, 29_515],
            vector[81, 60],
            vector[210, 340],
            vector[NOW_S - 120, NOW_S - 90],
            &clock,
        );
        let zurich = region.fresh(0, 600, &clock);
        assert_eq!(zurich.temperature_ck(), 27_865);
        assert_eq!(zurich.wind_cms(), 210);
        assert_eq!(region.latest(1).observed_s(), 0);
        assert_eq!(region.fresh(2, 600, &clock).humidity_percent(), 60);
    });
    test.next_tx(SERVICE);
    let places = test.take_immutable<Places>();
    test.with_shared!<Region>(|region, _| {
        assert_eq!(places.code(region, 2), b"KENBO".to_string());
    });
    scenario::return_immutable(places);
    end(test, clock, admin, operator);
}
// #endregion bulk

// #region skip
#[test]
fun bad_rows_do_not_stop_good_ones() {
    let (mut test, clock, admin, operator) = three_places();
    test.with_shared!<Region>(|region, _| {
        let (temperature, humidity, wind) = (vector[27_865], vector[81], vector[210]);
        region.refresh(
            &operator,
            vector[0],
            temperature,
            humidity,
            wind,
            vector[NOW_S],
            &clock,
        );
        // Older than what is stored; 700 K; an hour ahead of the clock.
        region.refresh(
            &operator,
            vector[0, 1, 2],
            vector[20_000, 65_000, 29_515],
            vector[1, 60, 60],
            vector[1, 340, 340],
            vector[NOW_S - 1, NOW_S, NOW_S + 3_600],
            &clock,
        );
        assert_eq!(region.latest(0).temperature_ck(), 27_865);
        assert_eq!(region.latest(1).observed_s(), 0);
        assert_eq!(region.latest(2).observed_s(), 0);
    });
    end(test, clock, admin, operator);
}
// #endregion skip

// #region stale
#[test, expected_failure(abort_code = grid::EStale)]
fun an_old_reading_is_no_weather() {
    let (test, mut clock, _admin, operator) = three_places();
    let mut region = test.take_shared<Region>();
    region.refresh(
        &operator,
        vector[0],
        vector[27_865],
        vector[81],
        vector[210],
        vector[NOW_S],
        &clock,
    );
    clock.increment_for_testing(601_000);
    region.fresh(0, 600, &clock);
    abort
}
// #endregion stale

#[test, expected_failure(abort_code = grid::ENoReading)]
fun a_place_may_have_no_reading() {
    let (test, clock, _admin, _operator) = three_places();
    test.take_shared<Region>().fresh(1, 600, &clock);
    abort
}

#[test, expected_failure(abort_code = grid::EOtherOperator)]
fun a_replaced_operator_cannot_write() {
    let (mut test, clock, admin, operator) = three_places();
    let next = admin.new_operator(test.ctx());
    let mut region = test.take_shared<Region>();
    region.set_operator(&admin, object::id(&next));
    region.refresh(&operator, vector[], vector[], vector[], vector[], vector[], &clock);
    abort
}

#[test, expected_failure(abort_code = grid::EUnevenColumns)]
fun columns_have_one_length() {
    let (test, clock, _admin, operator) = three_places();
    let mut region = test.take_shared<Region>();
    region.refresh(
        &operator,
        vector[0],
        vector[],
        vector[81],
        vector[210],
        vector[NOW_S],
        &clock,
    );
    abort
}

#[test, expected_failure(abort_code = grid::ETooManyPlaces)]
fun a_region_has_a_limit() {
    let mut test = scenario::begin(SERVICE);
    let admin = grid::admin_for_testing(test.ctx());
    let codes = vector::tabulate!(501, |_| b"CHZRH".to_string());
    grid::open_region(&admin, object::id(&admin), codes, test.ctx());
    abort
}
