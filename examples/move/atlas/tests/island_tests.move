#[test_only]
module atlas::island_tests;

use atlas::island;
use std::unit_test::{assert_eq, destroy};
use sui::clock;

#[test]
fun a_storm_is_reported() {
    let ctx = &mut tx_context::dummy();
    let clock = clock::create_for_testing(ctx);
    let name = b"Grey Holm".to_string();
    let mut holm = island::discover(
        name,
        1_250_000,
        x"0a1b2c",
        vector[4, 19, 230],
        &clock,
        ctx,
    );
    assert!(holm.storm_force().is_none());

    holm.set_motto(b"Dry feet".to_string());
    holm.add_ferry(b"north".to_string(), 6);
    holm.report_storm(9);
    assert_eq!(holm.storm_force(), option::some(9));

    destroy(holm);
    clock.destroy_for_testing();
}
