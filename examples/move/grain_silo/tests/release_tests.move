#[test_only]
module grain_silo::release_tests;

use grain_silo::release;
use std::unit_test::assert_eq;

#[test]
fun a_cliff_releases_everything_at_once() {
    let grant = release::cliff(100);
    assert_eq!(grant.released(1_000, 99), 0);
    assert_eq!(grant.released(1_000, 100), 1_000);
}

#[test]
fun linear_follows_the_clock() {
    let grant = release::linear(100, 300);
    assert_eq!(grant.released(1_000, 0), 0);
    assert_eq!(grant.released(1_000, 150), 250);
    assert_eq!(grant.released(1_000, 299), 995);
    assert_eq!(grant.released(1_000, 900), 1_000);
}

// #region hybrid
#[test]
fun a_quarter_at_the_cliff_and_the_rest_evenly() {
    let grant = release::cliff_then_linear(100, 400, 2_500);
    assert_eq!(grant.released(1_200, 99), 0);
    assert_eq!(grant.released(1_200, 100), 300);
    assert_eq!(grant.released(1_200, 200), 600);
    assert_eq!(grant.released(1_200, 400), 1_200);
}
// #endregion hybrid

#[test]
fun steps_wait_for_the_end_of_each_period() {
    let grant = release::steps(100, 10, 3);
    assert_eq!(grant.released(1_000, 109), 0);
    assert_eq!(grant.released(1_000, 110), 333);
    assert_eq!(grant.released(1_000, 129), 666);
    assert_eq!(grant.released(1_000, 130), 1_000);
    assert_eq!(grant.released(1_000, 999), 1_000);
}

// #region curve
#[test]
fun a_backloaded_grant_pays_most_at_the_end() {
    let grant = release::curve(vector[100, 300, 400], vector[0, 2_000, 10_000]);
    assert_eq!(grant.released(1_000, 100), 0);
    assert_eq!(grant.released(1_000, 200), 100);
    assert_eq!(grant.released(1_000, 300), 200);
    assert_eq!(grant.released(1_000, 350), 600);
    assert_eq!(grant.released(1_000, 400), 1_000);
}
// #endregion curve

#[test]
fun large_grants_do_not_overflow() {
    let grant = release::linear(0, 4_000_000_000_000);
    let total = 10_000_000_000_000_000_000;
    assert_eq!(grant.released(total, 2_000_000_000_000), total / 2);
}

#[test]
fun no_schedule_takes_anything_back() {
    let grants = vector[
        release::linear(5, 50),
        release::cliff_then_linear(7, 60, 1_234),
        release::steps(3, 6, 7),
        release::curve(vector[2, 9, 33], vector[500, 777, 10_000]),
    ];
    grants.do_ref!(|grant| {
        let mut before = 0;
        100u64.do!(|now| {
            let after = grant.released(997, now);
            assert!(before <= after && after <= 997);
            before = after;
        });
        assert_eq!(before, 997);
    });
}

#[test, expected_failure(abort_code = release::EBadCurve)]
fun a_curve_must_end_at_the_whole() {
    release::curve(vector[1, 2], vector[0, 9_999]);
}

#[test, expected_failure(abort_code = release::EEndsBeforeItStarts)]
fun time_does_not_run_backwards() {
    release::linear(2, 2);
}
