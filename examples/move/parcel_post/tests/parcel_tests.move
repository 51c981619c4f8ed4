// #region setup
#[test_only]
module parcel_post::parcel_tests;

use parcel_post::parcel::{
    Self,
    Parcel,
    ParcelDelivered,
    ParcelPosted,
    ParcelScanned,
    RegistrarCap,
};
use std::unit_test::{assert_eq, destroy};
use sui::clock;
use sui::event;
use sui::test_scenario::{Self as scenario, Scenario};

const SENDER: address = @0x5E4D;
const RECIPIENT: address = @0x4EC1;

fun posted(): Scenario {
    let mut test = scenario::begin(SENDER);
    parcel::init_for_testing(test.ctx());
    parcel::post(RECIPIENT, test.ctx());
    assert_eq!(event::events_by_type<ParcelPosted>().length(), 1);
    test.next_tx(RECIPIENT);
    test
}
// #endregion setup

// #region scans
#[test]
fun scans_are_numbered_without_a_gap() {
    let mut test = posted();
    let registrar = test.take_from_address<RegistrarCap>(SENDER);
    let basel = registrar.new_pass(b"Basel".to_string(), test.ctx());
    let milan = registrar.new_pass(b"Milan".to_string(), test.ctx());
    let mut parcel = test.take_shared<Parcel>();
    let mut clock = clock::create_for_testing(test.ctx());

    clock.set_for_testing(1_000);
    parcel.scan(&basel, &clock);
    clock.increment_for_testing(250);
    parcel.scan(&milan, &clock);

    let scans = event::events_by_type<ParcelScanned>();
    assert_eq!(scans.map_ref!(|scan| scan.scanned_step()), vector[1, 2]);
    assert_eq!(scans.map_ref!(|scan| scan.scanned_at_ms()), vector[1_000, 1_250]);
    assert_eq!(event::num_events(), 2);

    clock.destroy_for_testing();
    scenario::return_shared(parcel);
    scenario::return_to_address(SENDER, registrar);
    destroy(basel);
    destroy(milan);
    let effects = test.end();
    assert_eq!(effects.num_user_events(), 2);
}
// #endregion scans

#[test]
fun delivery_ends_the_parcel() {
    let mut test = posted();
    test.take_shared<Parcel>().accept(test.ctx());
    assert_eq!(event::events_by_type<ParcelDelivered>().length(), 1);

    test.next_tx(SENDER);
    assert!(!scenario::has_most_recent_shared<Parcel>());
    // The events of the last transaction are gone.
    assert_eq!(event::num_events(), 0);
    test.end();
}

#[test, expected_failure(abort_code = parcel::ENotRecipient)]
fun a_stranger_cannot_accept() {
    let mut test = posted();
    test.next_tx(SENDER);
    test.take_shared<Parcel>().accept(test.ctx());
    abort
}
