#[test_only]
module rowing_chat::room_tests;

use rowing_chat::room::{Self, Room};
use std::unit_test::assert_eq;
use sui::bcs;
use sui::clock;
use sui::test_scenario::{Self, Scenario};

const COX: address = @0xC;
const ANA: address = @0xA;
const BEN: address = @0xB;

// #region setup
/// A room that COX has opened.
fun begin(): Scenario {
    let mut scenario = test_scenario::begin(COX);
    room::open(scenario.ctx());
    scenario
}

/// Lets `who` act on the room in a transaction of their own.
macro fun act($scenario: &mut Scenario, $who: address, $do: |&mut Room, &TxContext|) {
    let scenario = $scenario;
    scenario.next_tx($who);
    let mut room = scenario.take_shared<Room>();
    $do(&mut room, scenario.ctx());
    test_scenario::return_shared(room);
}

/// Lets `who` look at it.
macro fun look($scenario: &mut Scenario, $who: address, $see: |&Room, &TxContext|) {
    let scenario = $scenario;
    scenario.next_tx($who);
    let room = scenario.take_shared<Room>();
    $see(&room, scenario.ctx());
    test_scenario::return_shared(room);
}

fun invite(scenario: &mut Scenario, guest: address, history: bool) {
    act!(scenario, COX, |room, ctx| room.invite(guest, history, ctx));
}

fun admit(scenario: &mut Scenario, guest: address, history: bool) {
    invite(scenario, guest, history);
    act!(scenario, guest, |room, ctx| room.join(ctx));
}

fun remove(scenario: &mut Scenario, member: address) {
    act!(scenario, COX, |room, ctx| room.remove(member, ctx));
}

/// Aborts if `reader` may not have this key.
fun ask(scenario: &mut Scenario, reader: address, key: u64) {
    look!(
        scenario,
        reader,
        |room, ctx| room::approve_for_testing(identity(room, key), room, ctx),
    );
}

fun identity(room: &Room, key: u64): vector<u8> {
    let mut id = object::id(room).to_bytes();
    id.append(bcs::to_bytes(&key));
    id
}

fun post(scenario: &mut Scenario, sender: address, key: u64, length: u64) {
    scenario.next_tx(sender);
    let clock = clock::create_for_testing(scenario.ctx());
    let mut room = scenario.take_shared<Room>();
    room.post(key, vector::tabulate!(length, |_| 7), &clock, scenario.ctx());
    test_scenario::return_shared(room);
    clock.destroy_for_testing();
}
// #endregion setup

// #region keys
#[test]
fun each_change_of_members_begins_a_key() {
    let mut scenario = begin();
    admit(&mut scenario, ANA, false);
    admit(&mut scenario, BEN, false);
    remove(&mut scenario, BEN);
    act!(&mut scenario, ANA, |room, ctx| {
        assert_eq!(room.key(), 3);
        room.leave(ctx);
        assert_eq!(room.key(), 4);
        assert!(!room.is_member(ANA) && !room.is_member(BEN) && room.is_member(COX));
    });
    5u64.do!(|key| ask(&mut scenario, COX, key));
    scenario.end();
}

#[test]
fun a_guest_with_history_reads_from_the_beginning() {
    let mut scenario = begin();
    admit(&mut scenario, ANA, true);
    look!(&mut scenario, ANA, |room, _| assert_eq!(room.key(), 0));
    ask(&mut scenario, ANA, 0);
    scenario.end();
}

#[test]
fun a_guest_without_history_reads_from_the_new_key_on() {
    let mut scenario = begin();
    admit(&mut scenario, ANA, false);
    ask(&mut scenario, ANA, 1);
    admit(&mut scenario, BEN, false);
    ask(&mut scenario, ANA, 2);
    scenario.end();
}

#[test, expected_failure(abort_code = room::EBeforeJoining)]
fun a_guest_without_history_gets_no_older_key() {
    let mut scenario = begin();
    admit(&mut scenario, ANA, false);
    ask(&mut scenario, ANA, 0);
    abort
}

#[test, expected_failure(abort_code = room::EFutureKey)]
fun nobody_gets_a_key_before_it_is_used() {
    let mut scenario = begin();
    admit(&mut scenario, ANA, false);
    ask(&mut scenario, ANA, 2);
    abort
}
// #endregion keys

// #region gone
#[test, expected_failure(abort_code = room::ENotMember)]
fun a_removed_member_gets_no_new_key() {
    let mut scenario = begin();
    admit(&mut scenario, ANA, false);
    remove(&mut scenario, ANA);
    ask(&mut scenario, ANA, 2);
    abort
}

#[test, expected_failure(abort_code = room::ENotMember)]
fun a_removed_member_gets_no_old_key_either() {
    let mut scenario = begin();
    admit(&mut scenario, ANA, false);
    remove(&mut scenario, ANA);
    ask(&mut scenario, ANA, 1);
    abort
}

#[test, expected_failure(abort_code = room::EBeforeJoining)]
fun who_comes_back_gets_no_key_of_the_time_between() {
    let mut scenario = begin();
    admit(&mut scenario, ANA, false);
    remove(&mut scenario, ANA);
    admit(&mut scenario, ANA, false);
    ask(&mut scenario, ANA, 3);
    ask(&mut scenario, ANA, 2);
    abort
}
// #endregion gone

#[test, expected_failure(abort_code = room::ENotMember)]
fun a_stranger_gets_no_key() {
    let mut scenario = begin();
    ask(&mut scenario, ANA, 0);
    abort
}

#[test, expected_failure(abort_code = room::ENotMember)]
fun an_invitation_is_not_a_membership() {
    let mut scenario = begin();
    invite(&mut scenario, ANA, true);
    ask(&mut scenario, ANA, 0);
    abort
}

// #region identities
#[test, expected_failure(abort_code = room::EWrongIdentity)]
fun a_room_of_ones_own_opens_no_other() {
    let mut scenario = begin();
    look!(&mut scenario, COX, |room, ctx| {
        let mut id = @0xC0FFEE.to_bytes();
        id.append(bcs::to_bytes(&0u64));
        room::approve_for_testing(id, room, ctx);
    });
    abort
}

#[test, expected_failure(abort_code = room::EWrongIdentity)]
fun an_identity_without_a_key_is_refused() {
    let mut scenario = begin();
    look!(&mut scenario, COX, |room, ctx| {
        room::approve_for_testing(object::id(room).to_bytes(), room, ctx);
    });
    abort
}

#[test, expected_failure(abort_code = room::EWrongIdentity)]
fun an_identity_with_more_bytes_is_refused() {
    let mut scenario = begin();
    look!(&mut scenario, COX, |room, ctx| {
        let mut id = identity(room, 0);
        id.push_back(0);
        room::approve_for_testing(id, room, ctx);
    });
    abort
}
// #endregion identities

#[test, expected_failure(abort_code = room::ENotOwner)]
fun members_do_not_invite() {
    let mut scenario = begin();
    admit(&mut scenario, ANA, false);
    act!(&mut scenario, ANA, |room, ctx| room.invite(BEN, true, ctx));
    abort
}

#[test, expected_failure(abort_code = room::EAlreadyIn)]
fun a_member_is_not_invited_again() {
    let mut scenario = begin();
    admit(&mut scenario, ANA, false);
    invite(&mut scenario, ANA, true);
    abort
}

#[test, expected_failure(abort_code = room::EAlreadyIn)]
fun a_guest_is_invited_once() {
    let mut scenario = begin();
    invite(&mut scenario, ANA, false);
    invite(&mut scenario, ANA, true);
    abort
}

#[test, expected_failure(abort_code = room::ENotInvited)]
fun nobody_joins_without_an_invitation() {
    let mut scenario = begin();
    act!(&mut scenario, ANA, |room, ctx| room.join(ctx));
    abort
}

#[test, expected_failure(abort_code = room::ENotInvited)]
fun a_withdrawn_invitation_is_void() {
    let mut scenario = begin();
    invite(&mut scenario, ANA, false);
    act!(&mut scenario, COX, |room, ctx| room.withdraw(ANA, ctx));
    act!(&mut scenario, ANA, |room, ctx| room.join(ctx));
    abort
}

#[test, expected_failure(abort_code = room::ENotInvited)]
fun only_an_invitation_that_exists_is_withdrawn() {
    let mut scenario = begin();
    act!(&mut scenario, COX, |room, ctx| room.withdraw(ANA, ctx));
    abort
}

#[test, expected_failure(abort_code = room::ENotOwner)]
fun guests_do_not_withdraw() {
    let mut scenario = begin();
    invite(&mut scenario, ANA, false);
    act!(&mut scenario, ANA, |room, ctx| room.withdraw(ANA, ctx));
    abort
}

#[test, expected_failure(abort_code = room::EFull)]
fun a_room_holds_fifty_people() {
    let mut scenario = begin();
    act!(&mut scenario, COX, |room, ctx| {
        49u64.do!(
            |i| room.invite(sui::address::from_u256((i as u256) + 1_000), false, ctx),
        );
        room.invite(ANA, false, ctx);
    });
    abort
}

#[test, expected_failure(abort_code = room::ENotOwner)]
fun members_do_not_remove() {
    let mut scenario = begin();
    admit(&mut scenario, ANA, false);
    admit(&mut scenario, BEN, false);
    act!(&mut scenario, ANA, |room, ctx| room.remove(BEN, ctx));
    abort
}

#[test, expected_failure(abort_code = room::ENotMember)]
fun only_members_are_removed() {
    let mut scenario = begin();
    remove(&mut scenario, ANA);
    abort
}

#[test, expected_failure(abort_code = room::EOwnerStays)]
fun the_owner_is_not_removed() {
    let mut scenario = begin();
    remove(&mut scenario, COX);
    abort
}

#[test, expected_failure(abort_code = room::EOwnerStays)]
fun the_owner_does_not_leave() {
    let mut scenario = begin();
    act!(&mut scenario, COX, |room, ctx| room.leave(ctx));
    abort
}

#[test, expected_failure(abort_code = room::ENotMember)]
fun a_stranger_does_not_leave() {
    let mut scenario = begin();
    act!(&mut scenario, ANA, |room, ctx| room.leave(ctx));
    abort
}

#[test]
fun the_owner_leaves_after_handing_over() {
    let mut scenario = begin();
    admit(&mut scenario, ANA, false);
    act!(&mut scenario, COX, |room, ctx| room.hand_over(ANA, ctx));
    act!(&mut scenario, COX, |room, ctx| room.leave(ctx));
    act!(&mut scenario, ANA, |room, ctx| {
        assert!(!room.is_member(COX));
        room.invite(BEN, false, ctx);
    });
    scenario.end();
}

#[test, expected_failure(abort_code = room::ENotMember)]
fun a_stranger_does_not_become_the_owner() {
    let mut scenario = begin();
    act!(&mut scenario, COX, |room, ctx| room.hand_over(ANA, ctx));
    abort
}

#[test, expected_failure(abort_code = room::ENotOwner)]
fun a_member_does_not_take_over() {
    let mut scenario = begin();
    admit(&mut scenario, ANA, false);
    act!(&mut scenario, ANA, |room, ctx| room.hand_over(ANA, ctx));
    abort
}

// #region posts
#[test]
fun members_post_with_the_newest_key() {
    let mut scenario = begin();
    post(&mut scenario, COX, 0, 4_096);
    admit(&mut scenario, ANA, false);
    post(&mut scenario, ANA, 1, 10);
    look!(&mut scenario, ANA, |room, _| assert_eq!(room.posted(), 2));
    scenario.end();
}

#[test, expected_failure(abort_code = room::EOldKey)]
fun a_message_for_a_key_of_a_removed_member_is_refused() {
    let mut scenario = begin();
    admit(&mut scenario, ANA, false);
    remove(&mut scenario, ANA);
    post(&mut scenario, COX, 1, 10);
    abort
}

#[test, expected_failure(abort_code = room::EOldKey)]
fun a_message_for_a_key_to_come_is_refused() {
    let mut scenario = begin();
    post(&mut scenario, COX, 1, 10);
    abort
}

#[test, expected_failure(abort_code = room::ENotMember)]
fun a_removed_member_does_not_post() {
    let mut scenario = begin();
    admit(&mut scenario, ANA, false);
    remove(&mut scenario, ANA);
    post(&mut scenario, ANA, 2, 10);
    abort
}
// #endregion posts

#[test, expected_failure(abort_code = room::ETooLong)]
fun a_long_message_is_refused() {
    let mut scenario = begin();
    post(&mut scenario, COX, 0, 4_097);
    abort
}

#[test]
fun sender_and_owner_erase_a_message() {
    let mut scenario = begin();
    admit(&mut scenario, ANA, false);
    post(&mut scenario, ANA, 1, 10);
    post(&mut scenario, ANA, 1, 10);
    act!(&mut scenario, ANA, |room, ctx| room.erase(0, ctx));
    act!(&mut scenario, COX, |room, ctx| room.erase(1, ctx));
    look!(&mut scenario, COX, |room, _| {
        assert!(!room.has_message_for_testing(0) && !room.has_message_for_testing(1));
        assert_eq!(room.posted(), 2);
    });
    scenario.end();
}

#[test, expected_failure(abort_code = room::ENotYours)]
fun a_member_does_not_erase_what_others_wrote() {
    let mut scenario = begin();
    admit(&mut scenario, ANA, false);
    post(&mut scenario, COX, 1, 10);
    act!(&mut scenario, ANA, |room, ctx| room.erase(0, ctx));
    abort
}

#[test, expected_failure(abort_code = room::ENoMessage)]
fun a_message_is_erased_once() {
    let mut scenario = begin();
    post(&mut scenario, COX, 0, 10);
    act!(&mut scenario, COX, |room, ctx| room.erase(0, ctx));
    act!(&mut scenario, COX, |room, ctx| room.erase(0, ctx));
    abort
}

#[test, expected_failure(abort_code = room::EOldPackage)]
fun an_old_package_approves_nothing() {
    let mut scenario = begin();
    act!(&mut scenario, COX, |room, _| room.set_version_for_testing(2));
    ask(&mut scenario, COX, 0);
    abort
}

#[test, expected_failure(abort_code = room::EOldPackage)]
fun an_old_package_posts_nothing() {
    let mut scenario = begin();
    act!(&mut scenario, COX, |room, _| room.set_version_for_testing(2));
    post(&mut scenario, COX, 0, 10);
    abort
}

#[test, expected_failure(abort_code = room::EOldPackage)]
fun an_old_package_invites_nobody() {
    let mut scenario = begin();
    act!(&mut scenario, COX, |room, _| room.set_version_for_testing(2));
    invite(&mut scenario, ANA, false);
    abort
}

#[test, expected_failure(abort_code = room::EOldPackage)]
fun an_old_package_lets_nobody_join() {
    let mut scenario = begin();
    invite(&mut scenario, ANA, false);
    act!(&mut scenario, COX, |room, _| room.set_version_for_testing(2));
    act!(&mut scenario, ANA, |room, ctx| room.join(ctx));
    abort
}

#[test, expected_failure(abort_code = room::EOldPackage)]
fun an_old_package_lets_nobody_leave() {
    let mut scenario = begin();
    admit(&mut scenario, ANA, false);
    act!(&mut scenario, COX, |room, _| room.set_version_for_testing(2));
    act!(&mut scenario, ANA, |room, ctx| room.leave(ctx));
    abort
}

#[test, expected_failure(abort_code = room::EOldPackage)]
fun an_old_package_erases_nothing() {
    let mut scenario = begin();
    post(&mut scenario, COX, 0, 10);
    act!(&mut scenario, COX, |room, _| room.set_version_for_testing(2));
    act!(&mut scenario, COX, |room, ctx| room.erase(0, ctx));
    abort
}
