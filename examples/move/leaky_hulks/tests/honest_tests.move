/// What the three packages are for. Write your attacks in a file beside this one.
#[test_only]
module leaky_hulks::honest_tests;

use leaky_hulks::chandlery::{Self, Shop};
use leaky_hulks::salvage::{Self, Pool};
use leaky_hulks::signal_mast::{Self, Mast};
use std::unit_test::{assert_eq, destroy};
use sui::coin;
use sui::sui::SUI;
use sui::test_scenario as scenario;

/// A second currency.
public struct PEARL has drop {}

// #region shop
#[test]
fun a_lantern_costs_two_sui_or_five_pearls() {
    let mut test = scenario::begin(@0x50);
    let cap = chandlery::open(test.ctx());
    test.next_tx(@0x50);
    let mut shop = test.take_shared<Shop>();
    shop.accept<SUI>(&cap, 2_000_000_000);
    shop.accept<PEARL>(&cap, 5);

    let quote = shop.quote<SUI>();
    let sui = coin::mint_for_testing<SUI>(2_000_000_000, test.ctx());
    let first = shop.buy(quote, sui, test.ctx());
    let quote = shop.quote<PEARL>();
    let pearls = coin::mint_for_testing<PEARL>(5, test.ctx());
    let second = shop.buy(quote, pearls, test.ctx());

    let takings = shop.empty<SUI>(&cap, test.ctx());
    assert_eq!(takings.value(), 2_000_000_000);
    destroy(vector[first, second]);
    destroy(takings);
    destroy(cap);
    scenario::return_shared(shop);
    test.end();
}
// #endregion shop

// #region mast
#[test]
fun a_keeper_renews_a_capability_and_hoists_a_flag() {
    let mut test = scenario::begin(@0x50);
    let cap = signal_mast::put_up(test.ctx());
    test.next_tx(@0x50);
    let mut mast = test.take_shared<Mast>();
    let keeper = mast.appoint(&cap, test.ctx());
    let keeper = mast.renew(keeper, test.ctx());
    mast.hoist(&keeper, b"enter".to_string());
    assert_eq!(*mast.flag(), b"enter".to_string());
    destroy(keeper);
    destroy(cap);
    scenario::return_shared(mast);
    test.end();
}

#[test, expected_failure(abort_code = signal_mast::ENotKeeper)]
fun a_dismissed_keeper_hoists_no_flag() {
    let mut test = scenario::begin(@0x50);
    let cap = signal_mast::put_up(test.ctx());
    test.next_tx(@0x50);
    let mut mast = test.take_shared<Mast>();
    let keeper = mast.appoint(&cap, test.ctx());
    mast.dismiss(&cap, object::id(&keeper));
    mast.hoist(&keeper, b"enter".to_string());
    abort
}
// #endregion mast

// #region pool
#[test]
fun two_divers_share_a_find() {
    let mut test = scenario::begin(@0x50);
    salvage::open(test.ctx());
    test.next_tx(@0x50);
    let mut pool = test.take_shared<Pool>();
    let first = pool.deposit(coin::mint_for_testing(3_000_000, test.ctx()), test.ctx());
    let second = pool.deposit(coin::mint_for_testing(1_000_000, test.ctx()), test.ctx());
    pool.add_find(coin::mint_for_testing(400_000, test.ctx()));
    let money = pool.redeem(second, test.ctx());
    assert_eq!(money.value(), 1_100_000);
    destroy(first);
    destroy(money);
    scenario::return_shared(pool);
    test.end();
}
// #endregion pool
