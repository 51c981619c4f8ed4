// #region setup
#[test_only]
module signature_checks::office_tests;

use signature_checks::office::{Self, Office};
use std::unit_test::{assert_eq, destroy};
use sui::clock;

const HOLDER: address = @0xb0b0;
const EXPIRES_MS: u64 = 1_900_000_000_000;

/// What examples/ts/cryptography/voucher-signature.ts prints.
const PUBLIC_KEY: vector<u8> =
    x"ea4a6c63e29c520abef5507b132ec5f9954776aebebe7b92421eea691446d22c";
const MESSAGE: vector<u8> =
    x"217369676e61747572655f636865636b733a3a6f66666963653a3a566f7563686572f57edaced7d8e5adc8d6479322b6aa55d8d3aa3dece552c7a2def6ee30c94e32000000000000000000000000000000000000000000000000000000000000b0b0280000000000000001000000000000000038d360ba010000";
const SIGNATURE: vector<u8> =
    x"ef81a6c38c0771edcb69556bb0d135dc232715c4ffea17bef5e19118a271efef32032a41b13d3a12de17455ddcdeee9698161509df31791acb8dfdb5e81c2f09";

/// A context with a fixed digest: the office has the ID that the voucher names.
fun context(sender: address): TxContext {
    let digest = vector::tabulate!(32, |_| 0x11);
    tx_context::new(sender, digest, 0, 0, 0)
}

/// Opens the office and redeems the voucher as `sender`, `times` times.
fun redeem(sender: address, amount: u64, now_ms: u64, times: u64): Office {
    let ctx = &mut context(sender);
    let mut office = office::open(PUBLIC_KEY, ctx);
    let mut clock = clock::create_for_testing(ctx);
    clock.set_for_testing(now_ms);
    times.do!(|_| {
        assert_eq!(office.redeem(amount, 1, EXPIRES_MS, SIGNATURE, &clock, ctx), amount);
    });
    clock.destroy_for_testing();
    office
}
// #endregion setup

// #region test-redeem
#[test]
fun move_and_typescript_agree_on_the_message() {
    let office = office::open(PUBLIC_KEY, &mut context(HOLDER));
    let bytes = office::voucher_bytes(object::id(&office), HOLDER, 40, 1, EXPIRES_MS);
    assert_eq!(bytes, MESSAGE);
    destroy(office);
}

#[test]
fun the_holder_redeems_the_voucher() {
    destroy(redeem(HOLDER, 40, 0, 1));
}

#[test, expected_failure(abort_code = office::EUsed)]
fun a_voucher_counts_once() {
    destroy(redeem(HOLDER, 40, 0, 2));
}

#[test, expected_failure(abort_code = office::EBadSignature)]
fun another_sender_cannot_use_it() {
    destroy(redeem(@0xBAD, 40, 0, 1));
}

#[test, expected_failure(abort_code = office::EBadSignature)]
fun another_amount_is_not_signed() {
    destroy(redeem(HOLDER, 41, 0, 1));
}

#[test, expected_failure(abort_code = office::EExpired)]
fun an_expired_voucher_is_refused() {
    destroy(redeem(HOLDER, 40, EXPIRES_MS, 1));
}
// #endregion test-redeem
