#[test_only]
module tip_jar::jar_tests;

use std::unit_test::{assert_eq, destroy};
use sui::coin;
use sui::sui::SUI;
use sui::test_scenario as scenario;
use tip_jar::jar::{Self, Jar};

// #region test-share-out
#[test]
fun the_rest_of_the_tips_comes_back() {
    let mut test = scenario::begin(@0xA);
    let tips = coin::mint_for_testing<SUI>(1_000, test.ctx());
    let rest = jar::share_out(tips, vector[@0xB, @0xC, @0xD], test.ctx());
    assert_eq!(rest.value(), 1);
    destroy(rest);
    test.end();
}
// #endregion test-share-out

// #region test-key
#[test, expected_failure(abort_code = jar::ENotYourJar)]
fun a_key_opens_its_own_jar_only() {
    let mut test = scenario::begin(@0xA);
    let _key = jar::open(test.ctx());
    test.next_tx(@0xA);
    let mut jar = test.take_shared<Jar>();
    let other_key = jar::open(test.ctx());
    let _coin = jar.empty<SUI>(&other_key, 5, test.ctx());
    abort
}
// #endregion test-key
