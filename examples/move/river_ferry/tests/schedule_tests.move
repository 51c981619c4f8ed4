#[test_only]
module river_ferry::schedule_tests;

use river_ferry::schedule;
use std::unit_test::assert_eq;
use sui::bag;
use sui::dynamic_field;

#[test]
fun seats_add_up() {
    let ctx = &mut tx_context::dummy();
    let mut schedule = schedule::print(ctx);
    schedule.add_seats(480, 60);
    schedule.add_seats(480, 12);
    assert_eq!(schedule.free(480), 72);
    assert_eq!(schedule.free(540), 0);
    schedule.note(0, b"No bicycles on Sundays");
    schedule.note(1, 30u64);
    assert_eq!(schedule.erase<u64>(1), 30);
    let _: vector<u8> = schedule.erase(0);
    schedule.discard();
}

#[test, expected_failure(abort_code = dynamic_field::EFieldTypeMismatch)]
fun a_note_comes_out_as_what_it_was() {
    let ctx = &mut tx_context::dummy();
    let mut schedule = schedule::print(ctx);
    schedule.note(0, 30u64);
    let _: u8 = schedule.erase(0);
    abort
}

#[test, expected_failure(abort_code = bag::EBagNotEmpty)]
fun notes_are_not_lost() {
    let ctx = &mut tx_context::dummy();
    let mut schedule = schedule::print(ctx);
    schedule.note(0, 30u64);
    schedule.discard();
    abort
}
