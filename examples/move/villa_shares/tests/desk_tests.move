/// The register, without the standard: the interface that the samples compile against
/// has no code to run.
#[test_only]
module villa_shares::desk_tests;

use sui::test_scenario as scenario;
use villa_shares::desk::{Self, DeskCap, Register};

const DESK: address = @0xDE5C;
const ANNA: address = @0xA44A;
const BELA: address = @0xBE1A;

public struct VILLA() has drop;

#[test]
fun an_admitted_account_passes() {
    let mut test = scenario::begin(DESK);
    let cap: DeskCap<VILLA> = desk::register_for_testing(test.ctx());
    test.next_tx(DESK);
    let mut register = test.take_shared<Register<VILLA>>();
    register.admit(&cap, ANNA);
    register.check_for_testing(ANNA);
    scenario::return_shared(register);
    transfer::public_transfer(cap, DESK);
    test.end();
}

#[test, expected_failure(abort_code = desk::ENotAdmitted)]
fun another_one_does_not() {
    let mut test = scenario::begin(DESK);
    let cap: DeskCap<VILLA> = desk::register_for_testing(test.ctx());
    test.next_tx(DESK);
    let mut register = test.take_shared<Register<VILLA>>();
    register.admit(&cap, ANNA);
    register.check_for_testing(BELA);
    abort
}

#[test, expected_failure(abort_code = desk::EOtherRegister)]
fun the_cap_of_another_register_admits_nobody() {
    let mut test = scenario::begin(DESK);
    let _cap: DeskCap<VILLA> = desk::register_for_testing(test.ctx());
    test.next_tx(DESK);
    let mut register = test.take_shared<Register<VILLA>>();
    let foreign: DeskCap<VILLA> = desk::register_for_testing(test.ctx());
    register.admit(&foreign, ANNA);
    abort
}
