// #region tests
#[test_only]
module harbor_lights::lantern_tests;

use harbor_lights::lantern::{Self, Lantern};
use std::unit_test::{assert_eq, destroy};
use sui::display::{Self, DisplayCreated, VersionUpdated};
use sui::event;
use sui::package;

public struct LANTERN_TESTS has drop {}

#[test]
fun each_change_is_announced() {
    let ctx = &mut tx_context::dummy();
    let publisher = package::test_claim(LANTERN_TESTS {}, ctx);
    let mut display = lantern::describe(&publisher, ctx);
    assert_eq!(display.version(), 1);

    lantern::redescribe(
        &mut display,
        b"name".to_string(),
        b"Lantern, {color}".to_string(),
    );
    assert_eq!(display.version(), 2);
    assert_eq!(
        *display.fields().get(&b"name".to_string()),
        b"Lantern, {color}".to_string(),
    );
    assert_eq!(event::events_by_type<DisplayCreated<Lantern>>().length(), 1);
    assert_eq!(event::events_by_type<VersionUpdated<Lantern>>().length(), 2);
    destroy(display);
    destroy(publisher);
}

/// A change without `update_version` stays unknown to those who follow the events.
#[test]
fun a_silent_change_keeps_the_version() {
    let ctx = &mut tx_context::dummy();
    let publisher = package::test_claim(LANTERN_TESTS {}, ctx);
    let mut display = lantern::describe(&publisher, ctx);
    display.add(b"link".to_string(), b"https://lights.example/{id}".to_string());
    assert_eq!(display.version(), 1);
    assert_eq!(display.fields().length(), 3);
    destroy(display);
    destroy(publisher);
}

#[test, expected_failure(abort_code = display::ENotOwner)]
fun a_publisher_speaks_for_its_own_package_only() {
    let ctx = &mut tx_context::dummy();
    let publisher = package::test_claim(LANTERN_TESTS {}, ctx);
    destroy(display::new<sui::kiosk::Kiosk>(&publisher, ctx));
    abort
}
// #endregion tests
