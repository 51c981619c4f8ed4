#[test_only]
module grain_silo::milestones_tests;

use grain_silo::milestones::{Self, Project};
use std::unit_test::{assert_eq, destroy};
use sui::coin;
use sui::sui::SUI;
use sui::test_scenario as scenario;

const FARMER: address = @0xB;

// #region confirm
#[test]
fun confirmed_milestones_are_paid_in_any_order() {
    let mut test = scenario::begin(FARMER);
    let grant = coin::mint_for_testing<SUI>(101, test.ctx());
    let shares = vector[5_000, 2_500, 2_500];
    let judge = milestones::start(grant, FARMER, shares, test.ctx());
    test.next_tx(FARMER);
    let mut project = test.take_shared<Project<SUI>>();

    project.confirm(&judge, 2);
    let first = project.collect(test.ctx());
    project.confirm(&judge, 0);
    project.confirm(&judge, 1);
    let rest = project.collect(test.ctx());
    assert_eq!(first.value(), 25);
    assert_eq!(rest.value(), 76);

    destroy(vector[first, rest]);
    destroy(judge);
    scenario::return_shared(project);
    test.end();
}
// #endregion confirm

#[test, expected_failure(abort_code = milestones::EReached)]
fun a_milestone_counts_once() {
    let mut test = scenario::begin(FARMER);
    let grant = coin::mint_for_testing<SUI>(100, test.ctx());
    let judge = milestones::start(grant, FARMER, vector[10_000], test.ctx());
    test.next_tx(FARMER);
    let mut project = test.take_shared<Project<SUI>>();
    project.confirm(&judge, 0);
    project.confirm(&judge, 0);
    abort
}

#[test, expected_failure(abort_code = milestones::EBadShares)]
fun shares_make_a_whole() {
    let mut test = scenario::begin(FARMER);
    let grant = coin::mint_for_testing<SUI>(100, test.ctx());
    let _judge = milestones::start(grant, FARMER, vector[5_000], test.ctx());
    abort
}
