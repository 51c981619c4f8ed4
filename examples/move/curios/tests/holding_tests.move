#[test_only]
module curios::holding_tests;

use curios::cabinet;
use curios::catalog::{Self, Catalog};
use curios::curio::{Self, Curio};
use curios::frame::{Self, Frame};
use std::unit_test::{assert_eq, destroy};
use sui::test_scenario as scenario;

const OWNER: address = @0x0A;
const OTHER: address = @0x0B;

// #region wrapping
#[test]
fun a_curio_keeps_its_id_and_content_in_a_frame() {
    let mut test = scenario::begin(OWNER);
    let curio = curio::find(test.ctx());
    let id = object::id(&curio);
    transfer::public_transfer(curio, OWNER);

    test.next_tx(OWNER);
    let curio = test.take_from_sender<Curio>();
    transfer::public_transfer(frame::mount(curio, test.ctx()), OWNER);

    // The curio is on no list of objects any more, but still there to be changed.
    test.next_tx(OWNER);
    assert!(!scenario::has_most_recent_for_address<Curio>(OWNER));
    let mut frame = test.take_from_sender<Frame>();
    frame.curio_mut().polish();
    transfer::public_transfer(frame.release(), OWNER);

    test.next_tx(OWNER);
    let curio = test.take_from_sender<Curio>();
    assert_eq!(object::id(&curio), id);
    assert_eq!(curio.shine(), 1);
    test.return_to_sender(curio);
    test.end();
}
// #endregion wrapping

#[test]
fun the_showcase_swaps_and_the_drawer_counts() {
    let ctx = &mut tx_context::dummy();
    let mut cabinet = cabinet::build(ctx);
    let first = curio::find(ctx);
    let first_id = object::id(&first);
    cabinet.show(first);
    let first = cabinet.exchange(curio::find(ctx));
    assert_eq!(object::id(&first), first_id);
    cabinet.stow(first);
    assert_eq!(cabinet.stowed(), 1);
    destroy(cabinet);
}

#[test]
fun an_empty_cabinet_can_be_scrapped() {
    let ctx = &mut tx_context::dummy();
    let mut cabinet = cabinet::build(ctx);
    cabinet.show(curio::find(ctx));
    destroy(cabinet.take());
    cabinet.scrap();
}

#[test, expected_failure(abort_code = cabinet::EFull)]
fun the_showcase_holds_one() {
    let ctx = &mut tx_context::dummy();
    let mut cabinet = cabinet::build(ctx);
    cabinet.show(curio::find(ctx));
    cabinet.show(curio::find(ctx));
    abort
}

#[test, expected_failure(abort_code = cabinet::EEmpty)]
fun an_empty_showcase_gives_nothing() {
    let ctx = &mut tx_context::dummy();
    let mut cabinet = cabinet::build(ctx);
    destroy(cabinet.take());
    abort
}

#[test, expected_failure(abort_code = cabinet::ENotEmpty)]
fun a_cabinet_with_content_cannot_be_scrapped() {
    let ctx = &mut tx_context::dummy();
    let mut cabinet = cabinet::build(ctx);
    cabinet.stow(curio::find(ctx));
    cabinet.scrap();
}

// #region catalog
#[test]
fun anyone_reads_a_catalog() {
    let mut test = scenario::begin(OWNER);
    catalog::issue(3, vector[70, 95], test.ctx());

    test.next_tx(OTHER);
    let catalog = test.take_immutable<Catalog>();
    assert_eq!(catalog.price(1), 95);
    assert_eq!(catalog.edition(), 3);
    scenario::return_immutable(catalog);
    test.end();
}
// #endregion catalog

#[test, expected_failure(abort_code = catalog::ENoSuchEntry)]
fun a_catalog_has_no_more_entries_than_prices() {
    let mut test = scenario::begin(OWNER);
    catalog::issue(3, vector[70, 95], test.ctx());
    test.next_tx(OTHER);
    let catalog = test.take_immutable<Catalog>();
    catalog.price(2);
    abort
}
