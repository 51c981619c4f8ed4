#[test_only]
module guild_badge::plaque_tests;

use guild_badge::plaque::{Self, Plaque};
use std::unit_test::{assert_eq, destroy};
use sui::coin;
use sui::kiosk::{Self, Kiosk, KioskOwnerCap};
use sui::test_scenario::{Self as scenario, Scenario};
use sui::transfer_policy::{Self, TransferPolicy};

const GUILD: address = @0x6111D;
const MEMBER: address = @0x3E3;

/// A kiosk of `MEMBER` with one plaque, and the policy of plaques.
fun hang_plaque(): (Scenario, Kiosk, KioskOwnerCap, TransferPolicy<Plaque>, ID) {
    let mut test = scenario::begin(GUILD);
    plaque::init_for_testing(test.ctx());
    test.next_tx(MEMBER);
    let policy = test.take_shared<TransferPolicy<Plaque>>();
    let (mut kiosk, cap) = kiosk::new(test.ctx());
    let text = b"Founder".to_string();
    let id = plaque::claim(&policy, &mut kiosk, &cap, text, test.ctx());
    (test, kiosk, cap, policy, id)
}

#[test]
fun the_owner_shows_it() {
    let (test, kiosk, cap, policy, id) = hang_plaque();
    assert!(kiosk.is_locked(id));
    let plaque: &Plaque = kiosk.borrow(&cap, id);
    assert_eq!(plaque.text(), b"Founder".to_string());
    scenario::return_shared(policy);
    destroy(kiosk);
    destroy(cap);
    test.end();
}

#[test, expected_failure(abort_code = kiosk::EItemLocked)]
fun it_cannot_be_taken() {
    let (_test, mut kiosk, cap, _policy, id) = hang_plaque();
    let _plaque: Plaque = kiosk.take(&cap, id);
    abort
}

// #region test-sale
#[test, expected_failure(abort_code = transfer_policy::EPolicyNotSatisfied)]
fun a_sale_is_never_confirmed() {
    let (mut test, mut kiosk, cap, policy, id) = hang_plaque();
    kiosk.list<Plaque>(&cap, id, 0);
    let (_plaque, request) = kiosk.purchase<Plaque>(id, coin::zero(test.ctx()));
    policy.confirm_request(request);
    abort
}
// #endregion test-sale
