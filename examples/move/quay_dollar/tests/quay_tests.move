#[test_only]
module quay_dollar::quay_tests;

use quay_dollar::compliance::{Self, Decision, DirectorCap, Office, OfficerCap};
use quay_dollar::quay::{Self, QUAY};
use std::unit_test::assert_eq;
use sui::coin;
use sui::deny_list::DenyList;
use sui::event;
use sui::test_scenario::{Self as scenario, Scenario};

const ISSUER: address = @0x1551;
const OFFICER: address = @0x0FF1;
const SUSPECT: address = @0x5C5;

/// Publishes QUAY, appoints `OFFICER` and starts a transaction of theirs.
fun open_office(): Scenario {
    let mut test = scenario::begin(ISSUER);
    test.create_system_objects();
    quay::init_for_testing(test.ctx());

    test.next_tx(ISSUER);
    let director = test.take_from_sender<DirectorCap>();
    director.appoint(OFFICER, test.ctx());
    test.return_to_sender(director);

    test.next_tx(OFFICER);
    test
}

// #region test-epochs
#[test]
fun a_denial_reaches_recipients_in_the_next_epoch() {
    let mut test = open_office();
    let officer = test.take_from_sender<OfficerCap>();
    let mut office = test.take_shared<Office<QUAY>>();
    let mut list = test.take_shared<DenyList>();

    officer.deny(&mut office, &mut list, SUSPECT, b"case 17".to_string(), test.ctx());
    assert_eq!(event::events_by_type<Decision<QUAY>>().length(), 1);
    // The newest state bars spending at once. The state of this epoch, which recipients
    // are checked against, has not changed yet.
    assert!(coin::deny_list_v2_contains_next_epoch<QUAY>(&list, SUSPECT));
    assert!(!coin::deny_list_v2_contains_current_epoch<QUAY>(&list, SUSPECT, test.ctx()));

    test.next_epoch(OFFICER);
    assert!(coin::deny_list_v2_contains_current_epoch<QUAY>(&list, SUSPECT, test.ctx()));

    officer.readmit(&mut office, &mut list, SUSPECT, b"closed".to_string(), test.ctx());
    assert!(!coin::deny_list_v2_contains_next_epoch<QUAY>(&list, SUSPECT));
    assert!(coin::deny_list_v2_contains_current_epoch<QUAY>(&list, SUSPECT, test.ctx()));

    scenario::return_shared(list);
    scenario::return_shared(office);
    test.return_to_sender(officer);
    test.end();
}
// #endregion test-epochs

// #region test-pause
#[test]
fun a_pause_follows_the_same_clock() {
    let mut test = open_office();
    let officer = test.take_from_sender<OfficerCap>();
    let mut office = test.take_shared<Office<QUAY>>();
    let mut list = test.take_shared<DenyList>();

    officer.pause(&mut office, &mut list, b"drill".to_string(), test.ctx());
    assert!(coin::deny_list_v2_is_global_pause_enabled_next_epoch<QUAY>(&list));
    assert!(
        !coin::deny_list_v2_is_global_pause_enabled_current_epoch<QUAY>(
            &list,
            test.ctx(),
        ),
    );

    test.next_epoch(OFFICER);
    officer.resume(&mut office, &mut list, b"over".to_string(), test.ctx());
    assert!(!coin::deny_list_v2_is_global_pause_enabled_next_epoch<QUAY>(&list));
    assert!(
        coin::deny_list_v2_is_global_pause_enabled_current_epoch<QUAY>(&list, test.ctx()),
    );

    scenario::return_shared(list);
    scenario::return_shared(office);
    test.return_to_sender(officer);
    test.end();
}
// #endregion test-pause

// #region test-failures
#[test, expected_failure(abort_code = compliance::ERevoked)]
fun a_revoked_officer_decides_nothing() {
    let mut test = open_office();
    let officer = test.take_from_sender<OfficerCap>();
    let id = object::id(&officer);
    test.return_to_sender(officer);

    test.next_tx(ISSUER);
    let director = test.take_from_sender<DirectorCap>();
    let mut office = test.take_shared<Office<QUAY>>();
    director.revoke(&mut office, id);
    test.return_to_sender(director);
    scenario::return_shared(office);

    test.next_tx(OFFICER);
    let officer = test.take_from_sender<OfficerCap>();
    let mut office = test.take_shared<Office<QUAY>>();
    let mut list = test.take_shared<DenyList>();
    officer.pause(&mut office, &mut list, b"no".to_string(), test.ctx());
    abort
}
// #endregion test-failures
