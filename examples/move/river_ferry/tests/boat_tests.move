#[test_only]
module river_ferry::boat_tests;

use river_ferry::boat;
use std::unit_test::{assert_eq, destroy};
use sui::dynamic_field;

#[test]
fun a_boat_carries_fuel_and_crates() {
    let ctx = &mut tx_context::dummy();
    let mut boat = boat::launch(ctx);
    boat.refuel(40);
    boat.refuel(2);
    assert_eq!(boat.fuel(), 42);

    let crate = boat::pack(75, ctx);
    let id = object::id(&crate);
    boat.load(1, crate);
    let crate = boat.unload(1);
    assert_eq!(object::id(&crate), id);
    assert_eq!(crate.kg(), 75);

    boat.scrap();
    destroy(crate);
}

#[test, expected_failure(abort_code = dynamic_field::EFieldAlreadyExists)]
fun a_berth_holds_one_crate() {
    let ctx = &mut tx_context::dummy();
    let mut boat = boat::launch(ctx);
    boat.load(0, boat::pack(1, ctx));
    boat.load(0, boat::pack(2, ctx));
    abort
}

#[test, expected_failure(abort_code = boat::ENotUnloaded)]
fun a_loaded_boat_is_not_scrapped() {
    let ctx = &mut tx_context::dummy();
    let mut boat = boat::launch(ctx);
    boat.load(2, boat::pack(1, ctx));
    boat.scrap();
    abort
}
