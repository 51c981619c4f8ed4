#[test_only]
module workshop::crates_tests;

use std::unit_test::{assert_eq, destroy};
use workshop::crates;

#[test]
fun a_crate_keeps_what_is_packed() {
    let ctx = &mut tx_context::dummy();
    let parts = vector[crates::cut(120, ctx), crates::cut(80, ctx)];
    let spare = option::some(crates::cut(50, ctx));

    let crate = crates::pack(
        parts,
        spare,
        option::some(b"fragile".to_string()),
        vector[@0xA, @0xB],
        ctx,
    );

    assert_eq!(crate.grams(), 200);
    assert_eq!(crate.has_spare(), true);
    assert_eq!(crate.label(), option::some(b"fragile".to_string()));
    assert_eq!(crate.stops(), vector[@0xA, @0xB]);
    destroy(crate);
}

#[test, expected_failure(abort_code = crates::ENoParts)]
fun an_empty_crate_is_refused() {
    let ctx = &mut tx_context::dummy();
    let _crate = crates::pack(vector[], option::none(), option::none(), vector[], ctx);
    abort
}
