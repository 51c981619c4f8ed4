#[test_only]
module weather_postcard::postcard_tests;

use std::unit_test::{assert_eq, destroy};
use sui::clock::{Self, Clock};
use sui::test_scenario::{Self as scenario, Scenario};
use weather_grid::grid::{Self, Places, Region};
use weather_postcard::postcard;

const NOW_S: u32 = 1_795_240_800;

/// Oslo at 268.15 K.
fun frosty_oslo(): (Scenario, Clock) {
    let mut test = scenario::begin(@0x5E);
    let admin = grid::admin_for_testing(test.ctx());
    let operator = admin.new_operator(test.ctx());
    grid::open_region(
        &admin,
        object::id(&operator),
        vector[b"NOOSL".to_string()],
        test.ctx(),
    );

    let mut clock = clock::create_for_testing(test.ctx());
    clock.set_for_testing((NOW_S as u64) * 1_000);
    test.next_tx(@0x5E);
    test.with_shared!<Region>(|region, _| {
        let (temperature, humidity, wind) = (vector[26_815], vector[70], vector[90]);
        region.refresh(
            &operator,
            vector[0],
            temperature,
            humidity,
            wind,
            vector[NOW_S],
            &clock,
        );
    });
    destroy(admin);
    destroy(operator);
    test.next_tx(@0xA);
    (test, clock)
}

// #region write
#[test]
fun a_postcard_keeps_the_weather() {
    let (mut test, clock) = frosty_oslo();
    let (region, places) = (test.take_shared<Region>(), test.take_immutable<Places>());
    let card = postcard::write(&region, &places, 0, &clock, test.ctx());
    assert!(card.shows_frost());
    assert_eq!(card.place(), b"NOOSL".to_string());

    destroy(card);
    destroy(clock);
    scenario::return_shared(region);
    scenario::return_immutable(places);
    test.end();
}

#[test, expected_failure(abort_code = grid::EStale)]
fun old_weather_makes_no_postcard() {
    let (mut test, mut clock) = frosty_oslo();
    clock.increment_for_testing(1_801_000);
    let (region, places) = (test.take_shared<Region>(), test.take_immutable<Places>());
    destroy(postcard::write(&region, &places, 0, &clock, test.ctx()));
    abort
}
// #endregion write
