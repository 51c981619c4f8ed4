// #region setup
#[test_only]
module fraction_vault::vault_tests;

use fraction_vault::vault::{Self, Vault};
use std::unit_test::{assert_eq, destroy};
use sui::coin::{Self, Coin};
use sui::test_scenario::{Self as scenario, Scenario};

const OWNER: address = @0x0C0;
const BUYER: address = @0xB1D;

/// The asset of the tests.
public struct Sailboat has key, store { id: UID, length_cm: u64 }

/// The currency of its shares.
public struct SAIL has drop {}

/// `OWNER` locks a sailboat for 1,000 shares and sends 400 of them to `BUYER`.
fun lock_boat(): Scenario {
    let mut test = scenario::begin(OWNER);
    let boat = Sailboat { id: object::new(test.ctx()), length_cm: 850 };
    let treasury = coin::create_treasury_cap_for_testing<SAIL>(test.ctx());
    let mut shares = vault::lock(boat, treasury, 1_000, test.ctx());
    transfer::public_transfer(shares.split(400, test.ctx()), BUYER);
    transfer::public_transfer(shares, OWNER);
    test.next_tx(BUYER);
    test
}
// #endregion setup

// #region test-unlock
#[test]
fun all_shares_together_release_the_asset() {
    let mut test = lock_boat();

    // The buyer passes 150 shares on; each part is a coin of its own.
    let mut bought = test.take_from_sender<Coin<SAIL>>();
    transfer::public_transfer(bought.split(150, test.ctx()), OWNER);
    transfer::public_transfer(bought, OWNER);

    // The owner has three coins now, and joins them.
    test.next_tx(OWNER);
    let mut shares = test.take_from_sender<Coin<SAIL>>();
    shares.join(test.take_from_sender());
    shares.join(test.take_from_sender());
    let vault = test.take_shared<Vault<Sailboat, SAIL>>();
    assert_eq!(shares.value(), vault.shares());
    assert_eq!(vault.asset().length_cm, 850);

    let boat = vault.unlock(shares, test.ctx());
    destroy(boat);
    test.next_tx(OWNER);
    assert!(!scenario::has_most_recent_shared<Vault<Sailboat, SAIL>>());
    test.end();
}
// #endregion test-unlock

// #region test-retire
#[test]
fun retired_shares_are_not_needed_to_unlock() {
    let mut test = lock_boat();
    let mut vault = test.take_shared<Vault<Sailboat, SAIL>>();
    let bought = test.take_from_sender<Coin<SAIL>>();
    vault.retire(bought);
    assert_eq!(vault.shares(), 600);
    scenario::return_shared(vault);

    test.next_tx(OWNER);
    let vault = test.take_shared<Vault<Sailboat, SAIL>>();
    let shares = test.take_from_sender<Coin<SAIL>>();
    let boat = vault.unlock(shares, test.ctx());
    assert_eq!(boat.length_cm, 850);
    destroy(boat);
    test.end();
}
// #endregion test-retire

// #region test-failures
#[test, expected_failure(abort_code = vault::ESharesMissing)]
fun a_part_of_the_shares_releases_nothing() {
    let mut test = lock_boat();
    let vault = test.take_shared<Vault<Sailboat, SAIL>>();
    let bought = test.take_from_sender<Coin<SAIL>>();
    let _boat = vault.unlock(bought, test.ctx());
    abort
}

#[test, expected_failure(abort_code = vault::EAlreadyMinted)]
fun a_currency_with_coins_outside_is_refused() {
    let ctx = &mut tx_context::dummy();
    let mut treasury = coin::create_treasury_cap_for_testing<SAIL>(ctx);
    let _hidden = treasury.mint(1, ctx);
    let boat = Sailboat { id: object::new(ctx), length_cm: 850 };
    let _shares = vault::lock(boat, treasury, 1_000, ctx);
    abort
}
// #endregion test-failures

#[test, expected_failure(abort_code = vault::ESharesMissing)]
fun the_last_share_cannot_be_retired() {
    let mut test = lock_boat();
    test.next_tx(OWNER);
    let mut vault = test.take_shared<Vault<Sailboat, SAIL>>();
    let rest = test.take_from_sender<Coin<SAIL>>();
    vault.retire(rest);
    test.next_tx(BUYER);
    let last = test.take_from_sender<Coin<SAIL>>();
    vault.retire(last);
    abort
}
