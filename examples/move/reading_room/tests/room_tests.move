#[test_only]
module reading_room::room_tests;

use reading_room::room::{Self, Room};
use std::unit_test::destroy;
use sui::test_scenario as scenario;

const KEEPER: address = @0xA;
const MEMBER: address = @0xB;

/// The identity of a file: the room's ID and a number of the file.
fun file_in(room: &Room): vector<u8> {
    let mut id = object::id(room).to_bytes();
    id.push_back(7);
    id
}

// #region test-member
#[test]
fun a_member_may_read() {
    let mut test = scenario::begin(KEEPER);
    let key = room::open(test.ctx());
    test.next_tx(MEMBER);
    let mut room = test.take_shared<Room>();
    room.admit(&key, MEMBER);
    room::approve_for_testing(file_in(&room), &room, test.ctx());
    destroy(key);
    scenario::return_shared(room);
    test.end();
}
// #endregion test-member

// #region test-stranger
#[test, expected_failure(abort_code = room::ENoAccess)]
fun the_keeper_is_not_a_member() {
    let mut test = scenario::begin(KEEPER);
    let _key = room::open(test.ctx());
    test.next_tx(KEEPER);
    let room = test.take_shared<Room>();
    room::approve_for_testing(file_in(&room), &room, test.ctx());
    abort
}

#[test, expected_failure(abort_code = room::ENoAccess)]
fun who_was_expelled_may_not_read() {
    let mut test = scenario::begin(KEEPER);
    let key = room::open(test.ctx());
    test.next_tx(MEMBER);
    let mut room = test.take_shared<Room>();
    room.admit(&key, MEMBER);
    room.expel(&key, MEMBER);
    room::approve_for_testing(file_in(&room), &room, test.ctx());
    abort
}
// #endregion test-stranger

// #region test-other-room
#[test, expected_failure(abort_code = room::ENoAccess)]
fun a_member_of_one_room_may_not_read_files_of_another() {
    let mut test = scenario::begin(MEMBER);
    let key = room::open(test.ctx());
    test.next_tx(MEMBER);
    let mut room = test.take_shared<Room>();
    room.admit(&key, MEMBER);
    room::approve_for_testing(@0xC0FFEE.to_bytes(), &room, test.ctx());
    abort
}

#[test, expected_failure(abort_code = room::ENoAccess)]
fun an_identity_shorter_than_a_room_id_is_refused() {
    let mut test = scenario::begin(MEMBER);
    let key = room::open(test.ctx());
    test.next_tx(MEMBER);
    let mut room = test.take_shared<Room>();
    room.admit(&key, MEMBER);
    room::approve_for_testing(x"07", &room, test.ctx());
    abort
}
// #endregion test-other-room

#[test, expected_failure(abort_code = room::EOtherRoom)]
fun a_key_admits_to_its_own_room_only() {
    let mut test = scenario::begin(KEEPER);
    let _key = room::open(test.ctx());
    test.next_tx(KEEPER);
    let mut room = test.take_shared<Room>();
    let other_key = room::open(test.ctx());
    room.admit(&other_key, MEMBER);
    abort
}

#[test, expected_failure(abort_code = room::EOtherRoom)]
fun a_key_expels_from_its_own_room_only() {
    let mut test = scenario::begin(KEEPER);
    let _key = room::open(test.ctx());
    test.next_tx(KEEPER);
    let mut room = test.take_shared<Room>();
    let other_key = room::open(test.ctx());
    room.expel(&other_key, MEMBER);
    abort
}
