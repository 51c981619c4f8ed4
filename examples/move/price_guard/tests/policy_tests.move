// #region setup
#[test_only]
module price_guard::policy_tests;

use price_guard::feeds::{Self, North, South};
use price_guard::pawn_desk::{Self, Desk};
use price_guard::policy::{Self, Policy};
use std::unit_test::{assert_eq, destroy};
use sui::clock::{Self, Clock};
use sui::test_scenario as scenario;

const NOW: u64 = 100_000;

/// At most 20 s old, 1 s ahead, and 1 percent of uncertainty.
fun strict(): Policy {
    let mut policy = policy::new(b"SUI/USD", 20_000, 1_000, 100);
    policy.accept<North>();
    policy.accept<South>();
    policy
}

fun clock_at(now: u64): Clock {
    let mut clock = clock::create_for_testing(&mut tx_context::dummy());
    clock.set_for_testing(now);
    clock
}
// #endregion setup

// #region good
#[test]
fun a_good_quote_has_bounds() {
    let clock = clock_at(NOW);
    // 3.20 dollars, give or take 2 cents.
    let price = strict().check(
        &feeds::north(320_000_000, 2_000_000, NOW - 20_000),
        &clock,
    );
    assert_eq!(price.low(), 3_180_000_000);
    assert_eq!(price.mid(), 3_200_000_000);
    assert_eq!(price.high(), 3_220_000_000);
    destroy(clock);
}
// #endregion good

#[test]
fun decimals_do_not_matter() {
    let clock = clock_at(NOW);
    let price = strict().check(&feeds::south(3_200_000_000_000, 0, NOW), &clock);
    assert_eq!(price.mid(), 3_200_000_000);
    destroy(clock);
}

// #region bad
#[test, expected_failure(abort_code = policy::EStale)]
fun an_old_quote() {
    strict().check(&feeds::north(320_000_000, 0, NOW - 20_001), &clock_at(NOW));
    abort
}

#[test, expected_failure(abort_code = policy::EFromTheFuture)]
fun a_quote_from_the_future() {
    strict().check(&feeds::north(320_000_000, 0, NOW + 1_001), &clock_at(NOW));
    abort
}

#[test, expected_failure(abort_code = policy::EUncertain)]
fun an_uncertain_quote() {
    strict().check(&feeds::north(320_000_000, 3_200_001, NOW), &clock_at(NOW));
    abort
}

#[test, expected_failure(abort_code = policy::EUnknownSource)]
fun a_quote_of_anybody() {
    strict().check(&feeds::rogue(1), &clock_at(NOW));
    abort
}

#[test, expected_failure(abort_code = policy::EOtherFeed)]
fun a_quote_for_something_else() {
    strict().check(&feeds::other_feed(), &clock_at(NOW));
    abort
}
// #endregion bad

#[test, expected_failure(abort_code = policy::ENoPrice)]
fun a_price_of_zero() {
    strict().check(&feeds::north(0, 0, NOW), &clock_at(NOW));
    abort
}

#[test]
fun two_providers_agree() {
    let clock = clock_at(NOW);
    let a = strict().check(&feeds::north(320_000_000, 1_000_000, NOW), &clock);
    let b = strict().check(&feeds::south(3_210_000_000_000, 0, NOW), &clock);
    let price = policy::agree(a, b, 50);
    assert_eq!(price.low(), 3_190_000_000);
    assert_eq!(price.mid(), 3_205_000_000);
    assert_eq!(price.high(), 3_210_000_000);
    destroy(clock);
}

#[test, expected_failure(abort_code = policy::EDisagree)]
fun two_providers_disagree() {
    let clock = clock_at(NOW);
    let a = strict().check(&feeds::north(320_000_000, 0, NOW), &clock);
    let b = strict().check(&feeds::south(3_240_000_000_000, 0, NOW), &clock);
    policy::agree(a, b, 50);
    abort
}

// #region loan
#[test]
fun a_loan_counts_from_the_low_end() {
    let mut test = scenario::begin(@0xDE5C);
    pawn_desk::open(strict(), test.ctx());
    test.next_tx(@0xB0B);
    let clock = clock_at(NOW);
    test.with_shared!<Desk>(|desk, _| {
        // 10 SUI at no less than 3.18 dollars; 60 percent of that, in micro-dollars.
        let quote = feeds::north(320_000_000, 2_000_000, NOW);
        assert_eq!(desk.max_loan(10_000_000_000, &quote, &clock), 19_080_000);
    });
    destroy(clock);
    test.end();
}
// #endregion loan
