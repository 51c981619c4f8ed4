#[test_only]
module guild_badge::badge_tests;

use guild_badge::badge::{Self, Badge, Registrar, Roll};
use std::unit_test::assert_eq;
use sui::clock;
use sui::test_scenario as scenario;

const GUILD: address = @0x6111D;
const MEMBER: address = @0x3E3;

// #region test-revoke
#[test]
fun a_revoked_badge_stays_but_does_not_count() {
    let mut test = scenario::begin(GUILD);
    badge::init_for_testing(test.ctx());
    let clock = clock::create_for_testing(test.ctx());

    test.next_tx(GUILD);
    let registrar = test.take_from_sender<Registrar>();
    registrar.award(b"Cartographers".to_string(), 3, MEMBER, &clock, test.ctx());

    test.next_tx(MEMBER);
    let badge = test.take_from_sender<Badge>();
    let mut roll = test.take_shared<Roll>();
    assert!(badge.is_valid(&roll));
    assert_eq!(badge.rank(), 3);

    registrar.revoke(&mut roll, object::id(&badge));
    assert!(!badge.is_valid(&roll));

    // The holder gets rid of it, and of its storage deposit.
    badge.renounce();
    test.next_tx(MEMBER);
    assert!(!test.has_most_recent_for_sender<Badge>());

    scenario::return_shared(roll);
    scenario::return_to_address(GUILD, registrar);
    clock.destroy_for_testing();
    test.end();
}
// #endregion test-revoke
