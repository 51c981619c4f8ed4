/// Each attack twice: on the leaky version, where it works, and on the mended one.
#[test_only]
module mended_hulks::attack_tests;

use leaky_hulks::chandlery as leaky_chandlery;
use leaky_hulks::salvage as leaky_salvage;
use leaky_hulks::signal_mast as leaky_mast;
use mended_hulks::chandlery;
use mended_hulks::salvage;
use mended_hulks::signal_mast;
use std::unit_test::{assert_eq, destroy};
use sui::coin;
use sui::sui::SUI;
use sui::test_scenario as scenario;

const THIEF: address = @0x7E;

/// A currency of the thief's own making.
public struct PEBBLE has drop {}

// #region shop
/// A quote for 2 SUI, paid with as many pebbles.
#[test]
fun leaky_a_lantern_is_paid_with_pebbles() {
    let mut test = scenario::begin(THIEF);
    let cap = leaky_chandlery::open(test.ctx());
    test.next_tx(THIEF);
    let mut shop = test.take_shared<leaky_chandlery::Shop>();
    shop.accept<SUI>(&cap, 2_000_000_000);

    let quote = shop.quote<SUI>();
    let pebbles = coin::mint_for_testing<PEBBLE>(2_000_000_000, test.ctx());
    let lantern = shop.buy(quote, pebbles, test.ctx());

    let takings = shop.empty<SUI>(&cap, test.ctx());
    assert_eq!(takings.value(), 0);
    destroy(lantern);
    destroy(takings);
    destroy(cap);
    scenario::return_shared(shop);
    test.end();
}

#[test, expected_failure(abort_code = chandlery::EOtherCurrency)]
fun mended_a_lantern_is_not_paid_with_pebbles() {
    let mut test = scenario::begin(THIEF);
    let cap = chandlery::open(test.ctx());
    test.next_tx(THIEF);
    let mut shop = test.take_shared<chandlery::Shop>();
    shop.accept<SUI>(&cap, 2_000_000_000);

    let quote = shop.quote<SUI>();
    let pebbles = coin::mint_for_testing<PEBBLE>(2_000_000_000, test.ctx());
    destroy(shop.buy(quote, pebbles, test.ctx()));
    abort
}
// #endregion shop

// #region mast
/// A keeper who was dismissed has the worthless capability renewed.
#[test]
fun leaky_a_dismissed_keeper_is_back() {
    let mut test = scenario::begin(THIEF);
    let cap = leaky_mast::put_up(test.ctx());
    test.next_tx(THIEF);
    let mut mast = test.take_shared<leaky_mast::Mast>();
    let keeper = mast.appoint(&cap, test.ctx());
    mast.dismiss(&cap, object::id(&keeper));

    let keeper = mast.renew(keeper, test.ctx());
    mast.hoist(&keeper, b"enter".to_string());
    assert_eq!(*mast.flag(), b"enter".to_string());
    destroy(keeper);
    destroy(cap);
    scenario::return_shared(mast);
    test.end();
}

#[test, expected_failure(abort_code = signal_mast::ENotKeeper)]
fun mended_a_dismissed_keeper_stays_dismissed() {
    let mut test = scenario::begin(THIEF);
    let cap = signal_mast::put_up(test.ctx());
    test.next_tx(THIEF);
    let mut mast = test.take_shared<signal_mast::Mast>();
    let keeper = mast.appoint(&cap, test.ctx());
    mast.dismiss(&cap, object::id(&keeper));

    destroy(mast.renew(keeper, test.ctx()));
    abort
}
// #endregion mast

// #region pool
const VICTIMS_MONEY: u64 = 1_000_000;

/// One share for 1 MIST, a find that makes it worth more than the victim brings, and the
/// victim's deposit buys no share at all.
#[test]
fun leaky_the_first_share_swallows_the_second_deposit() {
    let mut test = scenario::begin(THIEF);
    leaky_salvage::open(test.ctx());
    test.next_tx(THIEF);
    let mut pool = test.take_shared<leaky_salvage::Pool>();
    let one = pool.deposit(coin::mint_for_testing(1, test.ctx()), test.ctx());
    pool.add_find(coin::mint_for_testing(VICTIMS_MONEY, test.ctx()));

    let money = coin::mint_for_testing(VICTIMS_MONEY, test.ctx());
    let victims = pool.deposit(money, test.ctx());
    assert_eq!(victims.amount(), 0);

    let loot = pool.redeem(one, test.ctx());
    assert_eq!(loot.value(), 1 + 2 * VICTIMS_MONEY);
    destroy(victims);
    destroy(loot);
    scenario::return_shared(pool);
    test.end();
}

/// The same steps now cost the thief half of the find, and the victim keeps nearly all.
#[test]
fun mended_the_thief_pays() {
    let mut test = scenario::begin(THIEF);
    salvage::open(test.ctx());
    test.next_tx(THIEF);
    let mut pool = test.take_shared<salvage::Pool>();
    let one = pool.deposit(coin::mint_for_testing(1, test.ctx()), test.ctx());
    pool.add_find(coin::mint_for_testing(VICTIMS_MONEY, test.ctx()));

    let money = coin::mint_for_testing(VICTIMS_MONEY, test.ctx());
    let victims = pool.deposit(money, test.ctx());
    let loot = pool.redeem(one, test.ctx());
    let saved = pool.redeem(victims, test.ctx());
    assert_eq!(loot.value(), 500_125);
    assert_eq!(saved.value(), 999_751);
    destroy(vector[loot, saved]);
    scenario::return_shared(pool);
    test.end();
}

/// With a find a thousand times as large, the victim is refused instead of robbed.
#[test, expected_failure(abort_code = salvage::ENoShare)]
fun mended_money_that_buys_no_share_is_refused() {
    let mut test = scenario::begin(THIEF);
    salvage::open(test.ctx());
    test.next_tx(THIEF);
    let mut pool = test.take_shared<salvage::Pool>();
    let one = pool.deposit(coin::mint_for_testing(1, test.ctx()), test.ctx());
    pool.add_find(coin::mint_for_testing(2_001 * VICTIMS_MONEY, test.ctx()));

    let money = coin::mint_for_testing(VICTIMS_MONEY, test.ctx());
    destroy(pool.deposit(money, test.ctx()));
    destroy(one);
    abort
}
// #endregion pool
